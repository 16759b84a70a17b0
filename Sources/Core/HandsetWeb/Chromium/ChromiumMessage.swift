import Foundation

/// A message of a browser: an answer to a command, or an event.
package struct ChromiumMessage {
    /// The number of the command that is answered; `nil` for an event.
    package let number: Int?
    /// The name of the event; empty for an answer.
    package let method: String
    /// The page that it is of; `nil` for the browser itself.
    package let session: String?
    package let content: [String: Any]
    /// The reason why the command was refused; `nil` if it was not.
    package let failure: String?

    /// Creates the message that bytes hold; `nil` if they hold none.
    init?(_ bytes: ArraySlice<UInt8>) {
        var object = try? JSONSerialization.jsonObject(with: Data(bytes))
        if object == nil {
            object = try? JSONSerialization.jsonObject(with: Data(Self.withoutHalves(bytes)))
        }
        guard let object = object as? [String: Any] else { return nil }
        number = object["id"] as? Int
        method = object["method"] as? String ?? ""
        session = object["sessionId"] as? String
        content = object["params"] as? [String: Any] ?? object["result"] as? [String: Any] ?? [:]
        failure = (object["error"] as? [String: Any]).map { "\($0["message"] ?? "an error")" }
    }

    /// Returns JSON in which U+FFFD stands for each half of a surrogate pair: a page's text may have one alone.
    static func withoutHalves(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
                result.append(bytes[index])
                index += 1
                continue
            }
            guard let unit = unit(bytes[index...]), 0xD800...0xDFFF ~= unit else {
                result += bytes[index...index + 1]
                index += 2
                continue
            }
            if unit < 0xDC00, let next = self.unit(bytes[(index + 6)...]), 0xDC00...0xDFFF ~= next {
                result += bytes[index..<index + 12]
                index += 12
            } else {
                result += #"\uFFFD"#.utf8
                index += 6
            }
        }
        return result
    }

    /// Returns the value of the escape with which bytes begin, such as `\ud83d`.
    private static func unit(_ bytes: ArraySlice<UInt8>) -> UInt16? {
        let escape = bytes.prefix(6)
        guard escape.count == 6, escape.starts(with: #"\u"#.utf8) else { return nil }
        return UInt16(String(decoding: escape.dropFirst(2), as: UTF8.self), radix: 16)
    }
}
