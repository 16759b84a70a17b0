/// A JSON Schema, ready to be compared with many payloads: all of its schemas, which name each other by their places.
struct CompiledSchema: Sendable {
    /// The place of a schema among all; the whole schema has 0.
    typealias Place = Int

    let nodes: [SchemaNode]
    /// True if a keyword asks which members and elements others have looked at.
    let tracksParts: Bool

    init(_ nodes: [SchemaNode]) {
        self.nodes = nodes
        tracksParts = nodes.contains { $0.keywords.contains(where: \.asksForOtherParts) }
    }
}
