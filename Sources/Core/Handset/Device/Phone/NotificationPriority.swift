/// The urgency that a provider gives a notification (`apns-priority`).
///
/// ```swift
/// print(NotificationPriority(rawValue: 5) == .considerate)
/// // true
/// ```
public enum NotificationPriority: Int, CaseIterable, Hashable, Sendable {
    /// At once.
    case immediate = 10
    /// At a time that saves the device's power.
    case considerate = 5
    /// Only while the device is awake.
    case lowest = 1
}
