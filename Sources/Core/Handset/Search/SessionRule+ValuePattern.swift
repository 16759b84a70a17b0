extension SessionRule {
    /// A pattern that a whole value matches.
    ///
    /// ```swift
    /// let pattern = try SessionRule.ValuePattern("shop://.*")
    /// print(try pattern.matches("shop://orders/7"), try pattern.matches("see shop://orders/7"))
    /// // true false
    /// ```
    public struct ValuePattern: Hashable, Sendable {
        /// The pattern as it was given.
        public let pattern: String
        private var whole: SessionPattern

        /// Creates a pattern.
        ///
        /// - Parameters:
        ///   - pattern: A pattern of NSRegularExpression's, that is ICU's.
        ///   - maximumLength: The largest number of UTF-16 units in the pattern.
        /// - Throws: ``SessionPattern/PatternError`` if the pattern does not compile or is too long.
        public init(
            _ pattern: String, maximumLength: Int = SessionPattern.defaultMaximumLength
        ) throws(SessionPattern.PatternError) {
            self.pattern = pattern
            // By itself first: a parenthesis too many would end the group below.
            _ = try SessionPattern(pattern, group: 0, maximumLength: maximumLength)
            whole = try SessionPattern("\\A(?:\(pattern))\\z", group: 0)
        }

        /// Returns true if a whole text matches.
        ///
        /// - Throws: ``SessionPattern/SearchError`` if the search does not finish.
        public func matches(_ text: String) throws(SessionPattern.SearchError) -> Bool {
            try whole.firstMatch(in: text) != nil
        }

        func limiting(to timeLimit: MatchTimeLimit) -> SessionRule.ValuePattern {
            var limited = self
            limited.whole = whole.limiting(to: timeLimit)
            return limited
        }
    }
}
