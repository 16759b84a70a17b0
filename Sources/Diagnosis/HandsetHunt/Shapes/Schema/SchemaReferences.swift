import Handset

/// The schemas of a file by the names that references have for them.
struct SchemaReferences: Sendable {
    /// A schema that was found.
    typealias Target = (schema: JSONDocumentValue, resource: SchemaResource)

    private var resources: [String: SchemaResource]
    /// The schemas with an `$anchor`, by the address of the resource and the anchor.
    private var anchors: [[String]: Target] = [:]
    /// The number of keys and indices of a reference that are followed at most: two for each level of schemas.
    private static let maximumKeyCount = 2 * SchemaReader.maximumDepth

    /// The members of objects, and the elements of arrays, on the ways of references, each of which is parsed once.
    private var members: [Int: [[UInt8]: JSONDocumentValue]] = [:]
    private var elements: [Int: [JSONDocumentValue]] = [:]

    init(of root: SchemaResource) { resources = [root.address: root] }

    /// Adds the names of a schema, which is in a resource or is one itself.
    mutating func add(_ schema: JSONDocumentValue, in resource: SchemaResource) {
        if schema.range == resource.root.range, resources[resource.address] == nil {
            resources[resource.address] = resource
        }
        var names = [SchemaName.anchor, .dynamicAnchor].compactMap {
            schema.value[$0.rawValue]?.string
        }
        // The form of draft 7.
        if let identifier = schema.value[SchemaName.identifier.rawValue]?.string,
            identifier.hasPrefix("#")
        {
            names.append(String(identifier.dropFirst()))
        }
        for name in names where anchors[[resource.address, name]] == nil {
            anchors[[resource.address, name]] = (schema, resource)
        }
    }

    /// Returns the schema that a reference leads to.
    ///
    /// - Parameter reference: The reference.
    /// - Returns: The value at its place, which may be something else than a schema.
    /// - Throws: A problem of the reference, if it leads nowhere or to another file.
    mutating func target(
        of reference: SchemaReference
    ) throws(JSONDocumentError.Problem) -> Target {
        let text = try reference.value.string()
        let (address, fragment) = reference.resource.resolved(text)
        let isOwn = address == reference.resource.address
        guard let resource = isOwn ? reference.resource : resources[address] else {
            throw reference.problem(SchemaCause.leadsOutside)
        }
        if fragment.isEmpty { return (resource.root, resource) }
        if let target = anchors[[resource.address, fragment]] { return target }
        guard fragment.hasPrefix("/") else { throw reference.problem(SchemaCause.leadsNowhere) }
        var target: Target = (resource.root, resource)
        let tokens = fragment.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        guard tokens.count <= Self.maximumKeyCount else {
            throw reference.problem { _ in .tooDeep(limit: SchemaReader.maximumDepth) }
        }
        for token in tokens {
            let key = String(token).replacing("~1", with: "/").replacing("~0", with: "~")
            guard let next = try part(key, of: target.schema) else {
                throw reference.problem(SchemaCause.leadsNowhere)
            }
            target = (next, target.resource.resource(of: next))
        }
        return target
    }

    private mutating func part(
        _ key: String, of value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> JSONDocumentValue? {
        switch value.value.kind {
        case .dictionary:
            let offset = value.range.lowerBound
            if members[offset] == nil {
                members[offset] = Dictionary(
                    try value.members().map { (Array($0.key.utf8), $0.value) },
                    uniquingKeysWith: { $1 })
            }
            return members[offset]?[Array(key.utf8)]
        case .array:
            guard let wanted = Int(key) else { return nil }
            let offset = value.range.lowerBound
            if elements[offset] == nil { elements[offset] = Array(try value.elements()) }
            guard let found = elements[offset], found.indices.contains(wanted) else { return nil }
            return found[wanted]
        case .boolean, .integer, .null, .real, .string: return nil
        }
    }
}
