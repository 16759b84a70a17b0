// The user's action.

extension ScenarioPlanner {
    /// Adds the steps of the user's action, if it is possible with what is shown.
    mutating func act(_ choice: UserChoice, on display: NotificationDisplay) {
        self.choice = choice
        self.display = display
        isActionPossible =
            switch choice.action {
            case .nothing: true
            case .tap, .dismiss: display.showsAlert
            case .button: display.showsAlert && button != nil
            case .open: appState != .active
            }
        guard isActionPossible else { return restOnImpossibleAction() }
        switch choice.action {
        case .nothing: break
        case .open: open(nil)
        case .tap: tap()
        case .button: tapButton()
        case .dismiss: dismiss()
        }
    }

    /// The button that the user taps, or `nil` if the notification does not have it.
    private var button: NotificationAction? {
        scenario.category(of: content)?.action(of: choice, on: scenario.version)
    }

    private mutating func tap() {
        var response = Response(selector: delivered(selectorOfTap, connects: true))
        if response.selector == .didReceiveResponse {
            response.actionIdentifier = UserNotificationResponse.defaultActionIdentifier
        }
        response.isTap = true
        response.claim = claimOfTap
        rest(on: claimOfTap)
        if appState == .active {
            call(response, in: .active)
        } else {
            open(response)
        }
    }

    private var selectorOfTap: AppCallback.Selector? {
        if scenario.methods.contains(.didReceive) { return .didReceiveResponse }
        // In the foreground the application's delegate gets callbacks for arrivals only.
        if appState.isForeground { return nil }
        guard scenario.presentLifeCycle.usesScenes, !hasScene else {
            return scenario.selectorOfTap(at: appState)
        }
        return scenario.selectorOfTapThatConnectsScene
    }

    /// The claim about the method that a tap calls, or about a tap that calls none.
    private var claimOfTap: ClaimName {
        if scenario.methods.contains(.didReceive) { return .tapResponse }
        if appState.isForeground { return .tapInForeground }
        if scenario.presentLifeCycle.usesScenes, !hasScene { return .sceneTapWithoutCenter }
        if scenario.version >= IOSVersion(10), !appState.needsLaunch { return .tapWithoutCenter }
        if scenario.methods.contains(.fetch) { return .tapFetch }
        return appState.needsLaunch ? .launchWithoutLegacy : .tapLegacy
    }

    private mutating func tapButton() {
        guard let button else { return }
        let opens = button.options.contains(.foreground)
        rest(on: opens ? .buttonOpens : .buttonInBackground)
        let response = Response(
            selector: delivered(
                scenario.selectorOfButton, connects: opens || answerConnectsScene),
            actionIdentifier: button.identifier,
            userText: button.takesText ? choice.userText ?? "" : nil, claim: claimOfButton)
        rest(on: claimOfButton)
        if opens, appState != .active {
            open(response)
        } else if scenario.selectorOfButton != nil {
            answer(response)
        }
    }

    /// The claim about the method that a button calls, or about a button that calls none.
    private var claimOfButton: ClaimName {
        if scenario.methods.contains(.didReceive) { return .buttonResponse }
        if scenario.version >= IOSVersion(10) { return .buttonWithoutCenter }
        return scenario.version < IOSVersion(9) ? .buttonActions : .buttonResponseInfo
    }

    private mutating func dismiss() {
        rest(on: .dismissOption)
        guard scenario.methods.contains(.didReceive),
            scenario.category(of: content)?.customDismissAction == true
        else { return }
        answer(
            Response(
                selector: delivered(.didReceiveResponse, connects: answerConnectsScene),
                actionIdentifier: UserNotificationResponse.dismissActionIdentifier,
                claim: .dismissOption))
    }

    /// Returns the method for a response, or `nil` if iOS does not deliver the response because the
    /// notification center's delegate is set after the launch.
    ///
    /// `connects` is true if the response connects a scene.
    private mutating func delivered(
        _ selector: AppCallback.Selector?, connects: Bool
    ) -> AppCallback.Selector? {
        guard selector == .didReceiveResponse else { return selector }
        if scenario.setsCenterDelegateLate {
            rest(on: .lateDelegate)
            return appState.needsLaunch ? nil : selector
        }
        guard scenario.setsCenterDelegateInScene, scenario.presentLifeCycle.usesScenes else {
            return selector
        }
        rest(on: .centerDelegateInScene)
        let isDelivered =
            appState.needsLaunch
            ? connects && scenario.unconfirmed.centerDelegateInScene == .delivered
            : connects || !isWithoutFirstScene
        return isDelivered ? selector : nil
    }

    /// True if a button in the background, or a dismissal, connects a scene.
    private var answerConnectsScene: Bool {
        scenario.presentLifeCycle.usesScenes && !hasScene
            && scenario.unconfirmed.sceneBackgroundAction == .background
    }
}

// MARK: - Calls

extension ScenarioPlanner {
    /// The user's response to a notification, and the method that gets it.
    private struct Response {
        var selector: AppCallback.Selector?
        var actionIdentifier: String?
        var userText: String?
        /// True if the user has tapped the notification itself.
        var isTap = false
        /// The claim that says which method gets it.
        var claim = ClaimName.tapResponse
    }

    private mutating func call(_ response: Response, in state: Application.State) {
        guard let selector = response.selector else { return }
        call(
            selector, in: state, actionIdentifier: response.actionIdentifier,
            userText: response.userText, by: response.claim)
    }

    /// Calls the app where it is, or in the background if it is not on the screen.
    private mutating func answer(_ response: Response) {
        let connects = answerConnectsScene
        if scenario.presentLifeCycle.usesScenes, !hasScene { rest(on: .sceneBackgroundAction) }
        if appState.needsLaunch {
            launchInBackground(carriesPayload: false, by: .launchOptionsOfAnswer)
        }
        if !hasEnded, connects { connectInBackground(byResponse: true) }
        if hasEnded { return }
        let state: Application.State =
            switch appState {
            case .active: .active
            case .inactive: .inactive
            case .background, .suspended, .notRunning, .forceQuit: .background
            }
        call(response, in: state)
        if !appState.isForeground { appState = .background }
    }

    /// Brings the app to the screen, with a response on the way, or `nil` if the user taps its icon.
    private mutating func open(_ response: Response?) {
        guard appState != .active else { return }
        if response == nil { rest(on: .iconWithoutPayload) }
        let needsLaunch = appState.needsLaunch
        if needsLaunch { launch(byTap: response?.isTap == true) }
        if !appState.isForeground, needsLaunch || isWithoutFirstScene {
            restOnAdoption()
            if scenario.endsAtLaunch { return end() }
            if let message = scenario.messageAboutScenes { log(message, by: .scenesLine) }
        }
        // A delegate that is set when the scene connects gets nothing before.
        let isFirst =
            scenario.unconfirmed.sceneResponseOrder == .receiveFirst
            && !scenario.setsCenterDelegateInScene && !appState.isForeground && !hasScene
            && scenario.presentLifeCycle.usesScenes
        if response?.selector != nil, !hasScene, !appState.isForeground,
            scenario.presentLifeCycle.hasSceneDelegate
        {
            rest(on: .sceneResponseOrder)
        }
        if isFirst, let response { call(response, in: .inactive) }
        enterForeground(with: response)
        if !isFirst, let response { call(response, in: .inactive) }
        switch scenario.presentLifeCycle {
        case .application:
            call(.didBecomeActive, in: .active, carriesPayload: false, by: .tapBetween)
        case .scenes, .scenesInCode:
            call(.sceneDidBecomeActive, in: .active, carriesPayload: false, by: .scenesReplace)
        case .manifestAlone: rest(on: .manifestAlone)
        case .swiftUI, .swiftUIAlone: rest(on: .swiftUIHasScene)
        }
        appState = .active
    }

    private mutating func launch(byTap isTap: Bool) {
        guard scenario.hasApplicationDelegate else { return rest(on: .swiftUIAlone) }
        let hasScenes = scenario.presentLifeCycle.usesScenes
        let isInBackground = hasScenes && scenario.unconfirmed.sceneLaunchState == .background
        if hasScenes { rest(on: .sceneLaunchState) }
        let claim: ClaimName =
            hasScenes
            ? .launchOptionsEmpty
            : isTap
                ? .launchOptionsOfTap
                : choice.action == .open ? .iconWithoutPayload : .launchOptionsOfAnswer
        call(
            .didFinishLaunching, in: isInBackground ? .background : .inactive,
            carriesPayload: isTap && !hasScenes, by: claim)
    }

    /// Launches the app where no scene is made.
    ///
    /// `claim` says what the launch options hold.
    mutating func launchInBackground(carriesPayload: Bool, by claim: ClaimName) {
        isWithoutFirstScene = true
        if scenario.hasApplicationDelegate {
            call(
                .didFinishLaunching, in: .background, carriesPayload: carriesPayload, by: claim)
        } else {
            rest(on: .swiftUIAlone)
        }
        guard scenario.endsAtLaunch else { return }
        rest(on: .assertInBackgroundLaunch)
        if scenario.unconfirmed.assertInBackgroundLaunch == .ended { end() }
    }

    /// Connects a scene of an app that stays in the background.
    mutating func connectInBackground(byResponse: Bool) {
        restOnAdoption()
        if scenario.endsAtLaunch { return end() }
        guard scenario.presentLifeCycle.usesScenes else { return }
        if isWithoutFirstScene, let message = scenario.messageAboutScenes {
            log(message, by: .scenesLine)
        }
        if scenario.presentLifeCycle.hasSceneDelegate {
            call(
                .sceneWillConnect, in: .background,
                carriesPayload: byResponse && scenario.unconfirmed.sceneResponse == .given,
                by: byResponse ? .sceneResponse : .sceneConnects)
        } else {
            rest(on: scenario.presentLifeCycle.isOfSwiftUI ? .swiftUIHasScene : .manifestAlone)
        }
        hasScene = true
        isWithoutFirstScene = false
    }

    private mutating func enterForeground(with response: Response?) {
        guard !appState.isForeground else { return }
        switch scenario.presentLifeCycle {
        case .application:
            guard !appState.needsLaunch else { break }
            call(.willEnterForeground, in: .inactive, carriesPayload: false, by: .tapBetween)
        case .scenes, .scenesInCode:
            if !hasScene {
                call(
                    .sceneWillConnect, in: .inactive,
                    carriesPayload: response != nil && scenario.unconfirmed.sceneResponse == .given,
                    by: response == nil ? .sceneConnects : .sceneResponse)
                if !appState.needsLaunch, !isWithoutFirstScene { rest(on: .sceneConnectsAgain) }
            }
            call(
                .sceneWillEnterForeground, in: .inactive, carriesPayload: false, by: .scenesReplace)
        case .manifestAlone: rest(on: .manifestAlone)
        case .swiftUI, .swiftUIAlone: rest(on: .swiftUIHasScene)
        }
        hasScene = true
        isWithoutFirstScene = false
    }
}
