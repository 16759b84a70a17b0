extension Phone {
    /// The error of a test that waited for something which an app did not do in time.
    ///
    /// ``Phone/until(within:_:)`` and ``Phone/until(_:within:_:)`` throw it.
    public struct UntilTimeout: Error, Hashable, Sendable, CustomStringConvertible {
        /// The longest time to wait.
        public var limit: Duration
        /// The number of times that the test looked.
        public var lookCount: Int
        /// The value that was seen last, as text.
        public var seen: String
        /// The value that was waited for, as text.
        public var expected: String

        /// The finding.
        public var description: String {
            "the app did not do it within \(limit): in \(lookCount) looks the last value was \(seen), "
                + "and \(expected) was waited for"
        }
    }
}
