public import Handset

extension SuiteCase {
    /// Runs the case on an app's own delegate, and throws if an expectation is not met.
    ///
    /// A `Phone` with the case's scenario delivers the payload, and the user acts as the case says. The
    /// methods that the delegate implements are found out, and the case's rules play no part: `opened`
    /// returns what the app itself has opened. It is compared with `session`, `url`, `javascript`, `calls`
    /// and `none`; `callbacks`, `display` and `badge` with what the phone did; `hazards` and `refused` with
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
                scenario: scenario, timeLimit: timeLimit, serviceExtension: serviceExtension
            ) { delegate }
            let delivery = try await phone.receive(
                RemoteNotification(payload, pushType: pushType))
            let finding = AppFinding(opened: try await opened(delegate), delivery: delivery)
            failures += expectations.compactMap { $0.failure(given: finding) }
        } else {
            failures += expectations.filter { !$0.isAboutPayload }.compactMap {
                $0.failure(given: plain)
            }
        }
        guard !failures.isEmpty else { return }
        throw SuiteCaseFailure(
            CaseResult(name: name, place: place, failures: failures, reasons: []))
    }
}
