public import Handset

extension LogRefusal.Cause {
    /// The stable identifier of the cause: a payload's, or one of logs.
    package var reason: PayloadRefusal.Reason {
        switch self {
        case .redacted, .hiddenBySystem: .redacted
        case .elided, .leftOut: .elided
        case .unfinished: .unfinished
        case .cutData: .cutData
        case .data: .data
        case .object: .object
        case .withoutAPS: .withoutAPS
        case .messageObject: .messageObject
        case .debugger: .debugger
        case .unfinishedString, .unfinishedDump: .unfinished
        case .unclosedString, .syntax: .syntax
        case .tooLarge: .tooLarge
        case .tooDeep: .tooDeep
        case .grade: .grade
        case .payload(let cause): cause.reason
        }
    }
}

extension PayloadRefusal.Reason {
    /// The log hides a value.
    public static let redacted = Self("redacted")
    /// A value, or some members, were left out.
    public static let elided = Self("elided")
    /// NSData was printed in short.
    public static let cutData = Self("cut-data")
    /// NSData stands where JSON has nothing like it.
    public static let data = Self("data")
    /// An object was printed that does not print its userInfo.
    public static let object = Self("object")
    /// A dictionary of a notification was printed without `aps`.
    public static let withoutAPS = Self("without-aps")
    /// The message object of a library was printed, which is not the payload.
    public static let messageObject = Self("message-object")
    /// lldb has printed a dictionary of Swift.
    public static let debugger = Self("debugger")
    /// The grade of the payload is lower than the one that is asked for.
    public static let grade = Self("grade")

    /// The reasons that only texts in logs have.
    public static let allOfLogs: [Self] = [
        redacted, elided, cutData, data, object, withoutAPS, messageObject, debugger, grade,
    ]
}
