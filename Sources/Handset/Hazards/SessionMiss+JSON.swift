extension SessionMiss {
    /// The miss as a member of a ``PayloadRecord``.
    var json: JSONText {
        var members: [(key: String, value: JSONText)] = [("rule", .string(rule))]
        if let key { members.append(("key", .string(key))) }
        if let range { members.append(("range", .range(range))) }
        return .object(
            members + [("finding", .string(finding)), ("advice", .string(advice))])
    }
}
