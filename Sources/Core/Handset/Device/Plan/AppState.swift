/// The state of an app when a notification arrives at its device.
///
/// ```swift
/// print(AppState(rawValue: "not-running") == .notRunning)
/// // true
/// ```
public enum AppState: String, CaseIterable, Hashable, Sendable {
    /// On the screen, and in use.
    case active
    /// On the screen, but covered by something else, such as an incoming call.
    ///
    /// A notification arrives as at an active app. Apple does not document this.
    case inactive
    /// Running, but not on the screen.
    ///
    /// iOS 3 has neither this state nor ``suspended``. There both are treated as on iOS 4.
    case background
    /// In memory, but not running.
    case suspended
    /// Not started yet, or ended by the system.
    case notRunning = "not-running"
    /// Ended by the user, who swiped it away.
    case forceQuit = "force-quit"

    /// Creates a state from its name, or from another word for it: `foreground`, `terminated` or `killed`; it is
    /// `nil` if the word means no state.
    ///
    /// `killed` means ended by the system; the user's swipe is `force-quit`.
    ///
    /// - Parameter word: The word, in any case of letters.
    ///
    /// ```swift
    /// print(AppState(word: "killed")?.rawValue ?? "none")
    /// // not-running
    /// ```
    public init?(word: String) {
        switch word.lowercased() {
        case "foreground": self = .active
        case "terminated", "killed": self = .notRunning
        default: self.init(rawValue: word)
        }
    }

    /// True if the app is on the screen, so that it gets a callback when a notification arrives.
    package var isForeground: Bool { self == .active || self == .inactive }

    /// True if the app must be launched before it can get a callback.
    package var needsLaunch: Bool { self == .notRunning || self == .forceQuit }
}
