import Handset

extension SchemaMatch {
    /// Returns true if a value meets a keyword that asks for all, some or none of other schemas.
    mutating func isMetByChoice(
        _ keyword: SchemaKeyword, _ value: PayloadValue, _ seen: inout SeenParts
    ) throws(Undecided) -> Bool {
        switch keyword {
        case .all(let schemas):
            for schema in schemas {
                guard try isMet(schema, by: value, &seen) else { return false }
            }
            return true
        case .any(let schemas):
            // Each that is met adds the parts that it has looked at.
            return try count(schemas, by: value, &seen, upTo: seen.isKept ? .max : 1) >= 1
        case .one(let schemas): return try count(schemas, by: value, &seen, upTo: 2) == 1
        case .not(let schema): return try !isMet(schema, by: value)
        case .condition(let schema, let then, let otherwise):
            let next = try isMet(schema, by: value, &seen) ? then : otherwise
            guard let next else { return true }
            return try isMet(next, by: value, &seen)
        default: return true
        }
    }

    /// Returns the number of schemas that a value meets; there may be more than `maximum`.
    private mutating func count(
        _ schemas: [CompiledSchema.Place], by value: PayloadValue, _ seen: inout SeenParts,
        upTo maximum: Int
    ) throws(Undecided) -> Int {
        var count = 0
        for schema in schemas where try isMet(schema, by: value, &seen) {
            count += 1
            if count == maximum { break }
        }
        return count
    }
}
