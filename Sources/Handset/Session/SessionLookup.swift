/// What the app makes of a session: the URL to look it up, and the script that opens it.
public struct SessionLookup: Hashable, Sendable {
    /// The lookup URL; it need not be a valid URL.
    public var url: String
    /// Where the session stands in the URL, in UTF-16 units, encoded as the rule asks for.
    public var sessionRange: Range<Int>
    /// How the URL is put into the statement.
    public var escaping: ScriptEscaping

    /// Creates a lookup.
    ///
    /// - Parameters:
    ///   - url: The lookup URL.
    ///   - sessionRange: Where the session stands in the URL, in UTF-16 units; nowhere by default.
    ///   - escaping: How the URL is put into the statement; as it is by default, as the app does.
    public init(url: String, sessionRange: Range<Int> = 0..<0, escaping: ScriptEscaping = .none) {
        self.url = url
        self.sessionRange = sessionRange
        self.escaping = escaping
    }

    /// The statement that the app evaluates in its web view; unless the URL is escaped, it need not
    /// be valid JavaScript.
    public var javaScript: String { "handleOpenURL(\"\(escaping.escape(url))\");" }
}
