/// A statement that has no value: it has thrown an exception, is not JavaScript, or did not end.
public struct WebViewFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The result of the statement.
    public let result: WebViewResult

    init(_ result: WebViewResult) { self.result = result }

    /// The end, and what the statement did before, in a few words.
    public var description: String { "\(result)" }
}
