extension Phone {
    /// The scenario with the methods that are not known to be missing in the present act.
    var plannedScenario: Scenario {
        var scenario = scenario
        if let categories = store.categories {
            scenario.categories = Array(categories)
            // One that stands for all names has no place in an app that registers none.
            if categories.isEmpty { scenario.category.actions = [] }
        }
        if let roles { scenario.lifeCycle = scenario.lifeCycle.known(to: roles) }
        scenario.delegates = (scenario.declaredDelegates ?? .all).subtracting(leftOut)
        if !mayHaveCenterDelegate { scenario.delegates.subtract(.userNotifications) }
        return scenario
    }

    /// Makes the steps of a plan on the app's delegate.
    ///
    /// Not `PhoneGapApp.receive(_:by:of:)`, which calls the app of 2011 directly: a delegate may hang, end
    /// its app, or decide what is presented, and so change the steps. A method that it turns out not to have
    /// is left out, and the rest of the steps is planned anew.
    ///
    /// `delivered` is `nil` if the user has opened the app from its icon. `delivery` receives the steps, and
    /// the faults of the delegate. The result is the last plan, and the parts of the notification that were
    /// shown.
    func act(
        out plan: (Scenario) -> PhonePlan, _ delivered: DeliveredNotification?,
        userInfo: Payload?, _ delivery: inout Delivery
    ) async -> (plan: PhonePlan, shown: NotificationDisplay) {
        leftOut = []
        var planned = plan(plannedScenario)
        var act = PhoneAct(planned.steps)
        if let fault = await look(before: planned.steps.callbacks.first) {
            act.fail(planned.steps)
            delivery.faults.append(fault)
        } else {
            planned = plan(plannedScenario)
            act = PhoneAct(planned.steps)
        }
        while let step = act.next() {
            guard !Task.isCancelled else {
                delivery.isCancelled = true
                break
            }
            switch step {
            case .log(.sceneLifeCycleRequired):
                guard !act.hasEnded else { continue }
                act.log(step, isSure: true)
                act.end()
                delivery.faults.append(DelegateFault(.endedAtLaunch, in: .didFinishLaunching))
            case .log: act.log(step, isSure: isSure(of: step))
            case .display(let display):
                let shown = act.presentation.map(display.limited(to:)) ?? display
                guard shown != .nothing, let delivered else { continue }
                act.show(shown)
                let version = scenario.application.systemVersion
                store.change { $0.show(shown, of: delivered, on: version) }
            case .callback(var callback):
                // An app that has ended gets no more callbacks, and presents nothing.
                if callback.selector == .willPresentNotification { act.presentation = [] }
                guard !act.hasEnded else { continue }
                if userInfo == nil, callback.selector.isOfApplication {
                    callback.carriesPayload = false
                }
                let hadCenterDelegate = mayHaveCenterDelegate
                let end = await call(callback, in: planned, delivered, userInfo)
                if end.isCancelled { delivery.isCancelled = true }
                if leaveOut(callback.selector, after: end) {
                    planned = plan(plannedScenario)
                    act.goOn(by: planned.steps)
                    continue
                }
                callback.selector = end.replacement ?? callback.selector
                let faults = end.faults.map { DelegateFault($0, in: callback.selector) }
                delivery.faults += faults
                act.made(
                    callback, end,
                    hasEnded: faults.contains(where: \.endsApp) || process?.hasCrashed == true
                        || interruption?.hasEndedApp == true)
                if case .fetched(let result) = end.answer { delivery.fetchResult = result }
                guard !act.hasEnded, !end.isCancelled else { continue }
                let isLaunch = callback.selector == .didFinishLaunching
                if await !answer(&delivery, isLaunch: isLaunch) { act.end() }
                // A delegate that the app sets on its way to the screen gets what comes next, but for the
                // response that launched the app: it must be set in the launch itself.
                if DelegateMethods(of: callback.selector) == nil, isLaunch || !act.hasLaunched,
                    hadCenterDelegate != mayHaveCenterDelegate
                {
                    planned = plan(plannedScenario)
                    act.goOn(by: planned.steps, afterLast: true)
                }
            }
        }
        delivery.steps += act.steps
        hasScene = act.hasScene(before: hasScene)
        if act.hasEnded {
            lastScenario.appState = .notRunning
        } else if !delivery.isCancelled {
            lastScenario.appState = act.appState(after: planned)
        } else if process != nil, lastScenario.appState.needsLaunch {
            lastScenario.appState = .background
        }
        if act.hasEnded { process = nil }
        store.application.applicationState = lastScenario.appState.applicationState
        return (planned, act.shown)
    }

    /// Returns true if the app is known to have the methods that a line of the system's log is about.
    private func isSure(of step: ScenarioPlan.Step) -> Bool {
        guard step == .log(.backgroundModeMissing) else { return true }
        return scenario.declaredDelegates != nil || foundMethods.contains(.fetch)
    }

    /// Leaves a method out of the present act if the delegate turned out not to have it, and returns true if so.
    private func leaveOut(_ selector: AppCallback.Selector, after end: CallbackCall.End) -> Bool {
        guard let method = DelegateMethods(of: selector) else { return false }
        guard end.missing == selector else {
            guard !end.isCancelled else { return false }
            foundMethods.formUnion(method)
            missingMethods.subtract(method)
            return false
        }
        guard !leftOut.isSuperset(of: method) else { return false }
        leftOut.formUnion(method)
        foundMethods.subtract(method)
        // Without a delegate no method of it is missing.
        if !selector.isOfNotificationCenter || mayHaveCenterDelegate {
            missingMethods.formUnion(method)
        }
        return true
    }

    /// Looks which roles the delegate has, if it is not known and matters.
    ///
    /// - Parameter callback: The first callback of the plan for a delegate with all roles.
    /// - Returns: The fault of an app whose delegate could not be created in time.
    private func look(before callback: AppCallback?) async -> DelegateFault? {
        guard roles == nil, callback != nil || scenario.appState.isForeground else { return nil }
        let selector = callback?.selector ?? .didFinishLaunching
        if selector == .didFinishLaunching, callback != nil {
            process = nil
            isLaunching = true
        }
        let process = process ?? AppProcess(launch, sceneDelegate)
        self.process = process
        let call = CallbackCall(needsAnswer: true) { _ in }
        let task = process.look(store: store, in: call)
        // Without a delegate the app can do nothing, even if its thread is free.
        let end = await call.end(within: timeLimit, on: clock) { true }
        task.cancel()
        if end.isCancelled {
            self.process = nil
            isLaunching = false
            return nil
        }
        guard case .roles(let roles)? = end.answer else {
            isLaunching = false
            return DelegateFault(end.faults.first ?? .hung, in: selector)
        }
        self.roles = roles
        return nil
    }

    private func call(
        _ callback: AppCallback, in planned: PhonePlan, _ delivered: DeliveredNotification?,
        _ userInfo: Payload?
    ) async -> CallbackCall.End {
        if callback.selector == .didFinishLaunching, !isLaunching { process = nil }
        isLaunching = false
        let process = process ?? AppProcess(launch, sceneDelegate)
        self.process = process
        var application = scenario.application
        application.applicationState = callback.applicationState
        store.application = application
        let arguments = CallbackArguments(
            application: application, response: planned.response(to: delivered),
            notification: delivered?.userNotification,
            userInfo: userInfo, store: store)
        let call = CallbackCall(needsAnswer: callback.selector.hasCompletionHandler) {
            [lateFault, weak process] kind in
            let fault = DelegateFault(kind, in: callback.selector)
            if fault.endsApp { process?.end() }
            lateFault(fault)
        }
        let task = process.start(callback, with: arguments, in: call)
        await interrupt(call)
        return await end(of: call, task, in: process)
    }

    /// Waits for the end of a call, and keeps a method that still runs for as long as its app does.
    func end(
        of call: CallbackCall, _ task: Task<Void, Never>, in process: AppProcess
    ) async -> CallbackCall.End {
        let end = await call.end(within: timeLimit, on: clock) { [timeLimit] in
            await process.isBlocked(timeLimit: timeLimit)
        }
        if end.isRunning { process.keep(task) }
        return end
    }
}

extension LifeCycle {
    /// Returns the life cycle of an app whose delegate has these roles.
    fileprivate func known(to roles: DelegateRoles) -> LifeCycle {
        switch self {
        case .swiftUI, .swiftUIAlone, .manifestAlone: self
        case .application, .scenes: roles.isOfScene ? .scenes : .application
        case .scenesInCode: roles.isOfScene ? .scenesInCode : .application
        }
    }
}

extension DelegateMethods {
    /// All methods, as an app is taken to have until the phone finds out.
    static let all: DelegateMethods = [.legacy, .fetch, .actions, .userNotifications]

    /// Creates the method of a selector; `nil` for callbacks that every app gets.
    init?(of selector: AppCallback.Selector) {
        switch selector {
        case .didReceiveRemoteNotification: self = .legacy
        case .didReceiveRemoteNotificationWithFetchHandler: self = .fetch
        case .handleAction, .handleActionWithResponseInfo: self = .actions
        case .willPresentNotification: self = .willPresent
        case .didReceiveResponse: self = .didReceive
        default: return nil
        }
    }
}
