extension LogCauseWords {
    /// The next step, in a sentence without its full stop.
    package var remedy: String {
        switch cause {
        case .simulatorWakesNoApp: "try silent pushes on a phone"
        case .simulatedPush:
            "send the push through Apple's sandbox, or try the extension on a phone"
        case .permissionNotAsked:
            "call requestAuthorization(options:) before the first push, and look at its answer"
        case .permissionDenied, .permissionMissing:
            "ask the user to allow notifications in Settings; the app can open that page"
        case .settingsHideIt: "ask the user to look at the app's page under Settings, Notifications"
        case .endedByUser:
            "send an alert beside it, and fetch when the app becomes active: only the user starts the app again"
        case .wakeRefused, .wakePostponed:
            "send what the user must see as an alert; silent pushes come when iOS sees fit"
        case .wakeUndecided:
            "capture again for longer, and look for FinalDecision of dasd with the same number"
        case .replaced:
            "read all that is new when the app is woken, since only the newest silent push does it"
        case .wakeNotAskedFor: #"add "content-available": 1 to aps, if the app is to be woken"#
        case .backgroundModeMissing: "add remote-notification to UIBackgroundModes"
        case .extensionCrashed:
            "look into the extension's crash report; embed the library in the app, and give the extension its search path"
        case .extensionOutOfMemory: "load smaller files in the extension: it has some 24 MB"
        case .extensionNotSigned:
            "sign the extension with the app's team, and look at its entitlements"
        case .extensionEnded: "look into the extension's crash report"
        case .extensionTimeOver: "call the content handler from serviceExtensionTimeWillExpire()"
        case .extensionMissing:
            "look whether the extension is in the app's PlugIns, with the app's identifier before its own"
        case .mutableContentMissing: #"add "mutable-content": 1 to aps, beside an alert"#
        case .presentsNothing: "answer willPresent with [.banner, .list, .sound]"
        case .presentedNowhere: "capture again with all lines of SpringBoard"
        case .soundFileMissing: "put the file into the app, or name one that is there"
        case .soundMissing: #"add "sound": "default" to aps"#
        case .badgeMissing: #"add "badge" with a number to aps"#
        case .alertMissing: #"add "alert" to aps"#
        case .shown, .rang, .activityStarted: "nothing, or a log that goes on for longer"
        case .givenToApp: "look at the app's method that takes it"
        case .appInForeground: "handle the push also where the app is on the screen"
        case .handlerNotCalled: "call the completion handler on every path"
        case .sceneLifeCycle: "move the app to scenes"
        case .callNotReported:
            "call reportNewIncomingCall before the method that takes the push returns"
        case .callbackNotReached:
            "set the registry's delegate at the launch, on a queue that is not blocked; try it without a debugger"
        case .callsBlocked:
            "report a call for each VoIP push, and install the app anew on this phone"
        case .callDelegateMissing: "set the delegate of NEAppPushManager at the launch"
        case .callFiltered: "nothing: it is the user's setting"
        case .callEndedByApp: "look why the app ended the call"
        case .activityBudget:
            "start fewer activities by pushes; frequent updates do not change this budget"
        case .contentState: "send each key of ContentState, in its type"
        case .activitiesNotDeclared: "add NSSupportsLiveActivities with YES to the app's Info.plist"
        case .activitiesRefused: "ask the user to allow Live Activities in Settings"
        case .activityUpdateForbidden: "update the activity by pushes while only media plays"
        case .notTaken: "capture all processes, and look for lines of SpringBoard or callservicesd"
        case .debugged: "start the app by its icon, and try again"
        case .waitedAtApple: "nothing on the phone: pushes come when it is connected again"
        case .logEnds: "capture all processes, and for longer"
        }
    }
}
