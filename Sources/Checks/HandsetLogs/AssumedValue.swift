import Handset

/// A value whose type the printed text does not show, and the type that was taken.
public struct AssumedValue: Hashable, Sendable {
    /// The path of the value: keys and indices with dots between them.
    public var path: String
    /// The printed text of the value, without quotes and escapes.
    public var text: String
    /// The type that was taken.
    public var type: LogValueType
    /// The other types for which Darwin prints the same text.
    public var alternatives: [LogValueType]

    /// Creates an assumption.
    public init(path: String, text: String, type: LogValueType, alternatives: [LogValueType]) {
        self.path = path
        self.text = text
        self.type = type
        self.alternatives = alternatives
    }
}
