import Handset

extension SchemaMatch {
    /// Returns true if a dictionary meets a keyword about its members.
    mutating func isMet(
        _ keyword: SchemaKeyword, byDictionary value: PayloadValue, _ seen: inout SeenParts
    ) throws(Undecided) -> Bool {
        switch keyword {
        case .members(let members): return try isMet(members, by: value, &seen)
        case .required(let keys):
            try take(keys.count)
            return keys.allSatisfy { value[$0] != nil }
        case .names(let schema):
            for key in value.keys {
                guard try isMet(schema, by: PayloadValue(key)) else { return false }
            }
            return true
        case .dependentKeys(let keys):
            try take(keys.count)
            for (key, required) in keys where value[key] != nil {
                try take(required.count)
                guard required.allSatisfy({ value[$0] != nil }) else { return false }
            }
            return true
        case .dependentSchemas(let schemas):
            try take(schemas.count)
            for (key, schema) in schemas where value[key] != nil {
                guard try isMet(schema, by: value, &seen) else { return false }
            }
            return true
        case .otherMembers(let schema):
            let keys = value.keys
            try take(keys.count)
            for key in keys {
                let bytes = Array(key.utf8)
                guard !seen.keys.contains(bytes), let member = value[key] else { continue }
                guard try isMet(schema, by: member) else { return false }
                seen.insert(bytes)
            }
            return true
        default: return true
        }
    }

    private mutating func isMet(
        _ members: SchemaMembers, by value: PayloadValue, _ seen: inout SeenParts
    ) throws(Undecided) -> Bool {
        let keys = value.keys
        try take(keys.count)
        for key in keys {
            guard let member = value[key] else { continue }
            let bytes = Array(key.utf8)
            var schemas: [CompiledSchema.Place] = []
            if let schema = members.named[bytes] { schemas.append(schema) }
            for (pattern, schema) in members.patterns where try matches(key, pattern) {
                schemas.append(schema)
            }
            if schemas.isEmpty, let rest = members.rest { schemas.append(rest) }
            for schema in schemas {
                guard try isMet(schema, by: member) else { return false }
            }
            if !schemas.isEmpty { seen.insert(bytes) }
        }
        return true
    }
}
