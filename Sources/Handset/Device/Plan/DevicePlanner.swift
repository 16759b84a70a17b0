/// A state machine that makes a plan: first the arrival, then the user's action.
///
/// They are two calls, since a ``Phone`` learns only between them what the app lets be presented, and
/// whether the app still runs.
struct DevicePlanner {
    let device: Device
    let content: APSContent
    private(set) var steps: [PlanStep] = []
    /// The state of the app.
    var appState: AppState
    /// True if the app has a scene, which a launch in the background does not make.
    var hasScene: Bool
    /// The parts that were shown and played.
    var display = NotificationDisplay.nothing
    /// The user's action, and the button and the text of it.
    var choice = UserChoice(.nothing)
    /// True if the user's action is possible.
    var isActionPossible = true

    init(_ device: Device, _ content: APSContent) {
        self.device = device
        self.content = content
        appState = device.appState
        hasScene = !device.appState.needsLaunch
    }

    /// The plan so far.
    var plan: DevicePlan {
        var plan = DevicePlan(
            steps: steps, appState: appState, reasonForNoSession: nil,
            isWaiting: isWaiting, isActionPossible: isActionPossible,
            routesIn: device.routesIn)
        if !plan.callbacks.contains(where: plan.looks(in:)) {
            plan.reasonForNoSession =
                NoSessionReason(
                    device: device, content: content, display: display, action: choice.action,
                    callbacks: plan.callbacks
                ).text
        }
        return plan
    }

    /// True if the user can still act on the notification.
    private var isWaiting: Bool {
        display.showsAlert
            && (choice.action == .nothing || choice.action == .button && !isActionPossible)
    }

    mutating func call(
        _ selector: AppCallback.Selector, in applicationState: ApplicationState,
        carriesPayload: Bool = true, actionIdentifier: String? = nil, userText: String? = nil
    ) {
        steps.append(
            .callback(
                AppCallback(
                    selector, in: applicationState, carriesPayload: carriesPayload,
                    actionIdentifier: actionIdentifier, userText: userText)))
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
        guard content.otherReceiver == nil else { return }
        if appState.isForeground {
            arriveInForeground()
        } else {
            show(device.display(of: content))
            let comes = device.silentDelivery == .delivered || !device.isSilent(content)
            if device.hasNewContent(content), comes { wake() }
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
        show(device.display(of: content).limited(to: device.presentationOptions))
    }

    private var foregroundEffects: NotificationDisplay {
        let all = device.display(of: content)
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
