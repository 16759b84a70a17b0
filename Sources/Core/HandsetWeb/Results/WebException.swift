/// An exception of a statement.
public struct WebException: Hashable, Sendable {
    /// The name, such as `SyntaxError`; the class's if the exception is not an error.
    public var name: String
    /// The message, or the value if the exception is not an error.
    public var message: String
    /// The line of the statement, from 1; `nil` if the exception has no place in it.
    public var line: Int?
    /// The column in that line, from 1, in UTF-16 units; `nil` if it is not known.
    public var column: Int?

    /// Creates an exception.
    public init(name: String, message: String, line: Int? = nil, column: Int? = nil) {
        self.name = name
        self.message = message
        self.line = line
        self.column = column
    }
}

extension WebException: CustomStringConvertible {
    /// The name and the message, such as `ReferenceError: app is not defined`.
    public var description: String { message.isEmpty ? name : "\(name): \(message)" }
}
