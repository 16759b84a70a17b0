internal import Foundation

/// The texts from which Foundation makes values.
enum DecodedText {
    static func isBase64(_ text: String) -> Bool { Data(base64Encoded: text) != nil }

    static func isURL(_ text: String) -> Bool { URL(string: text) != nil }

    static func isUUID(_ text: String) -> Bool { UUID(uuidString: text) != nil }
}
