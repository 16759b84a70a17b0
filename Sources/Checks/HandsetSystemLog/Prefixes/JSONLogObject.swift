/// An object of `log show --style json` or `ndjson`, as far as the timeline needs it.
struct JSONLogObject {
    /// The texts of its members, without escapes.
    private(set) var texts: [String: [UInt8]] = [:]
    /// The offset after its last byte.
    private(set) var end = 0
    /// The offset at which the text of `eventMessage` begins.
    private(set) var messageStart: Int?

    private static let wanted: Set<String> = [
        "timestamp", "eventMessage", "composedMessage", "processImagePath", "process", "processID",
        "eventType", "date", "message",
    ]

    /// Reads an object; `nil` if the text is not one, or its end is not there.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the log.
    ///   - start: The offset of its brace.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return nil }
        var index = start + 1
        var depth = 1
        var key: String?
        var isValue = false
        let limit = min(bytes.count, start + (1 << 20))
        while index < limit {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                let textStart = index + 1
                guard let textEnd = Self.end(ofText: bytes, from: textStart, limit) else {
                    return nil
                }
                if depth == 1 {
                    if !isValue, textEnd - textStart < 64 {
                        key = String(
                            decoding: bytes[textStart..<textEnd], as: UTF8.self)
                    } else if let name = key, isValue, Self.wanted.contains(name) {
                        texts[name] = Self.unescaped(bytes[textStart..<textEnd])
                        if name == "eventMessage" { messageStart = textStart }
                    }
                }
                index = textEnd
            case UInt8(ascii: ":"): isValue = isValue || depth == 1
            case UInt8(ascii: ","): if depth == 1 { isValue = false }
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 {
                    end = index + 1
                    return
                }
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let numberStart = index
                while index + 1 < limit, ByteScan.isDigit(bytes[index + 1]) { index += 1 }
                if depth == 1, isValue, let key, Self.wanted.contains(key), texts[key] == nil {
                    texts[key] = Array(bytes[numberStart...index])
                }
            default: break
            }
            index += 1
        }
        return nil
    }

    private static func end(
        ofText bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ limit: Int
    ) -> Int? {
        var index = start
        while index < limit {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if bytes[index] == UInt8(ascii: "\"") {
                return index
            } else {
                index += 1
            }
        }
        return nil
    }

    /// Returns a text without JSON's escapes.
    private static func unescaped(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
        guard text.contains(UInt8(ascii: "\\")) else { return Array(text) }
        let bytes = Array(text)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
                result.append(bytes[index])
                index += 1
                continue
            }
            index += 2
            switch bytes[index - 1] {
            case UInt8(ascii: "n"): result.append(10)
            case UInt8(ascii: "t"): result.append(9)
            case UInt8(ascii: "r"): result.append(13)
            case UInt8(ascii: "u"):
                let digits = String(
                    decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
                let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
                result += Array(String(Character(scalar)).utf8)
                index = min(index + 4, bytes.count)
            default: result.append(bytes[index - 1])
            }
        }
        return result
    }

    /// The message; `nil` if the object is not an event of a log.
    func message(line: Int) -> LoggedMessage? {
        guard let text = texts["eventMessage"] ?? texts["composedMessage"] ?? texts["message"],
            texts["timestamp"] != nil || texts["processImagePath"] != nil || texts["process"] != nil
        else { return nil }
        let lines = text.split(separator: 10, omittingEmptySubsequences: false)
        var message = LoggedMessage(line: line, prefix: nil, text: lines.first ?? [])
        for line in lines.dropFirst() where !message.add(line) { break }
        message.style = .json
        if let timestamp = texts["timestamp"] ?? texts["date"] {
            var scan = ByteScan(timestamp[...])
            message.time = scan.takeDateAndTime()
        }
        let path = texts["processImagePath"] ?? texts["process"] ?? []
        message.process = String(
            decoding: path.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
        message.pid = texts["processID"].flatMap { Int(String(decoding: $0, as: UTF8.self)) }
        return message
    }
}
