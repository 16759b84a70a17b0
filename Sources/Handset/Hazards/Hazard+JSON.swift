extension Hazard {
    /// The hazard as a member of a ``PayloadRecord``.
    var json: JSONText {
        var evidence: [(key: String, value: JSONText)]
        switch self.evidence.subject {
        case .text(let key): evidence = [("in", .string("text")), ("key", .string(key))]
        case .url(let key): evidence = [("in", .string("url")), ("key", .string(key))]
        case .javaScript(let key):
            evidence = [("in", .string("javascript")), ("key", .string(key))]
        case .payload: evidence = [("in", .string("payload"))]
        }
        if let range = self.evidence.range { evidence.append(("range", .range(range))) }
        evidence.append(("text", .string(self.evidence.text)))
        return .object([
            ("hazard", .string(kind.identifier)),
            ("severity", .string(kind.severity.rawValue)),
            ("finding", .string(finding)),
            ("evidence", .object(evidence)),
            ("advice", .string(kind.advice)),
        ])
    }
}
