import Handset

/// A reader of a JSON Schema, of draft 2020-12 and of what is usual in draft 7 and in OpenAPI 3.0.
///
/// Each schema is read once, one after another: a keyword's at its place, and one that only references name at
/// the end.
struct SchemaReader: JSONDocumentReader {
    /// The number of schemas within one another that are read at most: each level is scanned with all that is in it.
    static let maximumDepth = 64

    static let example = #"{"type":"object","required":["aps"]}"#

    var problems: [JSONDocumentError.Problem] = []
    /// The schemas so far; those that are not read yet demand nothing.
    private var nodes: [SchemaNode] = []
    /// The places of the schemas by the bytes at which they begin.
    private var places: [Int: CompiledSchema.Place] = [:]
    private var pending: [(schema: JSONDocumentValue, resource: SchemaResource, depth: Int)] = []
    /// The number of schemas around those that the present one has.
    private var depth = 0
    private var references: [SchemaReference] = []
    private var names: SchemaReferences
    /// The resource of the schema that is being read.
    private var resource: SchemaResource

    private init(of root: JSONDocumentValue) {
        resource = SchemaResource(root: root).resource(of: root)
        names = SchemaReferences(of: resource)
    }

    /// Reads the schema of a whole document.
    ///
    /// - Parameter document: The document.
    /// - Returns: The schema.
    /// - Throws: `JSONDocumentError` with all problems.
    static func schema(in document: JSONDocument) throws(JSONDocumentError) -> CompiledSchema {
        var reader = SchemaReader(of: document.root)
        reader.readAll(from: document.root)
        guard reader.problems.isEmpty else { throw JSONDocumentError(sorting: reader.problems) }
        return CompiledSchema(reader.nodes)
    }

    private mutating func readAll(from root: JSONDocumentValue) {
        attempt { reader throws(JSONDocumentError.Problem) in _ = try reader.place(of: root) }
        var readCount = 0
        var foundCount = 0
        while true {
            while readCount < pending.count {
                let (schema, resource, depth) = pending[readCount]
                guard !stops(before: schema) else { return }
                self.resource = resource
                self.depth = depth
                read(schema, at: readCount)
                readCount += 1
            }
            guard foundCount < references.count else { break }
            find(references[foundCount])
            foundCount += 1
        }
        guard problems.isEmpty else { return }
        let cycles = SchemaCycles(in: nodes).places
        for reference in references where cycles.contains(reference.place) {
            problems.append(reference.problem(SchemaCause.leadsToItself))
        }
    }

    /// Returns the place of a schema, which is read later.
    ///
    /// - Throws: A problem of the value, if it cannot be a schema.
    mutating func place(
        of schema: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> CompiledSchema.Place {
        if let place = places[schema.range.lowerBound] { return place }
        switch schema.value.kind {
        case .dictionary, .boolean: break
        case .array, .integer, .null, .real, .string:
            throw schema.problem(SchemaCause.notASchema(schema.found))
        }
        guard depth < Self.maximumDepth else {
            throw schema.problem(SchemaCause.tooDeep(limit: Self.maximumDepth))
        }
        places[schema.range.lowerBound] = nodes.count
        nodes.append(SchemaNode())
        let resource = resource.resource(of: schema)
        names.add(schema, in: resource)
        pending.append((schema, resource, depth + 1))
        return nodes.count - 1
    }

    /// Sets the schema of a reference, now that those with names are known.
    private mutating func find(_ reference: SchemaReference) {
        attempt { reader throws(JSONDocumentError.Problem) in
            let target = try reader.names.target(of: reference)
            reader.resource = target.resource
            reader.depth = 0
            reader.nodes[reference.place].reference = try reader.place(of: target.schema)
        }
    }

    private mutating func read(_ schema: JSONDocumentValue, at place: CompiledSchema.Place) {
        guard schema.value.kind == .dictionary else {
            if schema.value.boolean == false { nodes[place].keywords = [.nothing] }
            return
        }
        let found = attempt { _ throws(JSONDocumentError.Problem) in try schema.members() }
        guard let members = found else { return }
        problems += members.problems
        // Also where nothing refers to them, so that their problems are told.
        for name in [SchemaName.sharedSchemas, .definitions] { _ = schemas(name, of: members) }
        if let value = members[SchemaName.reference] {
            references.append(SchemaReference(place: place, value: value, resource: resource))
            if resource.ignoresOthersOfReference { return }
        }
        for name in [SchemaName.dynamicReference, .recursiveReference] {
            guard let value = members[name] else { continue }
            problems.append(value.problemOfKey(SchemaCause.unsupported(key: name.rawValue)))
        }
        nodes[place].keywords = keywords(of: members)
    }

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
