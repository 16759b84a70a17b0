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
}
