/// One schema of a JSON Schema: the demands that a value has to meet, all of them.
struct SchemaNode: Sendable {
    /// The schema of `$ref`.
    var reference: CompiledSchema.Place?
    /// The other keywords; those that ask for the parts of the others come last.
    var keywords: [SchemaKeyword] = []

    /// The schemas that the same value has to meet, and not a smaller one.
    var ofSameValue: [CompiledSchema.Place] {
        [reference].compactMap(\.self) + keywords.flatMap(\.ofSameValue)
    }
}
