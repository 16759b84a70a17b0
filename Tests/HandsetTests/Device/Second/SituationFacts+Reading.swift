import Handset

extension SituationFacts {
    /// Reads the facts of a scenario, an arrival and the user's choice; nothing is concluded.
    init(_ scenario: Scenario, _ push: SituationPush) {
        readState(scenario)
        readScenario(scenario)
        readApp(scenario)
        readUser(scenario)
        readChoices(scenario.unconfirmed)
        formUnion(push.facts)
        readButton(scenario, push)
    }

    private mutating func readState(_ scenario: Scenario) {
        insert(.active, if: scenario.appState == .active)
        insert(.inactive, if: scenario.appState == .inactive)
        insert(.background, if: scenario.appState == .background)
        insert(.suspended, if: scenario.appState == .suspended)
        insert(.notRunning, if: scenario.appState == .notRunning)
        insert(.forceQuit, if: scenario.appState == .forceQuit)
    }

    private mutating func readScenario(_ scenario: Scenario) {
        let major = scenario.application.systemVersion.major
        insert(.ios7, if: major >= 7)
        insert(.ios8, if: major >= 8)
        insert(.ios9, if: major >= 9)
        insert(.ios10, if: major >= 10)
        insert(.ios12, if: major >= 12)
        insert(.ios13, if: major >= 13)
        insert(.ios14, if: major >= 14)
        insert(.ios15, if: major >= 15)
        insert(.ios19, if: major >= 19)
        insert(.disconnected, if: scenario.scene == .disconnected)
        insert(.focus, if: scenario.quiet.contains(.focus))
        insert(.summary, if: scenario.quiet.contains(.summary))
        insert(.muted, if: scenario.quiet.contains(.muted))
        insert(.delivered, if: scenario.silentDelivery == .delivered)
        insert(.refreshOn, if: scenario.refreshesInBackground)
    }

    private mutating func readApp(_ scenario: Scenario) {
        insert(.legacyWritten, if: scenario.delegates.contains(.legacy))
        insert(.fetchWritten, if: scenario.delegates.contains(.fetch))
        insert(.actionsWritten, if: scenario.delegates.contains(.actions))
        insert(.willPresentWritten, if: scenario.delegates.contains(.willPresent))
        insert(.didReceiveWritten, if: scenario.delegates.contains(.didReceive))
        insert(.late, if: scenario.setsCenterDelegateLate)
        insert(.inScene, if: scenario.setsCenterDelegateInScene)
        insert(.mode, if: scenario.backgroundModes.contains(.remoteNotification))
        insert(.scenesDeclared, if: scenario.lifeCycle == .scenes)
        insert(.codeDeclared, if: scenario.lifeCycle == .scenesInCode)
        insert(.manifestDeclared, if: scenario.lifeCycle == .manifestAlone)
        insert(.swiftUIDeclared, if: scenario.lifeCycle == .swiftUI)
        insert(.swiftUIAloneDeclared, if: scenario.lifeCycle == .swiftUIAlone)
        let shown: PresentationOptions = [.alert, .list, .banner]
        insert(.presentsAlert, if: !scenario.presentationOptions.isDisjoint(with: shown))
        insert(.presentsBadge, if: scenario.presentationOptions.contains(.badge))
        insert(.presentsSound, if: scenario.presentationOptions.contains(.sound))
    }

    private mutating func readUser(_ scenario: Scenario) {
        insert(.nothing, if: scenario.choice.action == .nothing)
        insert(.tap, if: scenario.choice.action == .tap)
        insert(.button, if: scenario.choice.action == .button)
        insert(.dismiss, if: scenario.choice.action == .dismiss)
        insert(.open, if: scenario.choice.action == .open)
        insert(.typed, if: scenario.choice.userText != nil)
        insert(.allowsAlert, if: scenario.authorization.contains(.alert))
        insert(.allowsBadge, if: scenario.authorization.contains(.badge))
        insert(.allowsSound, if: scenario.authorization.contains(.sound))
        insert(.provisionalGranted, if: scenario.authorization.contains(.provisional))
        insert(.timeSensitiveGranted, if: scenario.authorization.contains(.timeSensitive))
        insert(.criticalGranted, if: scenario.authorization.contains(.critical))
    }

    private mutating func readChoices(_ unconfirmed: UnconfirmedBehavior) {
        insert(.fetchFirst, if: unconfirmed.foregroundOrder == .fetchFirst)
        insert(.needsMode, if: unconfirmed.foregroundContent == .needsMode)
        insert(.tapLegacy, if: unconfirmed.tapWithoutCenter == .legacy)
        insert(.buttonNothing, if: unconfirmed.buttonWithoutCenter == .nothing)
        insert(.wakeEmpty, if: unconfirmed.wakeLaunchOptions == .empty)
        insert(.sceneMissing, if: unconfirmed.sceneResponse == .missing)
        insert(.launchBehind, if: unconfirmed.sceneLaunchState == .background)
        insert(.receiveFirst, if: unconfirmed.sceneResponseOrder == .receiveFirst)
        insert(.inSceneDelivered, if: unconfirmed.centerDelegateInScene == .delivered)
        insert(.silentScene, if: unconfirmed.sceneSilentLaunch == .background)
        insert(.actionScene, if: unconfirmed.sceneBackgroundAction == .background)
        insert(.sceneWakePayload, if: unconfirmed.sceneWakeLaunchOptions == .payload)
        insert(.tapSceneLegacy, if: unconfirmed.sceneTapWithoutCenter == .legacy)
        insert(.tapSceneFetch, if: unconfirmed.sceneTapWithoutCenter == .fetch)
        insert(.codeIsNone, if: unconfirmed.adoptionByCode == .no)
        insert(.refreshSince8, if: unconfirmed.backgroundRefreshOff == .wakesSince8)
        insert(.refreshAlways, if: unconfirmed.backgroundRefreshOff == .wakes)
        insert(.anyYes, if: unconfirmed.contentAvailable == .anyYes)
        insert(.effectBadge, if: unconfirmed.foregroundEffects == .badge)
        insert(.effectBadgeAndSound, if: unconfirmed.foregroundEffects == .badgeAndSound)
    }

    private mutating func readButton(_ scenario: Scenario, _ push: SituationPush) {
        let category = push.category(in: scenario)
        insert(.asks, if: category?.customDismissAction == true)
        guard let button = push.button(in: scenario) else { return }
        insert(.listed)
        insert(.takesText, if: button.takesText)
        insert(.opens, if: button.options.contains(.foreground))
    }
}
