package enum PageAction: Hashable, Sendable {
    case tap(Int)
    case dismiss(Int)
    /// Taps a button of a notification; the first one if the name is `nil`.
    case button(Int, String?)
    /// Types a text into a notification, and sends it by a button; the first that takes one if the name is
    /// `nil`.
    case text(Int, String, button: String?)
    /// Opens the app of a topic by its icon; the app in use if it is `nil`.
    case open(String?)
    case home
    case lock
    case unlock
    /// Ends the app of a topic, as a swipe does; the app in use if it is `nil`.
    case kill(String?)
    /// Answers the call that rings.
    case answer
    /// Declines the call that rings, or ends the one that is connected.
    case decline

    /// The names of all actions, as a client gives them.
    package static let names = [
        "tap", "dismiss", "button", "text", "open", "home", "lock", "unlock", "kill",
        "answer", "decline",
    ]
}
