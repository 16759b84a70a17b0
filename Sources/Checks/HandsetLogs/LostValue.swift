/// A value that the print of a log has left out.
public struct LostValue: Hashable, Sendable {
    /// The path of the value, or of the list that had more elements: keys and indices with dots between them.
    public var path: String
    /// The text that stands in its place, such as `[Object]` or `... 3 more items`.
    public var text: String

    /// Creates a value that was left out.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
