/// The user's action after a notification has arrived.
///
/// ```swift
/// print(UserAction.allCases.map(\.rawValue).joined(separator: ", "))
/// // nothing, tap, button, dismiss, open
/// ```
public enum UserAction: String, CaseIterable, Hashable, Sendable {
    /// Nothing at all.
    case nothing
    /// Taps the notification, slides it on the lock screen, or chooses View in its alert.
    case tap
    /// Taps a button that the notification's category has (iOS 8 and later).
    case button
    /// Dismisses the notification, or chooses Close in its alert.
    case dismiss
    /// Opens the app from its icon, and ignores the notification.
    case open
}
