/// A state machine that makes a plan: first the arrival, then the user's action.
///
/// They are two calls, since a ``Phone`` learns only between them what the app lets be presented, and
/// whether the app still runs.
struct DevicePlanner {
    let device: Device
    let content: APSContent
    private(set) var steps: [PlanStep] = []
    /// The state of the app.
    private(set) var appState: AppState
    /// The parts that were shown and played.
    private(set) var display = NotificationDisplay.nothing
    private var action = UserAction.nothing
    /// True if the user's action is possible.
    private(set) var isActionPossible = true

    init(_ device: Device, _ content: APSContent) {
        self.device = device
        self.content = content
        appState = device.appState
    }

    /// The plan so far.
    var plan: DevicePlan {
        var plan = DevicePlan(
            steps: steps, appState: appState, reasonForNoSession: nil,
            isWaiting: isWaiting, isActionPossible: isActionPossible,
            looksIntoLaunchOptions: device.looksIntoLaunchOptions)
        if !plan.callbacks.contains(where: plan.looks(in:)) {
            plan.reasonForNoSession =
                NoSessionReason(
                    device: device, content: content, display: display, action: action,
                    callbacks: plan.callbacks
                ).text
        }
        return plan
    }

    private var version: IOSVersion { device.version }

    /// True if the user can still act on the notification.
    private var isWaiting: Bool {
        display.showsAlert && (action == .nothing || action == .button && !hasButton)
    }

    private var hasButton: Bool { version >= IOSVersion(8) && content.category != nil }

    private mutating func call(
        _ selector: AppCallback.Selector, in applicationState: ApplicationState,
        carriesPayload: Bool = true, actionIdentifier: String? = nil
    ) {
        steps.append(
            .callback(
                AppCallback(
                    selector, in: applicationState, carriesPayload: carriesPayload,
                    actionIdentifier: actionIdentifier)))
    }

    private mutating func show(_ shown: NotificationDisplay) {
        display = shown
        if shown != .nothing { steps.append(.display(shown)) }
    }
}

// MARK: - The arrival

extension DevicePlanner {
    /// Adds the steps of the arrival.
    mutating func arrive() {
        if appState.isForeground {
            arriveInForeground()
        } else {
            show(content.display.limited(to: device.permission))
            if device.hasNewContent(content) { wake() }
        }
    }

    private mutating func arriveInForeground() {
        let state: ApplicationState = appState == .active ? .active : .inactive
        guard device.hasCenterDelegate else {
            warnOfBackgroundMode()
            if let selector = device.applicationSelector { call(selector, in: state) }
            show(foregroundEffects)
            return
        }
        let presentsFirst = device.unconfirmed.foregroundOrder == .presentFirst
        if presentsFirst { present(in: state) }
        warnOfBackgroundMode()
        if device.handsContent(content) {
            call(.didReceiveRemoteNotificationWithFetchHandler, in: state)
        }
        if !presentsFirst { present(in: state) }
    }

    private mutating func present(in state: ApplicationState) {
        let presentable = content.display.limited(to: device.permission)
        guard presentable != .nothing, device.methods.contains(.willPresent) else { return }
        call(.willPresentNotification, in: state)
        show(presentable.limited(to: device.presentationOptions))
    }

    private var foregroundEffects: NotificationDisplay {
        let all = content.display.limited(to: device.permission)
        return switch device.unconfirmed.foregroundEffects {
        case .none: .nothing
        case .badge: NotificationDisplay(badge: all.badge)
        case .badgeAndSound: NotificationDisplay(badge: all.badge, sound: all.sound)
        }
    }

    /// Passes new content to an app that is not on the screen, if it may be woken.
    private mutating func wake() {
        guard device.methods.contains(.fetch), appState != .forceQuit else { return }
        guard device.backgroundModes.contains(.remoteNotification) else {
            if !appState.needsLaunch { warnOfBackgroundMode() }
            return
        }
        guard device.mayBeWoken else { return }
        if appState.needsLaunch {
            let holdsPayload =
                !device.hasCenterDelegate || device.unconfirmed.wakeLaunchOptions == .payload
            call(.didFinishLaunching, in: .background, carriesPayload: holdsPayload)
        }
        call(.didReceiveRemoteNotificationWithFetchHandler, in: .background)
        appState = .background
    }

    private mutating func warnOfBackgroundMode() {
        guard device.hasNewContent(content), device.methods.contains(.fetch),
            !device.backgroundModes.contains(.remoteNotification)
        else { return }
        steps.append(.log(.backgroundModeMissing))
    }
}

// MARK: - The user's action

extension DevicePlanner {
    /// Adds the steps of the user's action, if it is possible with what is shown.
    mutating func act(_ action: UserAction, on display: NotificationDisplay) {
        self.action = action
        self.display = display
        isActionPossible =
            switch action {
            case .nothing: true
            case .tap, .dismiss: display.showsAlert
            case .button: display.showsAlert && hasButton
            case .open: appState != .active
            }
        guard isActionPossible else { return }
        switch action {
        case .nothing: break
        case .open: open(with: nil)
        case .tap: tap()
        case .button: tapButton()
        case .dismiss: if content.category != nil { dismiss() }
        }
    }

    private mutating func tap() {
        let selector = selectorOfTap
        let actionIdentifier =
            selector == .didReceiveNotificationResponse
            ? UserNotificationResponse.defaultActionIdentifier : nil
        if appState == .active {
            if let selector { call(selector, in: .active, actionIdentifier: actionIdentifier) }
        } else {
            open(with: selector, actionIdentifier: actionIdentifier, launchedByTap: true)
        }
    }

    private var selectorOfTap: AppCallback.Selector? {
        if device.methods.contains(.didReceive) { return .didReceiveNotificationResponse }
        // In the foreground the application's delegate gets callbacks for arrivals only.
        return appState.isForeground ? nil : device.selectorOfTap(at: appState)
    }

    private mutating func tapButton() {
        let selector = device.selectorOfButton
        if device.category.opensApp, appState != .active {
            open(with: selector, actionIdentifier: device.category.actionIdentifier)
        } else if let selector {
            respond(device.category.actionIdentifier, selector)
        }
    }

    private mutating func dismiss() {
        guard device.methods.contains(.didReceive), device.category.customDismissAction else {
            return
        }
        respond(UserNotificationResponse.dismissActionIdentifier)
    }

    /// Calls the app where it is, or in the background if it is not on the screen.
    private mutating func respond(
        _ actionIdentifier: String,
        _ selector: AppCallback.Selector = .didReceiveNotificationResponse
    ) {
        if appState.needsLaunch {
            call(.didFinishLaunching, in: .background, carriesPayload: false)
        }
        let state: ApplicationState =
            switch appState {
            case .active: .active
            case .inactive: .inactive
            case .background, .suspended, .notRunning, .forceQuit: .background
            }
        call(selector, in: state, actionIdentifier: actionIdentifier)
        if !appState.isForeground { appState = .background }
    }

    /// Brings the app to the screen, with a callback on the way.
    private mutating func open(
        with selector: AppCallback.Selector?, actionIdentifier: String? = nil,
        launchedByTap: Bool = false
    ) {
        guard appState != .active else { return }
        if appState.needsLaunch {
            call(.didFinishLaunching, in: .inactive, carriesPayload: launchedByTap)
        } else if !appState.isForeground {
            call(.willEnterForeground, in: .inactive, carriesPayload: false)
        }
        if let selector { call(selector, in: .inactive, actionIdentifier: actionIdentifier) }
        call(.didBecomeActive, in: .active, carriesPayload: false)
        appState = .active
    }
}
