import Handset

// The parts of which keywords are made.

extension SchemaReader {
    /// Returns the demands of a schema; those that ask for the parts of the others come last.
    mutating func keywords(of members: JSONDocumentMembers) -> [SchemaKeyword] {
        var keywords = keywordsOfValues(in: members) + keywordsOfNumbers(in: members)
        keywords += keywordsOfTexts(in: members) + keywordsOfDictionaries(in: members)
        keywords += keywordsOfArrays(in: members) + keywordsOfChoices(in: members)
        let others: [(SchemaName, (CompiledSchema.Place) -> SchemaKeyword)] = [
            (.unevaluatedProperties, SchemaKeyword.otherMembers),
            (.unevaluatedItems, SchemaKeyword.otherElements),
        ]
        for (name, keyword) in others {
            if let place = schema(name, of: members) { keywords.append(keyword(place)) }
        }
        return keywords
    }

    /// Returns the place of a keyword's schema; `nil` without the keyword, or with a problem.
    mutating func schema(
        _ name: SchemaName, of members: JSONDocumentMembers
    ) -> CompiledSchema.Place? {
        guard let value = members[name] else { return nil }
        return attempt { reader throws(JSONDocumentError.Problem) in try reader.place(of: value) }
    }

    /// Returns the places of a keyword's list of schemas; `nil` without the keyword, or with a problem.
    mutating func list(
        _ name: SchemaName, of members: JSONDocumentMembers
    ) -> [CompiledSchema.Place]? {
        guard let value = members[name] else { return nil }
        let found = attempt { _ throws(JSONDocumentError.Problem) in try value.elements() }
        guard let elements = found else { return nil }
        var places: [CompiledSchema.Place] = []
        for element in elements {
            guard !stops(before: element) else { return nil }
            let place = attempt { reader throws(JSONDocumentError.Problem) in
                try reader.place(of: element)
            }
            if let place { places.append(place) }
        }
        return places
    }

    /// Returns a keyword's members with their values; none without the keyword, or with a problem.
    mutating func entries(
        _ name: SchemaName, of members: JSONDocumentMembers
    ) -> [(key: String, value: JSONDocumentValue)] {
        guard let value = members[name] else { return [] }
        let found = attempt { _ throws(JSONDocumentError.Problem) in try value.members() }
        guard let found else { return [] }
        problems += found.problems
        return Array(found)
    }

    /// Returns the places of a keyword's schemas, with their keys.
    mutating func schemas(
        _ name: SchemaName, of members: JSONDocumentMembers
    ) -> [(key: JSONDocumentValue, name: String, schema: CompiledSchema.Place)] {
        var schemas: [(key: JSONDocumentValue, name: String, schema: CompiledSchema.Place)] = []
        for (key, value) in entries(name, of: members) {
            guard !stops(before: value) else { return schemas }
            let place = attempt { reader throws(JSONDocumentError.Problem) in
                try reader.place(of: value)
            }
            if let place { schemas.append((value, key, place)) }
        }
        return schemas
    }

    func texts(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> [String] {
        var texts: [String] = []
        for element in try value.elements() { texts.append(try element.string()) }
        return texts
    }

    /// Returns the pattern of a text, which stands at a value or at its key.
    func pattern(
        _ text: String, orElse problem: (SchemaCause) -> JSONDocumentError.Problem
    ) throws(JSONDocumentError.Problem) -> SessionPattern {
        do throws(SessionPattern.PatternError) {
            return try SchemaPattern.compiled(text)
        } catch {
            throw problem(.pattern(error))
        }
    }
}
