/// How urgently a provider asks for delivery (`apns-priority`).
///
/// ```swift
/// print(NotificationPriority(rawValue: 5) == .considerate)
/// // true
/// ```
public enum NotificationPriority: Int, CaseIterable, Hashable, Sendable {
    /// At once.
    case immediate = 10
    /// When the device has power to spare.
    case considerate = 5
    /// Whenever it costs the device nothing: it is never woken for it.
    case lowest = 1
}
