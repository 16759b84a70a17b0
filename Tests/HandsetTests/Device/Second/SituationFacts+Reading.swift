import Handset

extension SituationFacts {
    /// Reads the facts of a device, an arrival and the user's choice; nothing is concluded.
    init(_ device: Device, _ push: SituationPush) {
        readState(device)
        readDevice(device)
        readApp(device)
        readUser(device)
        readChoices(device.unconfirmed)
        formUnion(push.facts)
        readButton(device, push)
    }

    private mutating func readState(_ device: Device) {
        insert(.active, if: device.appState == .active)
        insert(.inactive, if: device.appState == .inactive)
        insert(.background, if: device.appState == .background)
        insert(.suspended, if: device.appState == .suspended)
        insert(.notRunning, if: device.appState == .notRunning)
        insert(.forceQuit, if: device.appState == .forceQuit)
    }

    private mutating func readDevice(_ device: Device) {
        let major = device.application.systemVersion.major
        insert(.ios7, if: major >= 7)
        insert(.ios8, if: major >= 8)
        insert(.ios9, if: major >= 9)
        insert(.ios10, if: major >= 10)
        insert(.ios12, if: major >= 12)
        insert(.ios13, if: major >= 13)
        insert(.ios14, if: major >= 14)
        insert(.ios15, if: major >= 15)
        insert(.focus, if: device.quiet.contains(.focus))
        insert(.summary, if: device.quiet.contains(.summary))
        insert(.muted, if: device.quiet.contains(.muted))
        insert(.delivered, if: device.silentDelivery == .delivered)
        insert(.refreshOn, if: device.refreshesInBackground)
    }

    private mutating func readApp(_ device: Device) {
        insert(.legacyWritten, if: device.delegates.contains(.legacy))
        insert(.fetchWritten, if: device.delegates.contains(.fetch))
        insert(.actionsWritten, if: device.delegates.contains(.actions))
        insert(.willPresentWritten, if: device.delegates.contains(.willPresent))
        insert(.didReceiveWritten, if: device.delegates.contains(.didReceive))
        insert(.late, if: device.setsCenterDelegateLate)
        insert(.mode, if: device.backgroundModes.contains(.remoteNotification))
        insert(.scenesDeclared, if: device.lifeCycle == .scenes)
        insert(.swiftUIDeclared, if: device.lifeCycle == .swiftUI)
        let shown: PresentationOptions = [.alert, .list, .banner]
        insert(.presentsAlert, if: !device.presentationOptions.isDisjoint(with: shown))
        insert(.presentsBadge, if: device.presentationOptions.contains(.badge))
        insert(.presentsSound, if: device.presentationOptions.contains(.sound))
    }

    private mutating func readUser(_ device: Device) {
        insert(.nothing, if: device.choice.action == .nothing)
        insert(.tap, if: device.choice.action == .tap)
        insert(.button, if: device.choice.action == .button)
        insert(.dismiss, if: device.choice.action == .dismiss)
        insert(.open, if: device.choice.action == .open)
        insert(.typed, if: device.choice.userText != nil)
        insert(.allowsAlert, if: device.authorization.contains(.alert))
        insert(.allowsBadge, if: device.authorization.contains(.badge))
        insert(.allowsSound, if: device.authorization.contains(.sound))
        insert(.provisionalGranted, if: device.authorization.contains(.provisional))
        insert(.timeSensitiveGranted, if: device.authorization.contains(.timeSensitive))
        insert(.criticalGranted, if: device.authorization.contains(.critical))
    }

    private mutating func readChoices(_ unconfirmed: UnconfirmedBehavior) {
        insert(.fetchFirst, if: unconfirmed.foregroundOrder == .fetchFirst)
        insert(.needsMode, if: unconfirmed.foregroundContent == .needsMode)
        insert(.tapLegacy, if: unconfirmed.tapWithoutCenter == .legacy)
        insert(.buttonNothing, if: unconfirmed.buttonWithoutCenter == .nothing)
        insert(.wakeEmpty, if: unconfirmed.wakeLaunchOptions == .empty)
        insert(.sceneMissing, if: unconfirmed.sceneResponse == .missing)
        insert(.launchBehind, if: unconfirmed.sceneLaunchState == .background)
        insert(.refreshSince8, if: unconfirmed.backgroundRefreshOff == .wakesSince8)
        insert(.refreshAlways, if: unconfirmed.backgroundRefreshOff == .wakes)
        insert(.anyYes, if: unconfirmed.contentAvailable == .anyYes)
        insert(.effectBadge, if: unconfirmed.foregroundEffects == .badge)
        insert(.effectBadgeAndSound, if: unconfirmed.foregroundEffects == .badgeAndSound)
    }

    private mutating func readButton(_ device: Device, _ push: SituationPush) {
        let category = push.category(at: device)
        insert(.asks, if: category?.customDismissAction == true)
        guard let button = push.button(at: device) else { return }
        insert(.listed)
        insert(.takesText, if: button.takesText)
        insert(.opens, if: button.options.contains(.foreground))
    }
}
