/// A header of a request.
public struct RequestHeader: Hashable, Sendable {
    /// The name, in lower case.
    public var name: String
    /// The value.
    public var value: String

    /// Creates a header.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
