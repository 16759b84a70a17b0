extension Hazard {
    /// The severity of a hazard.
    public enum Severity: String, CaseIterable, Hashable, Sendable, Comparable {
        /// The app does what the sender meant, or nothing; a small change or another device breaks it.
        case warning
        /// The app does something that the sender did not mean.
        case error

        /// Returns true if one severity is lower than another.
        public static func < (left: Hazard.Severity, right: Hazard.Severity) -> Bool {
            left == .warning && right == .error
        }
    }
}
