extension Phone {
    /// Makes the steps of a plan on the app's delegate.
    ///
    /// Not `PhoneGapApp.receive(_:by:of:)`, which calls the app of 2011 directly: a delegate may hang, end
    /// its app, or decide what is presented, and so change the steps.
    ///
    /// - Returns: The parts of the notification that were shown.
    func act(
        out planner: DevicePlanner, _ delivered: DeliveredNotification?,
        _ delivery: inout Delivery
    ) async -> NotificationDisplay {
        var shown = NotificationDisplay.nothing
        var options: PresentationOptions?
        var hasEnded = false
        for step in planner.steps {
            switch step {
            case .log:
                if !hasEnded { delivery.steps.append(step) }
            case .display(let display):
                shown = options.map(display.limited(to:)) ?? display
                guard shown != .nothing, let delivered else { continue }
                delivery.steps.append(.display(shown))
                state.show(shown, of: delivered, on: device.application.systemVersion)
            case .callback(let callback):
                // An app that has ended gets no more callbacks, and presents nothing.
                if callback.selector == .willPresentNotification { options = [] }
                guard !hasEnded else { continue }
                delivery.steps.append(step)
                let end = await call(callback, delivered)
                let faults = end.faults.map { DelegateFault($0, in: callback.selector) }
                delivery.faults += faults
                hasEnded = faults.contains(where: \.endsApp) || process?.hasCrashed == true
                switch end.answer {
                case .fetched(let result): delivery.fetchResult = result
                case .presentation(let answer) where !hasEnded: options = answer
                default: break
                }
            }
        }
        lastDevice.appState = hasEnded ? .notRunning : planner.appState
        if hasEnded { process = nil }
        return shown
    }

    private func call(
        _ callback: AppCallback, _ delivered: DeliveredNotification?
    ) async -> CallbackCall.End {
        if callback.selector == .didFinishLaunching { process = nil }
        let process = process ?? AppProcess(launch)
        self.process = process
        var application = device.application
        application.applicationState = callback.applicationState
        let arguments = CallbackArguments(
            application: application, notification: delivered?.userNotification,
            center: UserNotificationCenter(
                deliveredNotifications: state.delivered.map(\.userNotification)))
        let call = CallbackCall(needsAnswer: callback.selector.hasCompletionHandler) {
            [lateFault, weak process] kind in
            let fault = DelegateFault(kind, in: callback.selector)
            if fault.endsApp { process?.end() }
            lateFault(fault)
        }
        let task = process.start(callback, with: arguments, in: call)
        let end = await call.end(within: timeLimit, on: clock)
        // A method that still runs can stop now: its app has ended.
        task.cancel()
        return end
    }
}
