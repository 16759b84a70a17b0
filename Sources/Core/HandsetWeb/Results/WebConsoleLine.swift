/// A line on the console of a page.
public struct WebConsoleLine: Hashable, Sendable, CustomStringConvertible {
    /// The name of the console's method, such as `log`, `warn` or `error`; `error` for an uncaught exception.
    public var level: String
    /// The values, with a blank between two.
    public var text: String

    /// Creates a line.
    public init(level: String = "log", text: String) {
        self.level = level
        self.text = text
    }

    /// The level and the text, such as `log: session 42`.
    public var description: String { "\(level): \(text)" }
}
