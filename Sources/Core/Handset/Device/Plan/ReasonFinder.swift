/// The search for the reason why an app looked for a session in none of its callbacks.
struct ReasonFinder {
    let scenario: Scenario
    let content: APSContent
    let display: NotificationDisplay
    let action: UserAction
    let callbacks: [AppCallback]
    /// The fault that spoils one of the callbacks; `nil` for none.
    var fault: CodeFault?
    /// True if iOS has ended the app when its first scene was made.
    var hasEnded = false

    var reason: Reason {
        if let fault, !(action == .nothing && display.showsAlert && scenario.canStillOpen(content))
        {
            return .codeFault(fault)
        }
        if let refusal = content.activityRefusal { return .activity(refusal) }
        if let receiver = content.otherReceiver { return .otherReceiver(receiver) }
        if hasEnded { return .endedAtLaunch(hint: scenario.sdkHint) }
        if scenario.looksInFetchOnly, let obstacle = obstacleOfSuchApp { return obstacle }
        if scenario.appState.isForeground { return reasonInForeground }
        if isLate { return .lateDelegate }
        return switch action {
        case .nothing: reasonForNothingShown ?? reasonForWaiting
        case .dismiss: reasonForNothingShown ?? passedOver ?? .dismissed
        case .open: reasonForNothingShown ?? .openedByIcon
        case .tap: reasonForNothingShown ?? reasonAtTap
        case .button: reasonForNothingShown ?? reasonAtButton
        }
    }

    /// The reason if the app gets the payload and does not look there; `nil` if it does not get it.
    private var passedOver: Reason? {
        var names: [String] = []
        for callback in callbacks where callback.carriesPayload {
            let name = callback.selector.shortName
            if !names.contains(name) { names.append(name) }
        }
        return switch names {
        case []: nil
        case [AppCallback.Selector.didFinishLaunching.shortName]: .launchOptionsOnly
        case [AppCallback.Selector.sceneWillConnect.shortName]: .connectionOptionsOnly
        default: .otherCallbacksOnly(names)
        }
    }

    /// True if a response is lost because the notification center's delegate is set after the launch.
    private var isLate: Bool {
        (scenario.setsCenterDelegateLate || scenario.setsCenterDelegateInScene)
            && scenario.methods.contains(.didReceive) && wasLaunched
            && !callbacks.contains { $0.selector == .didReceiveResponse }
            && [.tap, .button, .dismiss].contains(action)
    }

    /// True if the app was launched; one without an application's delegate gets no callback for it.
    private var wasLaunched: Bool {
        if scenario.hasApplicationDelegate {
            return callbacks.contains { $0.selector == .didFinishLaunching }
        }
        return scenario.appState.needsLaunch && display.showsAlert
            && (action != .button || buttonFault == nil)
    }

    /// The reason while the notification is shown: it waits, or a tap would not open the session either.
    private var reasonForWaiting: Reason {
        if !scenario.canStillOpen(content),
            let planner = scenario.planner(for: content, acting: .tap)
        {
            let faults = CodeFaultFinder(scenario, planner.steps, lasting: true)
            if faults.crashStep != nil, let fault = faults.fault {
                return .codeFault(fault)
            }
            return ReasonFinder(
                scenario: scenario, content: content, display: display, action: .tap,
                callbacks: planner.steps.callbacks, fault: faults.fault, hasEnded: planner.hasEnded
            ).reason
        }
        if let obstacleWhileWaiting { return obstacleWhileWaiting }
        return switch display.place {
        case .screen: .onScreen
        case .notificationCenter: .inNotificationCenter
        case .summary: .inSummary
        }
    }

    private var reasonInForeground: Reason {
        if let passedOver {
            guard display.showsAlert else { return passedOver }
            return switch action {
            case .nothing: reasonForWaiting
            case .dismiss: .dismissed
            case .open:
                scenario.canStillOpen(content, despiteFaults: true) ? .openedByIcon : passedOver
            case .tap: passedOver
            case .button:
                buttonFault.map { .noButton($0, isWaiting: scenario.canStillOpen(content)) }
                    ?? passedOver
            }
        }
        guard scenario.hasCenterDelegate else { return .noMethod }
        if content.display == .nothing { return .nothingToPresent }
        if content.display.limited(to: scenario.permission) == .nothing { return .nothingAllowed }
        return .noMethodBeforePresenting
    }

    private var reasonAtTap: Reason {
        if let passedOver { return passedOver }
        if scenario.presentLifeCycle.usesScenes, scenario.appState.needsLaunch {
            return .emptyLaunchOptions
        }
        return scenario.methods.isEmpty ? .noMethod : .noMethodForTap
    }

    private var reasonAtButton: Reason {
        passedOver
            ?? buttonFault.map { .noButton($0, isWaiting: scenario.canStillOpen(content)) }
            ?? .noMethodForButton
    }

    /// The reason why the user cannot tap the button; `nil` if the notification has it.
    var buttonFault: Reason.ButtonFault? {
        if scenario.version < IOSVersion(8) { return .tooEarly }
        if content.category == nil { return .noCategory }
        guard let category = scenario.category(of: content) else { return .unknownCategory }
        return category.action(of: scenario.choice, on: scenario.version) == nil
            ? .notInCategory : nil
    }
}

// MARK: - New content

extension ReasonFinder {
    private var reasonForNothingShown: Reason? {
        if display.showsAlert { return nil }
        if let passedOver { return passedOver }
        if scenario.hasNewContent(content), let obstacle { return obstacle }
        if content.hasAlert { return .alertsNotAllowed }
        return content.hasUnusableAlert ? .unusableAlert : .noAlert
    }

    /// The reason why an app that looks for sessions in new content alone gets none; `nil` if it gets it, or if
    /// something that the user can do opens the session.
    private var obstacleOfSuchApp: Reason? {
        guard !scenario.canStillOpen(content) else { return nil }
        guard scenario.hasNewContent(content) else {
            return .notWoken(.noContentAvailable, isShown: display.showsAlert)
        }
        return scenario.appState.isForeground
            ? .notWoken(.noBackgroundMode, isShown: display.showsAlert) : obstacle
    }

    /// The reason why a notification that waits has not woken an app that looks in the method for new content; `nil`
    /// if nothing should have.
    private var obstacleWhileWaiting: Reason? {
        guard !scenario.appState.isForeground, display.showsAlert, scenario.canStillOpen(content),
            scenario.methods.contains(.fetch), scenario.routesIn.contains(.fetch)
        else { return nil }
        guard scenario.hasNewContent(content) else {
            return scenario.routesIn == .fetch
                ? .notWoken(.noContentAvailable, isShown: true, isWaiting: true) : nil
        }
        guard case .notWoken(let obstacle, let isShown, _)? = obstacle else { return nil }
        return .notWoken(obstacle, isShown: isShown, isWaiting: true)
    }

    /// The reason why new content calls no method of an app that is not on the screen; `nil` if it does.
    private var obstacle: Reason? {
        let obstacle: Reason.Obstacle
        if !scenario.methods.contains(.fetch) {
            obstacle = .noMethod
        } else if scenario.appState == .forceQuit {
            obstacle = .endedByUser
        } else if !scenario.backgroundModes.contains(.remoteNotification) {
            obstacle = .noBackgroundMode
        } else if !scenario.mayBeWoken {
            obstacle = .refreshIsOff
        } else {
            let isHeldUp = scenario.isSilent(content) && scenario.silentDelivery != .delivered
            return isHeldUp ? .silentPush(scenario.silentDelivery) : nil
        }
        return .notWoken(obstacle, isShown: display.showsAlert)
    }
}

extension Scenario {
    /// True if the callback for new content is the only one in which the app looks for a session.
    fileprivate var looksInFetchOnly: Bool {
        guard methods.contains(.fetch), routesIn.contains(.fetch) else { return false }
        // An app with both methods of the application's delegate gets no call of the older one.
        let others: [(RoutingCallbacks, isThere: Bool)] = [
            (.launch, true), (.scene, true), (.actions, methods.contains(.actions)),
            (.willPresent, methods.contains(.willPresent)),
            (.didReceive, methods.contains(.didReceive)),
        ]
        return !others.contains { routesIn.contains($0.0) && $0.isThere }
    }

    /// Returns the steps of a notification that the user acts on; `nil` if that is not possible.
    fileprivate func planner(
        for content: APSContent, acting action: UserAction
    ) -> ScenarioPlanner? {
        var planner = ScenarioPlanner(self, content)
        planner.arrive()
        planner.act(action == choice.action ? choice : UserChoice(action), on: planner.display)
        return planner.isActionPossible ? planner : nil
    }

    /// Returns true if something that the user can do with a notification brings its session to the app.
    ///
    /// With `despiteFaults` a fault of the app's code, which spoils it, does not count.
    fileprivate func canStillOpen(_ content: APSContent, despiteFaults: Bool = false) -> Bool {
        [UserAction.tap, .button, .dismiss].contains { action in
            guard let planner = planner(for: content, acting: action), !planner.hasEnded else {
                return false
            }
            let faults = CodeFaultFinder(self, planner.steps, lasting: true)
            guard faults.crashStep == nil || despiteFaults else { return false }
            return planner.steps.callbacks.contains { callback in
                callback.carriesPayload && routesIn.contains(callback.selector)
                    && (despiteFaults || !faults.spoiled.contains(callback))
            }
        }
    }
}
