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
    /// The claims that the steps rest on so far, each once; `nil` if they are not wanted.
    private(set) var claims: [ClaimName]?
    /// The claim behind each callback, if anybody asks.
    private(set) var claimsOfCallbacks: [ClaimName] = []

    /// With `namesClaims` the planner keeps the claims that decide.
    init(_ scenario: Scenario, _ content: APSContent, namesClaims: Bool = false) {
        self.scenario =
            scenario.endsAtLaunch || scenario.crashesAtLaunch ? scenario.notRunning : scenario
        self.content = content
        appState = self.scenario.appState
        hasScene =
            appState.isForeground || !appState.needsLaunch && scenario.scene == .connected
        if namesClaims {
            claims = []
            restOnScenario(as: scenario)
        }
    }

    var plan: ScenarioPlan {
        let faults = CodeFaultFinder(scenario, steps)
        let crash = faults.crashStep.flatMap { _ in faults.fault }
        var plan = ScenarioPlan(
            steps: faults.crashStep.map { Array(steps[...$0]) } ?? steps,
            appState: crash == nil ? appState : .notRunning, reason: nil, isWaiting: isWaiting,
            isActionPossible: isActionPossible,
            // If an app ends before it is on the screen, its acts are not seen.
            routesIn: hasEnded ? [] : scenario.routesIn, spoiled: faults.spoiled, crash: crash,
            arrivalCallbackCount: arrivalCallbackCount)
        if let crash {
            plan.reason = .codeFault(crash)
        } else if !plan.callbacks.contains(where: plan.looks(in:)) {
            plan.reason =
                ReasonFinder(
                    scenario: scenario, content: content, display: display, action: choice.action,
                    callbacks: plan.callbacks, fault: faults.fault, hasEnded: hasEnded
                ).reason
        }
        return plan
    }

    /// True if the user can still act on the notification.
    private var isWaiting: Bool {
        display.showsAlert
            && (choice.action == .nothing || choice.action == .button && !isActionPossible)
    }

    /// Notes a claim that has decided something, if anybody asks.
    mutating func rest(on claim: ClaimName) {
        guard let claims, !claims.contains(claim) else { return }
        self.claims = claims + [claim]
    }

    /// Adds a callback; `claim` is why it comes.
    mutating func call(
        _ selector: AppCallback.Selector, in applicationState: Application.State,
        carriesPayload: Bool = true, actionIdentifier: String? = nil, userText: String? = nil,
        by claim: ClaimName
    ) {
        if claims != nil {
            rest(on: claim)
            claimsOfCallbacks.append(claim)
        }
        steps.append(
            .callback(
                AppCallback(
                    selector, in: applicationState, carriesPayload: carriesPayload,
                    actionIdentifier: actionIdentifier, userText: userText)))
    }

    /// Adds a line to the device's log; `claim` is why iOS writes it.
    mutating func log(_ message: SystemMessage, by claim: ClaimName) {
        rest(on: claim)
        steps.append(.log(message))
    }

    /// Ends the app, as iOS does when it makes the first scene of one that has not adopted scenes.
    mutating func end() {
        log(.sceneLifeCycleRequired, by: .scenesRequired)
        hasEnded = true
        hasScene = false
        appState = .notRunning
    }

    /// Shows something, or nothing; `claim` is why.
    private mutating func show(_ shown: NotificationDisplay, by claim: ClaimName) {
        rest(on: claim)
        display = shown
        if shown != .nothing { steps.append(.display(shown)) }
    }
}

// MARK: - The arrival

extension ScenarioPlanner {
    mutating func arrive() {
        guard content.otherReceiver == nil else { return rest(on: .otherPushTypes) }
        defer { arrivalCallbackCount = steps.callbacks.count }
        restOnContent()
        if appState.isForeground {
            arriveInForeground()
        } else {
            restOnDisplay()
            show(scenario.display(of: content), by: .backgroundShows)
            let comes = scenario.silentDelivery == .delivered || !scenario.isSilent(content)
            if !comes { rest(on: .silentNotPromised) }
            if scenario.hasNewContent(content), comes { wake() }
        }
    }

    private mutating func arriveInForeground() {
        let state: Application.State = appState == .active ? .active : .inactive
        if appState == .inactive { rest(on: .inactiveAsActive) }
        guard scenario.hasCenterDelegate else {
            warnOfBackgroundMode()
            if let selector = scenario.applicationSelector {
                call(
                    selector, in: state,
                    by: selector == .didReceiveRemoteNotification
                        ? .foregroundLegacy : .foregroundFetch)
            } else {
                rest(on: .methodMissing)
            }
            show(foregroundEffects, by: .foregroundEffects)
            return
        }
        let presentsFirst = scenario.unconfirmed.foregroundOrder == .presentFirst
        if presentsFirst { present(in: state) }
        warnOfBackgroundMode()
        let hasBoth = !steps.callbacks.isEmpty || !presentsFirst
        if scenario.handsContent(content) {
            call(.didReceiveRemoteNotificationWithFetchHandler, in: state, by: .foregroundContent)
            if hasBoth { rest(on: .foregroundOrder) }
        } else if scenario.hasNewContent(content) {
            rest(on: scenario.methods.contains(.fetch) ? .foregroundContent : .methodMissing)
        }
        if !presentsFirst { present(in: state) }
    }

    private mutating func present(in state: Application.State) {
        let presentable = content.display.limited(to: scenario.permission)
        guard presentable != .nothing else {
            return rest(
                on: content.display == .nothing ? .presentNeedsSomething : .permissionDecides)
        }
        guard scenario.methods.contains(.willPresent) else { return rest(on: .presentMissing) }
        call(.willPresentNotification, in: state, by: .presentInForeground)
        restOnDisplay()
        show(
            scenario.display(of: content).limited(to: scenario.presentationOptions),
            by: .presentationOptions)
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
        guard scenario.methods.contains(.fetch) else { return rest(on: .wakeNeedsMethod) }
        guard appState != .forceQuit else { return rest(on: .forceQuitNotWoken) }
        guard scenario.backgroundModes.contains(.remoteNotification) else {
            rest(on: .wakeNeedsMode)
            if !appState.needsLaunch { warnOfBackgroundMode() }
            return
        }
        if !scenario.refreshesInBackground { rest(on: .backgroundRefreshOff) }
        guard scenario.mayBeWoken else { return }
        if appState.needsLaunch {
            rest(on: .wakeLaunches)
            launchInBackground(
                carriesPayload: launchOptionsHoldContent, by: claimOfLaunchOptionsHoldingContent)
            if hasEnded { return }
            // A scene that connects also ends an app that has not adopted scenes.
            if scenario.presentLifeCycle.usesScenes || scenario.endsAtLaunch {
                rest(on: .sceneSilentLaunch)
            }
            if scenario.unconfirmed.sceneSilentLaunch == .background {
                connectInBackground(byResponse: false)
            }
            if hasEnded { return }
        }
        call(.didReceiveRemoteNotificationWithFetchHandler, in: .background, by: .wakeBackground)
        appState = .background
    }

    /// True if the launch options have the payload when new content launches the app.
    private var launchOptionsHoldContent: Bool {
        if scenario.presentLifeCycle.usesScenes {
            return scenario.unconfirmed.sceneWakeLaunchOptions == .payload
        }
        return !scenario.hasCenterDelegate || scenario.unconfirmed.wakeLaunchOptions == .payload
    }

    private var claimOfLaunchOptionsHoldingContent: ClaimName {
        if scenario.presentLifeCycle.usesScenes { return .sceneWakeLaunchOptions }
        return scenario.hasCenterDelegate ? .wakeLaunchOptions : .wakeLaunchOptionsAlone
    }

    private mutating func warnOfBackgroundMode() {
        guard scenario.hasNewContent(content), scenario.methods.contains(.fetch),
            !scenario.backgroundModes.contains(.remoteNotification)
        else { return }
        log(.backgroundModeMissing, by: .backgroundModeLine)
    }
}
