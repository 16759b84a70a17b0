/// How bad a hazard is.
public enum HazardSeverity: String, CaseIterable, Hashable, Sendable, Comparable {
    /// The app does what was meant this time, or nothing; a small change, or another device, breaks it.
    case warning
    /// What the app does is not what the sender meant.
    case error

    /// Whether one severity is less than another.
    public static func < (left: HazardSeverity, right: HazardSeverity) -> Bool {
        left == .warning && right == .error
    }
}
