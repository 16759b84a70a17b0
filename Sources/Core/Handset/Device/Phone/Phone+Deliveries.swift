extension Phone {
    /// Delivers a notification in its turn, with an action of the user or the scenario's.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - choice: The user's action. If `nil`, the action of the phone's scenario.
    ///   - takesLateFaults: True if faults that came late are told once, with this delivery.
    /// - Returns: The result, after all callbacks.
    package func deliver(
        _ notification: RemoteNotification, then choice: UserChoice?, takesLateFaults: Bool
    ) async -> Delivery {
        await inTurn(orIfCancelled: .cancelled(notification)) { phone in
            let usual = phone.lastScenario.choice
            phone.lastScenario.choice = choice ?? usual
            let delivery = await phone.take(notification)
            phone.lastScenario.choice = usual
            return phone.withLateFaults(delivery, taking: takesLateFaults)
        }
    }

    /// Delivers a notification, or stores it.
    func take(_ notification: RemoteNotification) async -> Delivery {
        guard !store.registration.isUnregistered else {
            return Delivery(notification, .dropped(.unregistered))
        }
        guard state.connection.takes(notification.priority) else { return keep(notification) }
        return await withLocalDeliveries { await self.arrive(notification) }
    }

    /// Changes the connection, and delivers what can arrive now.
    func reconnect(_ connection: Phone.Connection) async -> [Delivery] {
        let moment = store.moment
        store.change { $0.connection = connection }
        guard connection != .away else { return [] }
        if store.registration.isAskedFor {
            store.countQuestion()
            await answer()
        }
        let (due, expired) = store.change { state in
            state.stored.takeAll(at: moment) { connection.takes($0.priority) }
        }
        var deliveries = expired.map { Delivery($0, .dropped(.expired)) }
        for notification in due {
            deliveries.append(await withLocalDeliveries { await self.arrive(notification) })
        }
        return deliveries
    }

    /// Makes the user's action on a notification in Notification Center, if it is there.
    func respond(_ choice: UserChoice, to identifier: String) async -> Delivery {
        await withLocalDeliveries {
            let found = self.state.delivered.first {
                $0.identifier.utf8.elementsEqual(identifier.utf8)
            }
            guard let found else {
                var delivery = Delivery(nil, .arrived)
                delivery.impossibleAct = ImpossibleAct(choice, .notThere(identifier))
                return delivery
            }
            var delivery = Delivery(found)
            let appState = self.scenario.appState
            await self.respond(
                choice, to: found, shown: NotificationDisplay(showsAlert: true), &delivery)
            // Its arrival was noted.
            if choice.action != .nothing, delivery.impossibleAct == nil {
                self.note(choice, in: appState, on: found, delivery)
            }
            return delivery
        }
    }

    func leaveScreen() async -> Delivery {
        await withLocalDeliveries {
            var delivery = Delivery(nil, .arrived)
            guard self.scenario.appState.isForeground else { return delivery }
            _ = await self.act(
                out: { PhonePlan(leaving: $0) }, nil, userInfo: nil, &delivery)
            return delivery
        }
    }

    /// Opens the app from its icon.
    func bringToScreen() async -> Delivery {
        await withLocalDeliveries {
            var delivery = Delivery(nil, .arrived)
            let (appState, passedBy) = (self.scenario.appState, self.state.delivered.last)
            await self.respond(UserChoice(.open), to: nil, shown: .nothing, &delivery)
            if passedBy != nil, appState != .active {
                self.note(.open, in: appState, on: passedBy, delivery)
            }
            return delivery
        }
    }

    private func keep(_ notification: RemoteNotification) -> Delivery {
        let moment = store.moment
        let survivor = scenario.unconfirmed.storedNotification
        let outcome = store.change {
            $0.stored.store(notification, at: moment, keeping: survivor)
        }
        return switch outcome {
        case .stored(let replaced): Delivery(notification, .stored(replaced: replaced))
        case .dropped(let loss): Delivery(notification, .dropped(loss))
        }
    }

    func arrive(_ notification: RemoteNotification) async -> Delivery {
        // The app may have unregistered while it was launched.
        guard !store.registration.isUnregistered else {
            return Delivery(notification, .dropped(.unregistered))
        }
        if let delivery = await arriveElsewhere(notification) { return delivery }
        var delivered = makeDelivered(notification)
        let result = await extend(delivered)
        switch result.outcome {
        case .changed(let content): delivered.change(to: content)
        case .suppressed: delivered.suppress()
        case .original: break
        }
        var delivery = Delivery(delivered)
        delivery.serviceExtension = result.outcome
        delivery.serviceExtensionFaults = result.faults
        delivery.serviceExtensionUsedLastChance = result.usedLastChance
        await arrive(delivered, &delivery)
        return delivery
    }

    func makeDelivered(_ notification: RemoteNotification) -> DeliveredNotification {
        DeliveredNotification(
            notification.collapseIdentifier ?? makeIdentifier(), notification,
            as: scenario.payload(madeOf: notification.payload), moment: store.moment)
    }

    func arrive(_ request: UserNotificationRequest) async -> Delivery {
        let delivered = DeliveredNotification(request, moment: store.moment)
        var delivery = Delivery(delivered)
        await arrive(delivered, &delivery)
        return delivery
    }

    private func arrive(
        _ delivered: DeliveredNotification, _ delivery: inout Delivery
    ) async {
        let plan = { (scenario: Scenario) in
            // The delegate itself chooses what is presented.
            var asking = scenario
            asking.presentationOptions = .all
            var planner = self.planner(asking.handling(delivered), delivered.planned)
            planner.arrive()
            return PhonePlan(planner)
        }
        // New content is handed over as it was sent.
        let userInfo =
            scenario.hasNewContent(delivered.planned)
            ? delivered.original : delivered.content.payload
        let appState = scenario.appState
        let (_, shown) = await act(
            out: plan, delivered, userInfo: delivered.isRemote ? userInfo : nil, &delivery)
        let choice = scenario.choice
        await respond(choice, to: delivered, shown: shown, &delivery)
        note(choice, in: appState, on: delivered, delivery)
    }

    func respond(
        _ choice: UserChoice, to delivered: DeliveredNotification?, shown: NotificationDisplay,
        _ delivery: inout Delivery
    ) async {
        guard !delivery.isCancelled, !Task.isCancelled else {
            delivery.isCancelled = true
            return
        }
        let plan = { (scenario: Scenario) in
            var planner = self.planner(
                delivered.map(scenario.handling) ?? scenario, delivered?.planned ?? APSContent(nil))
            planner.act(choice, on: shown)
            return PhonePlan(planner)
        }
        let userInfo = delivered.flatMap { $0.isRemote ? $0.content.payload : nil }
        let (planned, _) = await act(out: plan, delivered, userInfo: userInfo, &delivery)
        // The icon of an app that is open already needs no tap, so that open() fails no test.
        if !planned.isActionPossible, let delivered {
            delivery.impossibleAct = ImpossibleAct(
                choice,
                ImpossibleAct.Cause(
                    of: choice, on: shown, delivered.planned, in: plannedScenario,
                    isSuppressed: delivery.serviceExtension == .suppressed,
                    centerDelegate: centerDelegate))
        }
        guard !delivery.isCancelled else { return }
        if let delivered, choice.isOnNotification, planned.isActionPossible {
            store.change { $0.remove(delivered.identifier) }
        }
    }

    /// Returns a planner that knows whether the app has a scene.
    private func planner(_ scenario: Scenario, _ content: APSContent) -> ScenarioPlanner {
        var planner = ScenarioPlanner(scenario, content)
        if let hasScene, !scenario.appState.needsLaunch { planner.hasScene = hasScene }
        return planner
    }

    private func extend(
        _ delivered: DeliveredNotification
    ) async -> ServiceExtensionRun.Result {
        guard var run = serviceExtension else { return .init(outcome: .original(.noExtension)) }
        if let reason = scenario.reasonForNoServiceExtension(
            for: delivered.original, pushType: delivered.notification.pushType)
        {
            return .init(outcome: .original(.notAsked(reason)))
        }
        let version = scenario.application.systemVersion
        run.store = store
        run.mayFilter = run.mayFilter && version >= ServiceExtensionRun.firstVersionWithFilter
        return await run.result(for: delivered.request)
    }

    /// Returns an identifier that looks like the system's, the same ones in every run.
    private func makeIdentifier() -> String {
        countOfIdentifiers += 1
        return Self.identifier(countOfIdentifiers)
    }

    /// Returns the identifier that a phone makes for a notification without one.
    package static func identifier(_ number: Int) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return "00000000-0000-4000-8000-"
            + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    }
}

extension Scenario {
    /// Returns the payload that the scenario's iOS makes of the same JSON.
    package func payload(madeOf payload: Payload) -> Payload {
        payload.made(by: version, equalKeys: unconfirmed.equalKeys)
    }

    /// Returns the scenario that a notification is planned for: the application's delegate has no methods for
    /// notifications of the app itself since iOS 10.
    fileprivate func handling(_ delivered: DeliveredNotification) -> Scenario {
        var scenario = self
        if !delivered.isRemote { scenario.delegates.formIntersection(.userNotifications) }
        return scenario
    }
}
