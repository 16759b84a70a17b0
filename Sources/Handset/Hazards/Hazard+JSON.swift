extension Hazard {
    /// The hazard as a member of a ``PayloadRecord``.
    var json: JSONText {
        .object([
            ("hazard", .string(kind.identifier)),
            ("severity", .string(kind.severity.rawValue)),
            ("finding", .string(finding)),
            ("evidence", evidence.json),
            ("advice", .string(kind.advice)),
        ])
    }
}

extension HazardEvidence {
    fileprivate var json: JSONText {
        var members: [(key: String, value: JSONText)] =
            switch subject {
            case .text(let key): [("in", .string("text")), ("key", .string(key))]
            case .value(let path):
                [("in", .string("value")), ("keyPath", .array(path.keys.map { .string($0) }))]
            case .url(let rule, let key):
                [("in", .string("url")), ("rule", .string(rule)), ("key", .string(key))]
            case .javaScript(let rule, let key):
                [("in", .string("javascript")), ("rule", .string(rule)), ("key", .string(key))]
            case .payload: [("in", .string("payload"))]
            }
        if let range { members.append(("range", .range(range))) }
        return .object(members + [("text", .string(text))])
    }
}
