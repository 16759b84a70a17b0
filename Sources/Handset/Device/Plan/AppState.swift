/// What an app is doing when a notification arrives at its device.
///
/// ```swift
/// print(AppState(rawValue: "not-running") == .notRunning)
/// // true
/// ```
public enum AppState: String, CaseIterable, Hashable, Sendable {
    /// On the screen, and in use.
    case active
    /// On the screen behind something else, such as a call that comes in.
    ///
    /// A notification arrives as at an active app. Apple's texts do not say so.
    case inactive
    /// Running behind the screen.
    ///
    /// iOS 3 knows no such state, nor ``suspended``; there they are taken as on iOS 4.
    case background
    /// In memory, but not running.
    case suspended
    /// Not started yet, or ended by the system.
    case notRunning = "not-running"
    /// Ended by the user, who swiped it away.
    case forceQuit = "force-quit"

    /// Whether the app is on the screen, so that it is told of an arrival.
    var isForeground: Bool { self == .active || self == .inactive }

    /// Whether the app must be launched before anything can be called.
    var needsLaunch: Bool { self == .notRunning || self == .forceQuit }
}
