import Handset

/// The schemas of a dictionary's members: `properties`, `patternProperties` and `additionalProperties`.
struct SchemaMembers: Sendable {
    /// The schemas by the bytes of the keys, since Swift treats canonically equivalent texts as equal.
    var named: [[UInt8]: CompiledSchema.Place] = [:]
    var patterns: [(pattern: SessionPattern, schema: CompiledSchema.Place)] = []
    /// The schema of all other members; `nil` if they may be anything.
    var rest: CompiledSchema.Place?

    var isEmpty: Bool { named.isEmpty && patterns.isEmpty && rest == nil }
}
