import Handset

/// A value whose type the printed text does not show, and the type that was taken.
package struct AssumedValue: Hashable, Sendable {
    /// The path of the value: keys and indices with dots between them.
    package var path: String
    /// The printed text of the value, without quotes and escapes.
    package var text: String
    package var type: LogValueType
    /// The other types for which Darwin prints the same text.
    package var alternatives: [LogValueType]

    package init(path: String, text: String, type: LogValueType, alternatives: [LogValueType]) {
        self.path = path
        self.text = text
        self.type = type
        self.alternatives = alternatives
    }
}
