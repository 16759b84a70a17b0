/// A method that a type of a file declares.
struct SourceMethod: Sendable {
    struct Parameter: Sendable {
        let label: String
        /// The type without white space, attributes and a default value.
        let type: String
    }

    /// The name of the type, with those around it.
    let typeName: String
    let baseName: String
    let parameters: [Parameter]
    let isOverride: Bool
    let offset: Int

    /// The name with its labels, such as `application(_:open:options:)`.
    var name: String { "\(baseName)(\(parameters.map { "\($0.label):" }.joined()))" }
}
