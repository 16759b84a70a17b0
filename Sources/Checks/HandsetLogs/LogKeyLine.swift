import Handset

/// A line that logs a key and its value, as in `key: aps, value: {`.
struct LogKeyLine {
    private struct Words {
        let before: [UInt8]
        let after: [UInt8]
        /// True for a pair in parentheses, as Swift prints the elements of a dictionary.
        let isPair: Bool

        init(_ before: String, _ after: String) {
            (self.before, self.after) = (Array(before.utf8), Array(after.utf8))
            isPair = before.hasPrefix("(")
        }
    }

    private static let words = [
        Words("key: ", ", value: "), Words("Key: ", " - Value: "), Words("Key: ", ", Value: "),
        Words("Data: ", " -> "), Words("key: ", " value: "), Words("Key: ", " Value: "),
        Words("key = ", ", value = "), Words("(key: AnyHashable(\"", "\"), value: "),
        Words("(key: \"", "\", value: "),
    ]
    /// The words before a key and a value that stand on a line each.
    private static let keys = ["key: ", "Key: "].map { Array($0.utf8) }
    private static let values = ["value: ", "Value: "].map { Array($0.utf8) }
    private static let maximumKeyByteCount = 256
    private static let maximumHeadByteCount = 96

    /// The text before the words, which is the same for all keys: a tag, or some words more.
    let head: [UInt8]
    let key: [UInt8]
    /// The index of the value; `nil` if the value stands on the next line.
    let valueIndex: Int?
    let isPair: Bool

    /// Reads a line from its content on; the result is `nil` if it is another line, or begins with another head.
    init?(_ line: UnsafeBufferPointer<UInt8>, head: [UInt8]? = nil) {
        if let head {
            guard line.starts(with: head) else { return nil }
            self.init(line, at: head.count)
            return
        }
        for index in 0..<min(line.count, Self.maximumHeadByteCount) {
            let isWord = index == 0 || line[index - 1] == UInt8(ascii: " ")
            switch line[index] {
            case UInt8(ascii: "k"), UInt8(ascii: "K"), UInt8(ascii: "D"), UInt8(ascii: "("):
                guard isWord else { continue }
                self.init(line, at: index)
                return
            // The words may stand in a text of a payload.
            case UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "<"):
                return nil
            default: continue
            }
        }
        return nil
    }

    private init?(_ line: UnsafeBufferPointer<UInt8>, at index: Int) {
        head = Array(line[..<index])
        let rest = line[index...]
        for words in Self.words where rest.starts(with: words.before) {
            let start = index + words.before.count
            let end = min(line.count - words.after.count, start + Self.maximumKeyByteCount)
            guard start < end else { continue }
            for index in start...end where line[index...].starts(with: words.after) {
                key = Self.withoutType(line[start..<index])
                valueIndex = index + words.after.count
                isPair = words.isPair
                return
            }
        }
        guard let before = Self.keys.first(where: rest.starts) else { return nil }
        let text = rest.dropFirst(before.count)
        guard (1...Self.maximumKeyByteCount).contains(text.count),
            text.allSatisfy({ LogParser.isBareKey($0) || $0 == 13 })
        else { return nil }
        key = text.filter { $0 != 13 }
        valueIndex = nil
        isPair = false
    }

    /// Returns the key in `AnyHashable("key")`, and any other key as it is.
    private static func withoutType(_ key: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
        let before = "AnyHashable(\"".utf8
        guard key.starts(with: before), key.suffix(2).elementsEqual("\")".utf8) else {
            return Array(key)
        }
        return Array(key.dropFirst(before.count).dropLast(2))
    }

    /// Returns the index of the value on the line below its key's; `nil` if it is another line.
    func indexOfValue(_ line: UnsafeBufferPointer<UInt8>) -> Int? {
        guard line.starts(with: head) else { return nil }
        let rest = line.dropFirst(head.count)
        return Self.values.first(where: rest.starts).map { head.count + $0.count }
    }
}
