import Handset

extension SchemaReader {
    /// Returns the demands that a value meets all, some or none of other schemas.
    mutating func keywordsOfChoices(in members: JSONDocumentMembers) -> [SchemaKeyword] {
        var keywords: [SchemaKeyword] = []
        if let schemas = choices(.allOf, of: members) { keywords.append(.all(schemas)) }
        if let schemas = choices(.anyOf, of: members) { keywords.append(.any(schemas)) }
        if let schemas = choices(.oneOf, of: members) { keywords.append(.one(schemas)) }
        if let schema = schema(.not, of: members) { keywords.append(.not(schema)) }
        let then = schema(.then, of: members)
        let otherwise = schema(.else, of: members)
        if let condition = schema(.if, of: members) {
            keywords.append(.condition(condition, then: then, otherwise: otherwise))
        }
        return keywords
    }

    /// Returns a list of schemas that has at least one.
    private mutating func choices(
        _ name: SchemaName, of members: JSONDocumentMembers
    ) -> [CompiledSchema.Place]? {
        guard let value = members[name] else { return nil }
        if value.value.kind == .array, value.value.count == 0 {
            problems.append(value.problem(SchemaCause.isEmpty(key: name.rawValue)))
        }
        return list(name, of: members)
    }
}
