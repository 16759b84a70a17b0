/// The finding and the advice for a miss, each as part of a sentence.
struct SessionMissMessage {
    let finding: String
    let advice: String

    init(_ miss: SessionMiss) {
        let key = miss.key ?? ""
        switch miss.cause {
        case .atTopLevel(let beginning, let keys):
            finding =
                "\(key) is at the top level: the app prints the value alone, so "
                + "\"\(beginning)\" never stands before it"
            advice =
                "put it inside " + (keys.isEmpty ? "aps or another dictionary" : Self.either(keys))
        case .keyNotSearched(let searched):
            finding = "the pattern matches in \(key), where the rule does not look"
            advice =
                "add \(key) to the rule's keys, or send the session under \(Self.either(searched))"
        case .groupUnset(let match, let group):
            finding =
                "the pattern matches \(SourceExcerpt.quoted(match)), but its group \(group) takes "
                + "no part in the match"
            advice = "put the group around a part of the pattern that always matches"
        case .optionMissing(let match, let option):
            finding =
                "the pattern would match \(SourceExcerpt.quoted(match)) with the option \(option)"
            advice = "add it to the rule's options"
        case .similarKey(let name, let expected):
            finding = "\(key) has the key \(SourceExcerpt.quoted(name))"
            advice = "did you mean \"\(expected)\"?"
        case .partialMatch(let match, let following, let unmatched):
            finding =
                "the beginning of the pattern matches \(SourceExcerpt.quoted(match)), but then "
                + (following.isEmpty
                    ? "the text ends" : "\(SourceExcerpt.quoted(following)) follows")
                + " where \(SourceExcerpt.quoted(unmatched)) has to match"
            advice =
                following.hasPrefix("'")
                ? "the group stops at an apostrophe: send none, or change the pattern"
                : "compare the two"
        case .nothingSimilar(let pattern, let isPayloadEmpty):
            finding = "the rule \(SourceExcerpt.quoted(pattern)) matches nothing in this payload"
            advice =
                isPayloadEmpty
                ? "the payload is empty" : "send what it looks for, or change the rule"
        case .notDictionary(let path, let depth):
            finding = "\(Self.place(in: path, depth)) is not a dictionary, so \(path) has no value"
            advice = "send a dictionary there, or change the keyPath"
        case .keyMissing(let path, let depth, let nearest, let available):
            finding = "\(Self.place(in: path, depth)) has no key \(path.keys[depth])"
            advice =
                nearest.map { "did you mean \($0)?" }
                ?? (available.isEmpty
                    ? "it is empty" : "it has \(available.joined(separator: ", "))")
        case .elementMissing(let path, let depth, let count):
            finding = "\(Self.place(in: path, depth)) has no element \(path.keys[depth])"
            advice =
                count == 0
                ? "it is empty"
                : "it has \(count) element\(count == 1 ? "" : "s"), counted from 0"
        case .conditionNotMet(let path, let found, let wanted):
            let values = wanted.prefix(10).map { SourceExcerpt.quoted($0) }.joined(
                separator: " or ")
            finding =
                wanted.isEmpty
                ? "there is no \(path), which the rule's condition asks for"
                : "\(path) is \(found.map { SourceExcerpt.quoted($0) } ?? "not there"), and the rule's "
                    + "condition asks for \(values)"
            advice = "send it, or change \"when\""
        case .notJSON(let path, let depth):
            finding =
                "\(Self.place(in: path, depth)) is not a string of JSON with a dictionary or an array in it"
            advice = "send one, or remove it from \"decode\""
        case .noResponse(let path):
            finding = "\(path) is only there after the user's response"
            advice =
                path.keys == ["@text"]
                ? "try receive --action text:IDENTIFIER=TEXT"
                : "try receive --action tap, or button"
        case .otherType(let path, let wanted):
            finding = "the value at \(path) is not a \(wanted.rawValue)"
            advice = "send a \(wanted.rawValue) there, or change the rule's type"
        case .notMatching(let path, let pattern):
            finding =
                "the value at \(path) does not match \(SourceExcerpt.quoted(pattern)) as a whole"
            advice = "compare the two"
        case .notText(let path, let isNull):
            finding = "the value at \(path) is \(isNull ? "null" : "a dictionary or an array")"
            advice = "send a string or a number there"
        }
    }

    private static func either(_ keys: [String]) -> String {
        keys.prefix(10).joined(separator: " or ")
    }

    /// Returns the name of the value that a number of keys of a path lead to.
    private static func place(in path: SessionKeyPath, _ depth: Int) -> String {
        depth == 0 ? "userInfo" : path.keys.prefix(depth).joined(separator: ".")
    }
}
