/// A unit in which a schema counts.
enum SchemaUnit: Sendable {
    /// A Unicode scalar of a text.
    case scalar
    /// An element of an array.
    case element
    /// A member of a dictionary.
    case member
}
