/// A stage on a push's way through the phone, as the phone's log shows it.
package enum LogStage: String, CaseIterable, Hashable, Sendable {
    case notInLog = "not-in-log"
    case arrived
    case handedOver = "handed-over"
    case taken, parsed, accepted
    case refused
    case wakeAsked = "wake-asked"
    case scheduled
    case decided
    case replaced
    case woken
    case extensionWanted = "extension-wanted"
    case extensionStarted = "extension-started"
    case extensionEnded = "extension-ended"
    case extensionAnswered = "extension-answered"
    case saved, shown, posted, alerted
    case asked, answered
    case tapped
    case launched
    case ended
    case callTaken = "call-taken"
    case callGiven = "call-given"
    case rang
    case callEnded = "call-ended"
    case activityStarted = "activity-started"
    case note

    package var words: String {
        switch self {
        case .notInLog: "not in this log"
        case .arrived: "arrived (apsd)"
        case .handedOver: "handed over by apsd"
        case .taken: "taken by SpringBoard"
        case .parsed: "parsed"
        case .accepted: "accepted for delivery"
        case .refused: "refused"
        case .wakeAsked: "handed to the scheduler (dasd): the wake of the app was asked for"
        case .scheduled: "handed to the scheduler (dasd)"
        case .decided: "decided by the scheduler (dasd)"
        case .replaced: "replaced by a newer push"
        case .woken: "the app was woken"
        case .extensionWanted: "the service extension is wanted"
        case .extensionStarted: "the service extension was started"
        case .extensionEnded: "the service extension ended"
        case .extensionAnswered: "the service extension answered with its content"
        case .saved: "kept in the store"
        case .shown: "handed to the display"
        case .posted: "posted to its destinations"
        case .alerted: "the screen and the sound went on"
        case .asked: "the app was asked how to present it"
        case .answered: "the app answered how to present it"
        case .tapped: "the user acted on it"
        case .launched: "the app was launched"
        case .ended: "the app ended"
        case .callTaken: "taken by callservicesd"
        case .callGiven: "the call's push was given to the app"
        case .rang: "it rang"
        case .callEnded: "the call ended"
        case .activityStarted: "the Live Activity was started"
        case .note: "a fact beside it"
        }
    }
}
