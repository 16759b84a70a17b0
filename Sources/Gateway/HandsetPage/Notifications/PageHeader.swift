import Handset

package struct PageHeader: Hashable, Sendable {
    /// The name, in lower case.
    package var name: String
    package var value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    var json: JSONText { .object(["name": .string(name), "value": .string(value)]) }
}
