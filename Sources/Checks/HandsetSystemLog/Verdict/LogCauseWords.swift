/// The words of a cause.
package struct LogCauseWords {
    let cause: LogCause

    package init(_ cause: LogCause) { self.cause = cause }

    /// The cause in a sentence without its full stop.
    package var words: String {
        switch cause {
        case .simulatorWakesNoApp: "the simulator delivers no silent push"
        case .simulatedPush:
            "simctl push hands the notification to the simulator's own service, which starts no service extension"
        case .permissionNotAsked: "the app has never asked for permission to show notifications"
        case .permissionDenied: "the user has refused notifications of the app"
        case .permissionMissing: "the app has no permission to show notifications"
        case .settingsHideIt: "the user's settings show no alert of the app"
        case .endedByUser:
            "iOS may not wake the app: the user has ended it, or not opened it since the restart"
        case .wakeRefused: "iOS refused to wake the app for this push"
        case .wakePostponed:
            "iOS does not wake the app now, and asks itself again later; the push is not lost"
        case .wakeUndecided: "the scheduler has the push; its decision is not in this log"
        case .replaced: "a newer silent push has taken its place before the app was woken"
        case .wakeNotAskedFor: "the push does not ask to wake the app: hasContentAvailable: 0"
        case .backgroundModeMissing:
            "the app does not declare the background mode remote-notification"
        case .extensionCrashed:
            "the service extension crashed at its start: a library of it is missing"
        case .extensionOutOfMemory: "iOS ended the service extension, which used too much memory"
        case .extensionNotSigned: "iOS ended the service extension for its code signature"
        case .extensionEnded: "the service extension crashed, or was ended by a signal"
        case .extensionTimeOver: "the thirty seconds of the service extension were over"
        case .extensionMissing: "iOS found no service extension in the app"
        case .mutableContentMissing:
            "the push does not ask for the service extension: hasMutableContent: 0"
        case .presentsNothing: "the app answered willPresent with no options, so iOS shows nothing"
        case .presentedNowhere: "it was presented nowhere; this log does not say who decided it"
        case .soundFileMissing:
            "it is shown without a sound, since the app has no file of that name"
        case .soundMissing: "the push has no sound: hasSound: 0"
        case .badgeMissing: "the push has no badge"
        case .alertMissing: "the push has nothing to show: hasAlertContent: 0"
        case .shown: "iOS handed it to the display; nobody has tapped it in this log"
        case .givenToApp: "the app has it: from here on it is the app's code"
        case .appInForeground:
            "the app was on the screen, and got the push there: its handler for the background does not run then"
        case .handlerNotCalled:
            "a method of the app was called, and never called its completion handler"
        case .sceneLifeCycle:
            "the app was built with the iOS 27 SDK and has no scenes, so it ends at its launch"
        case .callNotReported: "the app reported no incoming call for a VoIP push, so iOS ended it"
        case .callbackNotReached:
            "PushKit's callback was not reached, or did not return in time, so iOS ended the app"
        case .callsBlocked:
            "iOS starts the app for no more calls: earlier VoIP pushes were not reported as calls, or the app crashed"
        case .callDelegateMissing: "the app has set no delegate that takes the call"
        case .callFiltered: "Do Not Disturb filtered the call"
        case .callEndedByApp: "the call was reported, and the app ended it"
        case .rang: "the call was reported, and it rang"
        case .activityBudget: "too many Live Activities were started by a push in a short time"
        case .contentState: "the content-state of the push does not fit the app's type"
        case .activitiesNotDeclared: "the app does not declare NSSupportsLiveActivities"
        case .activitiesRefused: "the user has Live Activities of the app turned off"
        case .activityStarted: "the Live Activity was started"
        case .activityUpdateForbidden:
            "iOS refused an update by the app itself, which only plays media in the background; no push was refused"
        case .notTaken: "apsd had the push; no line says what became of it then"
        case .debugged: "Xcode holds the app, so what it does not do proves nothing"
        case .waitedAtApple: "the push waited at Apple, since the phone's connection was gone"
        case .logEnds: "the log says no more of it"
        }
    }
}
