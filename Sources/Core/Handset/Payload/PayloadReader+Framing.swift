extension PayloadReader {
    /// A rule for where one payload of a stream ends and the next begins.
    public enum Framing: Hashable, Sendable {
        /// Objects follow one another, with any white space between them or none: one pretty-printed object,
        /// JSON Lines, or a mixture.
        case values
        /// Each line is one payload (JSON Lines), handed over when its newline has arrived; blank lines are
        /// skipped.
        case lines
        /// The whole input is one payload.
        case whole
    }
}
