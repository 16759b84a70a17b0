/// A type of Live Activities: what stays as it is, and the state that pushes change.
package struct LiveActivityType: Hashable, Sendable {
    /// The name without those of a module and the types around it.
    package let name: String
    package let attributes: DecodedType
    package let state: DecodedType
    package let place: AppFact.Place
    /// The line of the place.
    package let text: String
    /// True if the file is one of an extension.
    package var isOfExtension = false
}
