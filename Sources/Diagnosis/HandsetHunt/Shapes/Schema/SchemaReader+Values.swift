import Handset

extension SchemaReader {
    /// Returns the demands on the type of a value and on the value itself.
    mutating func keywordsOfValues(in members: JSONDocumentMembers) -> [SchemaKeyword] {
        var keywords: [SchemaKeyword] = []
        let isNullable = read(SchemaName.nullable, of: members) {
            value throws(JSONDocumentError.Problem) in try value.boolean()
        }
        let types = read(SchemaName.type, of: members) {
            value throws(JSONDocumentError.Problem) in try Self.types(value)
        }
        if var types {
            if isNullable == true { types.insert(.null) }
            keywords.append(.types(types))
        }
        let values = read(SchemaName.enum, of: members) {
            value throws(JSONDocumentError.Problem) in Set(try value.elements().map(\.value))
        }
        if let values { keywords.append(.values(values)) }
        if let value = members[SchemaName.const] { keywords.append(.values([value.value])) }
        return keywords
    }

    private static func types(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> Set<SchemaType> {
        guard value.value.kind == .array else { return [try value.choice(of: SchemaType.self)] }
        var types: Set<SchemaType> = []
        for element in try value.elements() {
            types.insert(try element.choice(of: SchemaType.self))
        }
        guard !types.isEmpty else {
            throw value.problem(SchemaCause.isEmpty(key: SchemaName.type.rawValue))
        }
        return types
    }

    /// Returns the demands on a number.
    mutating func keywordsOfNumbers(in members: JSONDocumentMembers) -> [SchemaKeyword] {
        var keywords: [SchemaKeyword] = []
        let minimum = number(.minimum, of: members)
        let maximum = number(.maximum, of: members)
        let leastExcluded = bound(.exclusiveMinimum, of: members)
        let greatestExcluded = bound(.exclusiveMaximum, of: members)
        if let minimum {
            keywords.append(.minimum(minimum, isExclusive: leastExcluded?.isOfOther == true))
        }
        if let number = leastExcluded?.number {
            keywords.append(.minimum(number, isExclusive: true))
        }
        if let maximum {
            keywords.append(.maximum(maximum, isExclusive: greatestExcluded?.isOfOther == true))
        }
        if let number = greatestExcluded?.number {
            keywords.append(.maximum(number, isExclusive: true))
        }
        let divisor = read(SchemaName.multipleOf, of: members) {
            value throws(JSONDocumentError.Problem) in
            let divisor = try Self.number(value)
            guard divisor.isPositive else {
                throw value.problem(SchemaCause.notPositive(value.found))
            }
            return divisor
        }
        if let divisor { keywords.append(.multiple(of: divisor)) }
        return keywords
    }

    /// Returns an exclusive bound: a number, or in draft 4 and OpenAPI 3.0 true if the other keyword's number is one.
    private mutating func bound(
        _ name: SchemaName, of members: JSONDocumentMembers
    ) -> (number: SchemaNumber?, isOfOther: Bool)? {
        read(name, of: members) { value throws(JSONDocumentError.Problem) in
            if let isOfOther = value.value.boolean { return (nil, isOfOther) }
            return (try Self.number(value), false)
        }
    }

    private mutating func number(
        _ name: SchemaName, of members: JSONDocumentMembers
    ) -> SchemaNumber? {
        read(name, of: members) { value throws(JSONDocumentError.Problem) in
            try Self.number(value)
        }
    }

    private static func number(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> SchemaNumber {
        guard let number = SchemaNumber(value.value) else {
            throw value.problem(SchemaCause.notANumber(value.found))
        }
        return number
    }
}
