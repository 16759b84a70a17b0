/// A condition over topics: `'a' in topics && ('b' in topics || !('c' in topics))`.
enum FCMCondition {
    /// The largest number of topics in a condition.
    static let maximumTopicCount = 5

    /// Returns the number of topics in a condition; `nil` if the text is none.
    static func topicCount(of text: String) -> Int? {
        var rest = Array(text.utf8)[...]
        var (depth, count, wantsTopic) = (0, 0, true)
        while true {
            skipSpaces(&rest)
            guard let byte = rest.first else { return depth == 0 && !wantsTopic ? count : nil }
            switch byte {
            case UInt8(ascii: "!") where wantsTopic: rest.removeFirst()
            case UInt8(ascii: "(") where wantsTopic:
                rest.removeFirst()
                depth += 1
            case UInt8(ascii: ")") where !wantsTopic && depth > 0:
                rest.removeFirst()
                depth -= 1
            case UInt8(ascii: "'"), UInt8(ascii: "\""):
                guard wantsTopic, takeTopic(&rest) else { return nil }
                count += 1
                wantsTopic = false
            default:
                guard !wantsTopic, take("&&", &rest) || take("||", &rest) else { return nil }
                wantsTopic = true
            }
        }
    }

    /// Takes a name in quotes and `in topics`.
    private static func takeTopic(_ rest: inout ArraySlice<UInt8>) -> Bool {
        let quote = rest.removeFirst()
        guard let end = rest.firstIndex(of: quote),
            FCMTarget.isTopic(String(decoding: rest[..<end], as: UTF8.self))
        else { return false }
        rest = rest[(end + 1)...]
        skipSpaces(&rest)
        guard take("in", &rest) else { return false }
        skipSpaces(&rest)
        return take("topics", &rest)
    }

    private static func take(_ word: String, _ rest: inout ArraySlice<UInt8>) -> Bool {
        guard rest.starts(with: word.utf8) else { return false }
        rest.removeFirst(word.utf8.count)
        return true
    }

    private static func skipSpaces(_ rest: inout ArraySlice<UInt8>) {
        rest = rest.drop { JSONToken.isWhiteSpace($0) }
    }
}
