/// A line of JSON that asks an app's program for something.
package enum RunRequest: Codable, Hashable, Sendable {
    /// Begins: the phone with the app.
    case start(RunSettings)
    /// Delivers a payload, given as JSON, and lets the user act on it; `choice` is the text of a `UserChoice`.
    case receive(payload: String, choice: String)
    /// Lets the user act on a notification that was shown.
    case act(identifier: String, choice: String)
    /// Lets the user open the app by its icon.
    case open
    /// Lets the user leave the app for the home screen.
    case goHome
    /// Changes the phone, without a callback of the app.
    case change(RunSettings)
}
