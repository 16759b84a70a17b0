/// A state machine that makes a plan: first the arrival, then the user's action.
///
/// They are two calls, since a ``Phone`` learns only between them what the app lets be presented, and
/// whether the app still runs.
struct ScenarioPlanner {
    /// The scenario; an app that iOS ends when its first scene is made is not running in it.
    let scenario: Scenario
    let content: APSContent
    private(set) var steps: [ScenarioPlan.Step] = []
    var appState: AppState
    /// True if the app has a scene, which a launch in the background does not make.
    var hasScene: Bool
    /// True if the app was launched in the background, and no scene was made since.
    var isWithoutFirstScene = false
    /// True if iOS has ended the app when its first scene was made.
    private(set) var hasEnded = false
    var display = NotificationDisplay.nothing
    var choice = UserChoice(.nothing)
    var isActionPossible = true
    private var arrivalCallbackCount = 0

    init(_ scenario: Scenario, _ content: APSContent) {
        self.scenario = scenario.endsAtLaunch ? scenario.notRunning : scenario
        self.content = content
        appState = self.scenario.appState
        hasScene =
            appState.isForeground || !appState.needsLaunch && scenario.scene == .connected
    }

    var plan: ScenarioPlan {
        var plan = ScenarioPlan(
            steps: steps, appState: appState, reason: nil, isWaiting: isWaiting,
            isActionPossible: isActionPossible,
            // What an app does that ends before it is on the screen, nobody sees.
            routesIn: hasEnded ? [] : scenario.routesIn, arrivalCallbackCount: arrivalCallbackCount)
        if !plan.callbacks.contains(where: plan.looks(in:)) {
            plan.reason =
                ReasonFinder(
                    scenario: scenario, content: content, display: display, action: choice.action,
                    callbacks: plan.callbacks, hasEnded: hasEnded
                ).reason
        }
        return plan
    }

    /// True if the user can still act on the notification.
    private var isWaiting: Bool {
        display.showsAlert
            && (choice.action == .nothing || choice.action == .button && !isActionPossible)
    }

    mutating func call(
        _ selector: AppCallback.Selector, in applicationState: Application.State,
        carriesPayload: Bool = true, actionIdentifier: String? = nil, userText: String? = nil
    ) {
        steps.append(
            .callback(
                AppCallback(
                    selector, in: applicationState, carriesPayload: carriesPayload,
                    actionIdentifier: actionIdentifier, userText: userText)))
    }

    /// Adds a line to the device's log.
    mutating func log(_ message: SystemMessage) { steps.append(.log(message)) }

    /// Ends the app, as iOS does when it makes the first scene of one that has not adopted scenes.
    mutating func end() {
        log(.sceneLifeCycleRequired)
        hasEnded = true
        hasScene = false
        appState = .notRunning
    }

    private mutating func show(_ shown: NotificationDisplay) {
        display = shown
        if shown != .nothing { steps.append(.display(shown)) }
    }
}

// MARK: - The arrival

extension ScenarioPlanner {
    mutating func arrive() {
        guard content.otherReceiver == nil else { return }
        defer { arrivalCallbackCount = steps.callbacks.count }
        if appState.isForeground {
            arriveInForeground()
        } else {
            show(scenario.display(of: content))
            let comes = scenario.silentDelivery == .delivered || !scenario.isSilent(content)
            if scenario.hasNewContent(content), comes { wake() }
        }
    }

    private mutating func arriveInForeground() {
        let state: Application.State = appState == .active ? .active : .inactive
        guard scenario.hasCenterDelegate else {
            warnOfBackgroundMode()
            if let selector = scenario.applicationSelector { call(selector, in: state) }
            show(foregroundEffects)
            return
        }
        let presentsFirst = scenario.unconfirmed.foregroundOrder == .presentFirst
        if presentsFirst { present(in: state) }
        warnOfBackgroundMode()
        if scenario.handsContent(content) {
            call(.didReceiveRemoteNotificationWithFetchHandler, in: state)
        }
        if !presentsFirst { present(in: state) }
    }

    private mutating func present(in state: Application.State) {
        let presentable = content.display.limited(to: scenario.permission)
        guard presentable != .nothing, scenario.methods.contains(.willPresent) else { return }
        call(.willPresentNotification, in: state)
        show(scenario.display(of: content).limited(to: scenario.presentationOptions))
    }

    private var foregroundEffects: NotificationDisplay {
        let all = scenario.display(of: content)
        return switch scenario.unconfirmed.foregroundEffects {
        case .none: .nothing
        case .badge: NotificationDisplay(badge: all.badge)
        case .badgeAndSound: NotificationDisplay(badge: all.badge, sound: all.sound)
        }
    }

    /// Passes new content to an app that is not on the screen, if it may be woken.
    private mutating func wake() {
        guard scenario.methods.contains(.fetch), appState != .forceQuit else { return }
        guard scenario.backgroundModes.contains(.remoteNotification) else {
            if !appState.needsLaunch { warnOfBackgroundMode() }
            return
        }
        guard scenario.mayBeWoken else { return }
        if appState.needsLaunch {
            launchInBackground(carriesPayload: launchOptionsHoldContent)
            if hasEnded { return }
            if scenario.unconfirmed.sceneSilentLaunch == .background {
                connectInBackground(byResponse: false)
            }
            if hasEnded { return }
        }
        call(.didReceiveRemoteNotificationWithFetchHandler, in: .background)
        appState = .background
    }

    /// True if the launch options have the payload when new content launches the app.
    private var launchOptionsHoldContent: Bool {
        if scenario.presentLifeCycle.usesScenes {
            return scenario.unconfirmed.sceneWakeLaunchOptions == .payload
        }
        return !scenario.hasCenterDelegate || scenario.unconfirmed.wakeLaunchOptions == .payload
    }

    private mutating func warnOfBackgroundMode() {
        guard scenario.hasNewContent(content), scenario.methods.contains(.fetch),
            !scenario.backgroundModes.contains(.remoteNotification)
        else { return }
        log(.backgroundModeMissing)
    }
}
