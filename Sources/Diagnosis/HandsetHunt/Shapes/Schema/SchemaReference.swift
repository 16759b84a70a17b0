import Handset

/// A `$ref` of a schema, which is looked up when all schemas of the file are known.
struct SchemaReference: Sendable {
    /// The schema that has it.
    let place: CompiledSchema.Place
    let value: JSONDocumentValue
    let resource: SchemaResource

    func problem(_ cause: (String) -> SchemaCause) -> JSONDocumentError.Problem {
        value.problem(cause(value.value.string ?? ""))
    }
}
