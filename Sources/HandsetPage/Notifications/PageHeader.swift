import Handset

/// A header of a notification.
package struct PageHeader: Hashable, Sendable {
    /// The name, in lower case.
    package var name: String
    /// The value.
    package var value: String

    /// Creates a header.
    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    /// The header as an element of a list.
    var json: JSONText { .object([("name", .string(name)), ("value", .string(value))]) }
}
