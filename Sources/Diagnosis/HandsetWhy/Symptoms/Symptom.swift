/// A symptom of a push that does not do what it should.
package enum Symptom: String, CaseIterable, Hashable, Sendable {
    /// A tap opens the app, and nothing more.
    case tapDoesNothing = "tap-does-nothing"
    /// The same, but only if the app was not running.
    case tapDoesNothingWhenKilled = "tap-does-nothing-when-killed"
    /// No notification is shown.
    case notShown = "not-shown"
    /// No notification is shown while the app is on the screen.
    case notShownInForeground = "not-shown-in-foreground"
    /// The app is not woken in the background.
    case notWoken = "not-woken"
    /// The number on the icon is wrong.
    case badge
    /// A picture or another change of the service extension is missing.
    case picture
    /// The sound is missing, or another one plays.
    case sound
    /// The buttons are missing.
    case buttons
    /// A button of the notification does nothing.
    case buttonDoesNothing = "button-does-nothing"
    /// The app gets no device token.
    case noToken = "no-token"
    /// The push service or Apple's refuses the push.
    case refused
    /// The notification or its effect comes late.
    case late
    /// The app finds a value nowhere, or of another type.
    case dataMissing = "data-missing"
    /// Nothing of the push is seen on the phone, in no state.
    case nothingArrives = "nothing-arrives"
    /// The app crashes when the notification is tapped.
    case crashAtTap = "crash-at-tap"
    /// The app crashes, or is ended, at its launch.
    case crashAtLaunch = "crash-at-launch"
    /// The app crashes, or is ended, when the push arrives.
    case crashAtArrival = "crash-at-arrival"
    /// The screen stays black or white.
    case blackScreen = "black-screen"
    /// A tap opens another screen than the one that was meant, or the first one.
    case wrongScreen = "wrong-screen"
    /// One push is shown twice.
    case shownTwice = "shown-twice"
    /// One tap opens twice, or a handler runs twice.
    case openedTwice = "opened-twice"
    /// It works in builds for development alone.
    case debugOnly = "debug-only"
    /// It works in the background alone.
    case backgroundOnly = "background-only"
    /// It works while the app is open alone.
    case foregroundOnly = "foreground-only"
    /// It works from the second launch on, or after the app has run once.
    case afterFirstLaunch = "after-first-launch"
    /// The text is empty, cut off, or has placeholders in it.
    case textMissing = "text-missing"
    /// The app was opened by its icon, and finds no push.
    case openedByIcon = "opened-by-icon"
    /// An event of a library is not fired while the app runs.
    case eventMissing = "event-missing"
    /// An incoming call is not shown, or the app is ended for it.
    case incomingCall = "incoming-call"
    /// A Live Activity does not start, change or end.
    case liveActivity = "live-activity"
    /// A time-sensitive or critical notification is held back.
    case timeSensitive = "time-sensitive"
    /// iOS does not ask for permission, or it was refused.
    case permissionMissing = "permission-missing"
    /// The service extension is not called, or changes nothing.
    case extensionMissing = "extension-missing"

    package var words: String {
        switch self {
        case .tapDoesNothing: "a tap does nothing"
        case .tapDoesNothingWhenKilled: "a tap does nothing if the app was not running"
        case .notShown: "no notification is shown"
        case .notShownInForeground: "no notification is shown while the app is open"
        case .notWoken: "the app is not woken in the background"
        case .badge: "the badge is wrong"
        case .picture: "the picture, or what the service extension does, is missing"
        case .sound: "the sound is wrong"
        case .buttons: "the buttons are missing"
        case .buttonDoesNothing: "a button does nothing"
        case .noToken: "the app gets no token"
        case .refused: "the push is refused"
        case .late: "it comes late"
        case .dataMissing: "a value is missing, or of another type"
        case .nothingArrives: "nothing arrives"
        case .crashAtTap: "the app crashes at a tap"
        case .crashAtLaunch: "the app crashes at its launch"
        case .crashAtArrival: "the app crashes when the push arrives"
        case .blackScreen: "the screen stays black"
        case .wrongScreen: "a tap opens the wrong screen"
        case .shownTwice: "it is shown twice"
        case .openedTwice: "a tap is handled twice"
        case .debugOnly: "it works in debug builds alone"
        case .backgroundOnly: "it works in the background alone"
        case .foregroundOnly: "it works while the app is open alone"
        case .afterFirstLaunch: "it works after the first launch alone"
        case .textMissing: "the text is empty or cut off"
        case .openedByIcon: "the app was opened by its icon"
        case .eventMissing: "an event of the library does not come"
        case .incomingCall: "an incoming call does not come"
        case .liveActivity: "a Live Activity does not change"
        case .timeSensitive: "it is not time sensitive"
        case .permissionMissing: "permission is missing"
        case .extensionMissing: "the service extension is not called"
        }
    }
}
