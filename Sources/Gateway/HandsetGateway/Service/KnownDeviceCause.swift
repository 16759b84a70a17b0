internal import Handset

/// A cause of a problem in a file of known devices.
enum KnownDeviceCause: Hashable {
    case unreadable(FileBytes.Failure)
    case noTokens
    case devicesMissing
    case tokenMissing
    case token(KnownTokenFault)
    case tokenRepeated
    case topicEmpty
    /// A time has more than the four bytes that the feedback service sends.
    case timeTooLarge(Int)
}

extension KnownDeviceCause: JSONDocumentError.Cause {
    var finding: String {
        switch self {
        case .unreadable(let failure): "cannot read these tokens: \(failure)"
        case .noTokens: "this file holds no device token"
        case .devicesMissing: "there is no \"devices\" in this object"
        case .tokenMissing: "there is no \"token\" in this object"
        case .token(let fault): fault.finding
        case .tokenRepeated: "this device token is repeated"
        case .topicEmpty: "this topic is empty"
        case .timeTooLarge(let time): "\(time) is too late for a time"
        }
    }

    var advice: String {
        switch self {
        case .unreadable: "give a file with a device token on each line, or with JSON"
        case .noTokens: "write one token a line, or JSON such as \(KnownDeviceReader.example)"
        case .devicesMissing: "list the devices, as in \(KnownDeviceReader.example)"
        case .tokenMissing: "give its hex digits"
        case .token(let fault): fault.advice
        case .tokenRepeated: "remove one of the two"
        case .topicEmpty: "name the app, or leave the member out for any topic"
        case .timeTooLarge: "give seconds since 1970, not milliseconds"
        }
    }
}
