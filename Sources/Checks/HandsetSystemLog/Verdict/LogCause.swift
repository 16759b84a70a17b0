/// The cause for which a push ended where it did, as the phone's log shows it.
package enum LogCause: String, CaseIterable, Hashable, Sendable {
    // Refused.
    case simulatorWakesNoApp = "simulator-wakes-no-app"
    case simulatedPush = "simulated-push"
    case permissionNotAsked = "permission-not-asked"
    case permissionDenied = "permission-denied"
    case permissionMissing = "permission-missing"
    case settingsHideIt = "settings-hide-it"
    // Woken or not.
    case endedByUser = "ended-by-user"
    case wakeRefused = "wake-refused"
    case wakePostponed = "wake-postponed"
    case wakeUndecided = "wake-undecided"
    case replaced = "replaced-by-newer-push"
    case wakeNotAskedFor = "no-content-available"
    case backgroundModeMissing = "no-background-mode"
    // The service extension.
    case extensionCrashed = "extension-crashed"
    case extensionOutOfMemory = "extension-out-of-memory"
    case extensionNotSigned = "extension-not-signed"
    case extensionEnded = "extension-was-ended"
    case extensionTimeOver = "extension-time-over"
    case extensionMissing = "no-extension"
    case mutableContentMissing = "mutable-content-missing"
    // Shown.
    case presentsNothing = "presents-nothing"
    case presentedNowhere = "presented-nowhere"
    case soundFileMissing = "sound-file-missing"
    case soundMissing = "no-sound"
    case badgeMissing = "no-badge"
    case alertMissing = "no-alert"
    case shown
    // In the app.
    case givenToApp = "given-to-app"
    case appInForeground = "app-in-foreground"
    case handlerNotCalled = "handler-not-called"
    case sceneLifeCycle = "scene-life-cycle"
    // Calls.
    case callNotReported = "call-not-reported"
    case callbackNotReached = "call-callback-not-reached"
    case callsBlocked = "calls-blocked"
    case callDelegateMissing = "call-delegate-missing"
    case callFiltered = "call-filtered"
    case callEndedByApp = "call-ended-by-app"
    case rang
    // Live Activities.
    case activityBudget = "push-to-start-budget"
    case contentState = "content-state-mismatch"
    case activitiesNotDeclared = "activities-not-declared"
    case activitiesRefused = "activities-refused"
    case activityStarted = "activity-started"
    case activityUpdateForbidden = "activity-update-forbidden"
    // On the way.
    case waitedAtApple = "waited-at-apple"
    case notTaken = "not-taken"
    case debugged = "held-by-xcode"
    case logEnds = "log-ends"

    /// Whose doing it is.
    package var fault: LogFault {
        switch self {
        case .simulatorWakesNoApp, .simulatedPush, .wakeRefused, .wakePostponed, .wakeUndecided,
            .replaced, .waitedAtApple, .notTaken:
            .system
        case .permissionNotAsked, .backgroundModeMissing, .extensionCrashed, .extensionOutOfMemory,
            .extensionNotSigned, .extensionEnded, .extensionTimeOver, .extensionMissing,
            .presentsNothing, .soundFileMissing, .givenToApp, .appInForeground, .handlerNotCalled,
            .sceneLifeCycle, .callNotReported, .callbackNotReached, .callsBlocked,
            .callDelegateMissing, .callEndedByApp, .activitiesNotDeclared,
            .activityUpdateForbidden:
            .app
        case .permissionDenied, .permissionMissing, .settingsHideIt, .endedByUser, .callFiltered,
            .activitiesRefused:
            .settings
        case .wakeNotAskedFor, .mutableContentMissing, .soundMissing, .badgeMissing, .alertMissing,
            .activityBudget, .contentState:
            .sender
        case .presentedNowhere, .shown, .rang, .activityStarted: .nobody
        case .logEnds, .debugged: .tool
        }
    }

    /// True if iOS refused the push, or lost it, before the app had a part in it: no code of the app explains it.
    package var isBeforeApp: Bool {
        switch self {
        case .simulatorWakesNoApp, .simulatedPush, .permissionNotAsked, .permissionDenied,
            .permissionMissing, .settingsHideIt, .endedByUser, .wakeRefused, .wakePostponed,
            .wakeUndecided, .replaced, .wakeNotAskedFor, .mutableContentMissing, .soundMissing,
            .badgeMissing, .alertMissing, .callFiltered, .activityBudget, .waitedAtApple:
            true
        default: false
        }
    }

    /// True if it says that nothing was lost, or that the log does not show it.
    package var isOpen: Bool {
        switch self {
        case .shown, .rang, .activityStarted, .logEnds, .notTaken, .presentedNowhere: true
        default: false
        }
    }
}
