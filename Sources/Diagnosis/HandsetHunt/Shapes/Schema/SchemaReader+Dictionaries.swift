import Handset

extension SchemaReader {
    mutating func keywordsOfDictionaries(in members: JSONDocumentMembers) -> [SchemaKeyword] {
        var keywords: [SchemaKeyword] = []
        let required = read(SchemaName.required, of: members) {
            [self] value throws(JSONDocumentError.Problem) in try texts(value)
        }
        if let required, !required.isEmpty { keywords.append(.required(required)) }
        if let names = schema(.propertyNames, of: members) { keywords.append(.names(names)) }
        let ofMembers = schemasOfMembers(in: members)
        if !ofMembers.isEmpty { keywords.append(.members(ofMembers)) }
        keywords += dependencies(in: members)
        return keywords
    }

    private mutating func schemasOfMembers(in members: JSONDocumentMembers) -> SchemaMembers {
        var result = SchemaMembers()
        for (_, name, schema) in schemas(.properties, of: members) {
            result.named[Array(name.utf8)] = schema
        }
        for (value, name, schema) in schemas(.patternProperties, of: members) {
            let pattern = attempt { reader throws(JSONDocumentError.Problem) in
                try reader.pattern(name) { value.problemOfKey($0) }
            }
            if let pattern { result.patterns.append((pattern, schema)) }
        }
        result.rest = schema(.additionalProperties, of: members)
        return result
    }

    /// Returns the demands of keys; up to draft 7, one keyword has both kinds.
    private mutating func dependencies(in members: JSONDocumentMembers) -> [SchemaKeyword] {
        var keys: [(key: String, required: [String])] = []
        var schemas: [(key: String, schema: CompiledSchema.Place)] = []
        for name in [SchemaName.dependentRequired, .dependentSchemas, .dependencies] {
            for (key, value) in entries(name, of: members) {
                guard !stops(before: value) else { return [] }
                attempt { reader throws(JSONDocumentError.Problem) in
                    if name == .dependentRequired
                        || name == .dependencies && value.value.kind == .array
                    {
                        keys.append((key, try reader.texts(value)))
                    } else {
                        schemas.append((key, try reader.place(of: value)))
                    }
                }
            }
        }
        return (keys.isEmpty ? [] : [.dependentKeys(keys)])
            + (schemas.isEmpty ? [] : [.dependentSchemas(schemas)])
    }
}
