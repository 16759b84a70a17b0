import Handset

extension SchemaReader {
    /// Returns the demands on the elements of an array.
    mutating func keywordsOfArrays(in members: JSONDocumentMembers) -> [SchemaKeyword] {
        var keywords: [SchemaKeyword] = []
        if let elements = elements(in: members) { keywords.append(elements) }
        let least = count(.minContains, of: members)
        let greatest = count(.maxContains, of: members)
        if let contained = schema(.contains, of: members) {
            keywords.append(.contains(contained, minimum: least ?? 1, maximum: greatest))
        }
        let areUnique = read(SchemaName.uniqueItems, of: members) {
            value throws(JSONDocumentError.Problem) in try value.boolean()
        }
        if areUnique == true { keywords.append(.uniqueElements) }
        return keywords
    }

    /// Returns the schemas of elements; up to draft 7, a list of `items` has the first ones and `additionalItems` is for
    /// the rest.
    private mutating func elements(in members: JSONDocumentMembers) -> SchemaKeyword? {
        let additional = schema(.additionalItems, of: members)
        if members[SchemaName.items]?.value.kind == .array {
            return .elements(first: list(.items, of: members) ?? [], rest: additional)
        }
        let first = list(.prefixItems, of: members) ?? []
        let rest = schema(.items, of: members)
        return first.isEmpty && rest == nil ? nil : .elements(first: first, rest: rest)
    }
}
