import Handset

extension SchemaReader {
    /// Returns the demands on a text, and on the sizes of texts, arrays and dictionaries.
    mutating func keywordsOfTexts(in members: JSONDocumentMembers) -> [SchemaKeyword] {
        var keywords: [SchemaKeyword] = []
        let limits: [(SchemaName, SchemaName, SchemaUnit)] = [
            (.minLength, .maxLength, .scalar), (.minItems, .maxItems, .element),
            (.minProperties, .maxProperties, .member),
        ]
        for (least, greatest, unit) in limits {
            if let minimum = count(least, of: members) { keywords.append(.atLeast(minimum, unit)) }
            if let maximum = count(greatest, of: members) {
                keywords.append(.atMost(maximum, unit))
            }
        }
        let pattern = attempt {
            reader throws(JSONDocumentError.Problem) -> SessionPattern? in
            guard let value = members[SchemaName.pattern] else { return nil }
            return try reader.pattern(value.string()) { value.problem($0) }
        }
        if let pattern = pattern.flatMap(\.self) { keywords.append(.pattern(pattern)) }
        return keywords
    }

    /// Returns the number of a keyword; `nil` without the keyword, or with a problem.
    mutating func count(_ name: SchemaName, of members: JSONDocumentMembers) -> Int? {
        read(name, of: members) { value throws(JSONDocumentError.Problem) in try value.count() }
    }
}
