extension Phone {
    /// Delivers a push that is not a notification; `nil` if it is one, or if there is no receiver.
    func arriveElsewhere(_ notification: RemoteNotification) async -> Delivery? {
        guard let receiver = configuration.pushReceiver else { return nil }
        let content = APSContent(notification.payload, pushType: notification.pushType)
        switch content.otherReceiver {
        case PushType.voip.otherReceiver: return await arriveAsCall(notification, at: receiver)
        case PushType.liveActivity.otherReceiver:
            return await arriveAsActivity(notification, at: receiver)
        default: return nil
        }
    }

    /// Wakes the app; returns the delivery with what that made.
    private func wake(_ delivery: inout Delivery) async {
        _ = await act(out: { PhonePlan(waking: $0) }, nil, userInfo: nil, &delivery)
    }

    private func arriveAsCall(
        _ notification: RemoteNotification, at receiver: any PushReceiver
    ) async -> Delivery {
        var delivery = Delivery(makeDelivered(notification))
        delivery.content = nil
        guard scenario.unconfirmed.voipFailures.allows(callFailureCount) || !needsLaunch else {
            delivery.steps.append(.log(.appBlockedForCalls(notification.topic)))
            return delivery
        }
        await wake(&delivery)
        guard let process, !scenario.appState.needsLaunch else { return delivery }
        let scenario = scenario
        let payload = scenario.payload(madeOf: notification.payload)
        let receipt = Locked<CallReceipt?>(nil)
        let fault = await run("pushRegistry:", in: process) {
            let result = await receiver.receiveCall(payload, in: scenario)
            receipt.withLock { $0 = result }
        }
        let result = receipt.withLock { $0 } ?? CallReceipt([], fault)
        delivery.steps += result.callbacks.map(ScenarioPlan.Step.callback)
        if let kind = result.fault {
            if kind == .callNotReported {
                delivery.steps += [.log(.callNotReported), .log(.appEndedWithoutCall)]
            }
            callFailureCount += 1
            delivery.faults.append(
                DelegateFault(kind, in: result.callbacks.last?.selector ?? .didFinishLaunching))
            self.process = nil
            lastScenario.appState = .notRunning
            store.application.applicationState = lastScenario.appState.applicationState
        } else if await !answer(&delivery) {
            self.process = nil
            lastScenario.appState = .notRunning
        }
        return delivery
    }

    private var needsLaunch: Bool { scenario.appState.needsLaunch }

    private func arriveAsActivity(
        _ notification: RemoteNotification, at receiver: any PushReceiver
    ) async -> Delivery {
        var delivery = Delivery(makeDelivered(notification))
        delivery.content = nil
        let scenario = scenario
        let payload = scenario.payload(madeOf: notification.payload)
        var receipt = await receiver.receiveActivity(payload, in: scenario)
        let isStopped = needsLaunch && scenario.appState != .forceQuit
        var hasWoken = false
        // The types of an app that has never run here are known when it runs.
        if isStopped, case .unknownType = receipt.refusal {
            await wake(&delivery)
            hasWoken = true
            receipt = await receiver.receiveActivity(payload, in: self.scenario)
        }
        delivery.activityRefusal = receipt.refusal
        if let message = receipt.refusal?.systemMessage { delivery.steps.append(.log(message)) }
        if receipt.wakesApp, !hasWoken, scenario.appState != .forceQuit { await wake(&delivery) }
        if process != nil { await runQueued() }
        return delivery
    }

    /// Runs something of the app on its thread; returns the fault of one that does not return.
    private func run(
        _ callback: String, in process: AppProcess,
        _ body: @escaping @concurrent @Sendable () async -> Void
    ) async -> DelegateFault.Kind? {
        let call = CallbackCall(needsAnswer: false) { _ in }
        let task = process.start(callback, store: store, in: call, body)
        return await end(of: call, task, in: process).faults.first
    }
}
