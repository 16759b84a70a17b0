/// The urgency of a notification (`UNNotificationInterruptionLevel`, iOS 15 and later), with Apple's
/// numbers.
///
/// ```swift
/// print(InterruptionLevel(named: "time-sensitive") == .timeSensitive)
/// // true
/// ```
public enum InterruptionLevel: UInt, CaseIterable, Hashable, Sendable {
    /// It comes to Notification Center; the screen stays dark, and nothing sounds.
    case passive
    /// It is shown at once, unless a Focus or the summary holds it; the default.
    case active
    /// It is shown at once, also during a Focus.
    case timeSensitive
    /// It is shown and sounds at once, whatever the device is set to.
    case critical

    /// The value of `interruption-level` ("Generating a remote notification").
    public var name: String {
        switch self {
        case .passive: "passive"
        case .active: "active"
        case .timeSensitive: "time-sensitive"
        case .critical: "critical"
        }
    }

    /// Creates the level with a name; `nil` for any other name, which counts as ``active``.
    public init?(named name: String) {
        guard let level = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = level
    }
}
