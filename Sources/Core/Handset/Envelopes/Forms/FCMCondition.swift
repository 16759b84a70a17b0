/// A condition over topics: `'a' in topics && ('b' in topics || !('c' in topics))`.
package enum FCMCondition {
    /// The largest number of topics in a condition.
    static let maximumTopicCount = 5

    /// An operator between two parts of a condition.
    private enum Operator { case and, or }

    /// The part of a condition between two parentheses, as far as it is read.
    private struct Part {
        var value: Bool?
        var pending: Operator?
        /// True if an odd number of `!` stands before the next term.
        var isNegated = false

        mutating func take(_ term: Bool) {
            let term = isNegated ? !term : term
            isNegated = false
            switch (value, pending) {
            case (let value?, .and?): self.value = value && term
            case (let value?, .or?): self.value = value || term
            default: value = term
            }
        }
    }

    /// Returns the number of topics in a condition; `nil` if the text is not a condition.
    static func topicCount(of text: String) -> Int? { evaluate(text, for: [])?.count }

    /// Returns true if a condition holds for an app that has these topics.
    ///
    /// FCM takes what stands in parentheses first, and then the terms from left to right ("Send messages to
    /// topics").
    package static func holds(_ text: String, for topics: Set<String>) -> Bool {
        evaluate(text, for: topics)?.holds == true
    }

    private static func evaluate(
        _ text: String, for topics: Set<String>
    ) -> (count: Int, holds: Bool)? {
        var rest = Array(text.utf8)[...]
        var (parts, count, wantsTopic) = ([Part()], 0, true)
        while true {
            skipSpaces(&rest)
            guard let byte = rest.first else {
                guard parts.count == 1, !wantsTopic else { return nil }
                return (count, parts[0].value == true)
            }
            switch byte {
            case UInt8(ascii: "!") where wantsTopic:
                rest.removeFirst()
                parts[parts.count - 1].isNegated.toggle()
            case UInt8(ascii: "(") where wantsTopic:
                rest.removeFirst()
                parts.append(Part())
            case UInt8(ascii: ")") where !wantsTopic && parts.count > 1:
                rest.removeFirst()
                let value = parts.removeLast().value == true
                parts[parts.count - 1].take(value)
            case UInt8(ascii: "'"), UInt8(ascii: "\""):
                guard wantsTopic, let topic = takeTopic(&rest) else { return nil }
                parts[parts.count - 1].take(topics.contains(topic))
                count += 1
                wantsTopic = false
            default:
                guard !wantsTopic, let pending = takeOperator(&rest) else { return nil }
                parts[parts.count - 1].pending = pending
                wantsTopic = true
            }
        }
    }

    private static func takeOperator(_ rest: inout ArraySlice<UInt8>) -> Operator? {
        if take("&&", &rest) { return .and }
        return take("||", &rest) ? .or : nil
    }

    /// Takes a name in quotes and `in topics`.
    private static func takeTopic(_ rest: inout ArraySlice<UInt8>) -> String? {
        let quote = rest.removeFirst()
        guard let end = rest.firstIndex(of: quote) else { return nil }
        let name = String(decoding: rest[..<end], as: UTF8.self)
        guard FCMTarget.isTopic(name) else { return nil }
        rest = rest[(end + 1)...]
        skipSpaces(&rest)
        guard take("in", &rest) else { return nil }
        skipSpaces(&rest)
        return take("topics", &rest) ? name : nil
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
