extension Phone {
    /// The scenario with the methods that are not yet known to be missing.
    private var plannedScenario: Scenario {
        var scenario = scenario
        if let categories = store.categories { scenario.categories = Array(categories) }
        if let roles, scenario.lifeCycle != .swiftUI {
            scenario.lifeCycle = roles.isOfScene ? .scenes : .application
        }
        scenario.delegates = (scenario.declaredDelegates ?? .all).subtracting(missingMethods)
        return scenario
    }

    /// Makes the steps of a plan on the app's delegate.
    ///
    /// Not `PhoneGapApp.receive(_:by:of:)`, which calls the app of 2011 directly: a delegate may hang, end
    /// its app, or decide what is presented, and so change the steps. A method that it turns out not to have
    /// is left out, and the rest of the steps is planned anew.
    ///
    /// `delivered` is `nil` if the user has opened the app by its icon. `delivery` receives the steps, and
    /// the faults of the delegate. The result is the last plan, and the parts of the notification that were
    /// shown.
    func act(
        out plan: (Scenario) -> PhonePlan, _ delivered: DeliveredNotification?,
        userInfo: Payload?, _ delivery: inout Delivery
    ) async -> (plan: PhonePlan, shown: NotificationDisplay) {
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
            switch step {
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
                let end = await call(callback, in: planned, delivered, userInfo)
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
                    hasEnded: faults.contains(where: \.endsApp) || process?.hasCrashed == true)
                if case .fetched(let result) = end.answer { delivery.fetchResult = result }
                if callback.selector == .didFinishLaunching, !act.hasEnded,
                    await register(&delivery) == false
                {
                    act.end()
                }
            }
        }
        delivery.steps += act.steps
        hasScene = act.hasScene(before: hasScene)
        lastScenario.appState = act.hasEnded ? .notRunning : act.appState(after: planned)
        if act.hasEnded { process = nil }
        return (planned, act.shown)
    }

    /// Makes the callbacks of the app's registration, and returns false if the app has ended.
    private func register(_ delivery: inout Delivery) async -> Bool {
        guard var registration, let process else { return true }
        registration.types.formIntersection(scenario.permission)
        let arguments = CallbackArguments(application: scenario.application, store: store)
        for callback in registration.callbacks(on: scenario.application.systemVersion) {
            let call = CallbackCall(needsAnswer: false) { _ in }
            let task = process.start(callback, with: arguments, in: call)
            let end = await self.end(of: call, task, in: process)
            delivery.registration.append(callback)
            let faults = end.faults.map { DelegateFault($0, in: callback) }
            delivery.faults += faults
            guard !faults.contains(where: \.endsApp), !process.hasCrashed else { return false }
        }
        return true
    }

    /// Returns true if the app is known to have the methods that a line of the system's log is about.
    private func isSure(of step: PlanStep) -> Bool {
        guard step == .log(.backgroundModeMissing) else { return true }
        return scenario.declaredDelegates != nil || foundMethods.contains(.fetch)
    }

    /// Leaves a method out from now on if the delegate turned out not to have it, and returns true if so.
    private func leaveOut(_ selector: AppCallback.Selector, after end: CallbackCall.End) -> Bool {
        guard let method = DelegateMethods(of: selector) else { return false }
        guard end.missing == selector else {
            foundMethods.formUnion(method)
            return false
        }
        guard !missingMethods.isSuperset(of: method) else { return false }
        missingMethods.formUnion(method)
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
        guard case .roles(let roles)? = end.answer else {
            isLaunching = false
            return DelegateFault(end.faults.first ?? .hung, in: selector)
        }
        self.roles = roles
        if !roles.isOfNotificationCenter { missingMethods.formUnion(.userNotifications) }
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
        return await end(of: call, task, in: process)
    }

    /// Waits for the end of a call, and keeps a method that still runs for as long as its app does.
    private func end(
        of call: CallbackCall, _ task: Task<Void, Never>, in process: AppProcess
    ) async -> CallbackCall.End {
        let end = await call.end(within: timeLimit, on: clock) { [timeLimit] in
            await process.isBlocked(timeLimit: timeLimit)
        }
        if end.isRunning { process.keep(task) }
        return end
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
