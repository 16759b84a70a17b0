import Handset

/// The answer of an app's phone to a push or to an act of the user.
struct PhoneAnswer: Sendable {
    /// The steps; `nil` if the act is about no payload.
    var steps: PhoneSteps?
    /// The identifier at the phone of a notification that has arrived; empty otherwise.
    var identifier = ""
    /// The parts of a notification that the phone has shown and played.
    var display = NotificationDisplay.nothing
    /// The state of the app before its calls; `nil` if a described app was not called.
    var stateBeforeCalls: AppState?
    /// The fate of the payload at a described app after an act; `nil` otherwise.
    var reception: Reception?
    /// The identifiers of the notifications that the app has taken out of Notification Center.
    var withdrawn: Set<String> = []
    /// The lines of a diagnostic.
    var messages: [String] = []
    /// True if a push may change the Live Activities on the Lock Screen.
    var mayShowActivity = false
}
