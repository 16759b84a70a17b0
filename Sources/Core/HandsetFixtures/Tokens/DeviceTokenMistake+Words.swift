internal import Handset

extension DeviceTokenMistake {
    /// The name of the mistake for programs, which does not change when the words do.
    public var code: String {
        let name =
            switch content {
            case .form(.hex, _): "with-other-characters"
            case .form(let form, _): "as-\(form.rawValue)"
            case .percentEncoded: "percent-encoded"
            case .fault(let error): Self.code(of: error.problem)
            }
        return "device-token-\(name)"
    }

    private static func code(of problem: PastedTokenError.Problem) -> String {
        switch problem {
        case .foreign(let token): token.rawValue
        case .empty: "empty"
        case .nullText: "null"
        case .elided, .lengthDiffers: "elided"
        case .oddDigitCount: "odd"
        case .udid: "udid"
        case .byteCountAlone: "byte-count"
        case .several: "several"
        case .notHex, .notByte, .tooShort, .tooLong: "not-hex"
        }
    }

    /// The mistake, and what to send, as part of a sentence.
    public var description: String { advice.map { "\(finding); \($0)" } ?? finding }

    /// The mistake, as part of a sentence.
    private var finding: String {
        switch content {
        case .form(let form, let bytes): Self.finding(of: form, byteCount: bytes.count)
        case .percentEncoded(let bytes):
            "the device token is its \(bytes.count) bytes, percent-encoded"
        case .fault(let error): Self.finding(of: error)
        }
    }

    private static func finding(of form: PastedToken.Form, byteCount: Int) -> String {
        switch form {
        case .hex: "the device token has other characters than its \(2 * byteCount) hex digits"
        case .oldDescription:
            "the device token is the description of its bytes with < and >, as NSData's before iOS 13"
        case .description:
            "the device token is the description of its bytes, as NSData's since iOS 13"
        case .base64: "the device token is base64 of its \(byteCount) bytes"
        case .byteArray: "the device token is a list of its \(byteCount) bytes"
        }
    }

    private static func finding(of error: PastedTokenError) -> String {
        switch error.problem {
        case .foreign(let token): "the path has \(token.name)"
        case .several(let count): "the path has \(count) device tokens"
        case .empty, .elided, .oddDigitCount, .udid, .tooShort, .tooLong:
            "the device token is \(error.finding)"
        case .nullText, .lengthDiffers, .notHex, .notByte, .byteCountAlone:
            "in the path, \(error.finding)"
        }
    }

    private var advice: String? {
        switch content {
        case .form(_, let bytes), .percentEncoded(let bytes):
            "send the hex digits alone: \(String(hexOf: bytes))"
        case .fault(let error): error.advice
        }
    }
}
