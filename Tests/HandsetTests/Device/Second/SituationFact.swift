/// A word of the tables: something that is so, or not, when a notification arrives.
///
/// Facts from the scenario and the payload are read; the table of conclusions adds the others.
enum SituationFact: Int, CaseIterable {
    // The state of the app.
    case active, inactive, background, suspended, notRunning, forceQuit
    case onScreen, behind, ended, woken, cold
    // The scenario.
    case ios7, ios8, ios9, ios10, ios12, ios13, ios14, ios15, ios19
    case scenesDeclared, codeDeclared, manifestDeclared, swiftUIDeclared, swiftUIAloneDeclared
    case scenes, bare, noApp, usesScenes, adopted, disconnected, connects
    case focus, summary, muted
    // The app.
    case legacyWritten, fetchWritten, actionsWritten, willPresentWritten, didReceiveWritten
    case legacy, fetch, actions, willPresent, didReceive, center, late, inScene, mode
    case presentsAlert, presentsBadge, presentsSound
    // The user.
    case nothing, tap, button, dismiss, open
    case allowsAlert, allowsBadge, allowsSound
    case provisionalGranted, timeSensitiveGranted, criticalGranted
    case refreshOn
    // The push.
    case otherType, one, yes, content, alert, badge, sound, alone, delivered
    case levelPassive, levelTimeSensitive, levelCritical, criticalSound
    case listed, takesText, typed, opens, asks
    // Conclusions.
    case comes, refreshes, presentable, asked, handed, shown, hasButton, possible, waits
    case provisional, timeSensitive, passive, critical
    case undelivered, answered, called
    // The choices on what is not known.
    case fetchFirst, needsMode, tapLegacy, buttonNothing, wakeEmpty, sceneMissing, launchBehind
    case receiveFirst, inSceneDelivered, silentScene, actionScene, sceneWakePayload, tapSceneLegacy
    case tapSceneFetch, codeIsNone
    case refreshSince8, refreshAlways, anyYes, effectBadge, effectBadgeAndSound
}
