public import Handset

extension SuiteCase {
    /// Runs the case on an app's own delegate, and throws if an expectation is not met.
    ///
    /// A `Phone` with the case's scenario delivers the payload, and the user acts as the case says. The
    /// methods that the delegate implements are found out, and the case's rules play no part: `opened`
    /// returns what the app itself has opened. It is compared with `session`, `url` and `javascript`, which
    /// want exactly one opening, and with `calls` and `none`; `callbacks`, `display` and `badge` with what the phone did; `hazards` and `refused` with
    /// the payload, as by ``check()``.
    ///
    /// ```swift
    /// @Test(arguments: try SessionSuite(contentsOf: "orders.json").cases)
    /// func orders(item: SuiteCase) async throws {
    ///     try await item.check(on: ShopDelegate()) { $0.opened }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - delegate: The delegate, a new one for each case.
    ///   - timeLimit: The time limit of a callback with its completion handler.
    ///   - serviceExtension: Creates the app's service extension. If `nil`, the app has none.
    ///   - opened: Returns what the app has opened, in order.
    /// - Throws: ``SuiteCaseFailure`` if an expectation is not met, `DeliveryFailure` if the app has a
    ///   fault, or the error of the closure.
    public func check<Delegate: ApplicationDelegate & Sendable>(
        on delegate: Delegate, timeLimit: Duration = Phone.callbackTimeLimit,
        serviceExtension: (@Sendable () -> any NotificationServiceExtension)? = nil,
        opened: (Delegate) async throws -> [String]
    ) async throws {
        let plain = CaseFinding(of: self)
        var failures = expectations.filter(\.isAboutPayload).compactMap {
            $0.failure(given: plain)
        }
        if plain.refusal == nil {
            let payload = try Payload(json: self.payload.bytes, source: self.payload.source)
            var scenario = scenario
            scenario.declaredDelegates = nil
            let phone = Phone(
                .init(scenario, timeLimit: timeLimit, serviceExtension: serviceExtension)
            ) { delegate }
            let delivery = try await receive(payload, on: phone)
            let finding = AppFinding(opened: try await opened(delegate), delivery: delivery)
            failures += expectations.compactMap { $0.failure(given: finding) }
        } else {
            failures += expectations.filter { !$0.isAboutPayload }.compactMap {
                $0.failure(given: plain)
            }
        }
        failures += webViewFailures(since: "no web view")
        guard !failures.isEmpty else { return }
        throw SuiteCaseFailure(
            CaseResult(name: name, place: place, failures: failures, reasons: []))
    }

    /// Delivers the payload, and throws the faults of the app.
    ///
    /// An act that the case itself makes impossible, such as a tap on a silent push, is ignored as by
    /// ``check()``. One that only the app makes impossible, such as by a button that it does not register,
    /// is thrown.
    private func receive(_ payload: Payload, on phone: Phone) async throws -> Delivery {
        var planned = scenario
        planned.delegates =
            scenario.declaredDelegates ?? [.legacy, .fetch, .actions, .userNotifications]
        let isActPossible = planned.plan(for: payload, pushType: pushType).isActionPossible
        let notification = RemoteNotification(payload, pushType: pushType)
        if isActPossible { return try await phone.receive(notification) }
        var delivery = await phone.deliver(notification)
        delivery.impossibleAct = nil
        return try delivery.check()
    }
}
