import Handset

/// A type of JSON, under its name in a schema.
enum SchemaType: String, CaseIterable, Sendable {
    case array
    case boolean
    /// A whole number, which may be written with a fraction of 0.
    case integer
    case null
    case number
    case object
    case string

    /// Returns true if a value has the type.
    func takes(_ value: PayloadValue) -> Bool {
        switch (self, value.kind) {
        case (.array, .array), (.boolean, .boolean), (.integer, .integer), (.null, .null),
            (.number, .integer), (.number, .real), (.object, .dictionary), (.string, .string):
            true
        case (.integer, .real): value.double.map { $0 == $0.rounded() } ?? false
        default: false
        }
    }
}
