extension SessionRule {
    /// The lookup of a session: its URL, and the statement that opens it.
    public struct Lookup: Hashable, Sendable {
        /// The lookup URL, which need not be valid.
        public var url: String
        /// The range of the encoded session in the URL, in UTF-16 units.
        public var sessionRange: Range<Int>
        /// The way in which the URL is put into the statement.
        public var escaping: SessionRule.ScriptEscaping

        /// Creates a lookup.
        ///
        /// - Parameters:
        ///   - url: The lookup URL.
        ///   - sessionRange: The range of the session in the URL, in UTF-16 units; empty by default.
        ///   - escaping: The way in which the URL is put into the statement; as it is by default, as the app
        ///     does.
        public init(
            url: String, sessionRange: Range<Int> = 0..<0,
            escaping: SessionRule.ScriptEscaping = .none
        ) {
            self.url = url
            self.sessionRange = sessionRange
            self.escaping = escaping
        }

        /// The statement that the app evaluates in its web view.
        ///
        /// Unless the URL is escaped, it need not be valid JavaScript.
        public var javaScript: String { "handleOpenURL(\"\(escaping.escape(url))\");" }
    }
}
