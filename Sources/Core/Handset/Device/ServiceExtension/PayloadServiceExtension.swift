/// A service extension that takes a payload and returns another one.
///
/// ```swift
/// struct Stamp: PayloadServiceExtension {
///     func payload(for payload: Payload) async throws -> Payload {
///         try Payload(json: #"{"aps":{"alert":"changed"},"stamp":1}"#)
///     }
/// }
/// let scenario = Scenario(.iOS(18))
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","mutable-content":1}}"#)
/// let result = await scenario.runServiceExtension(Stamp(), for: payload)
/// print(result.outcome.payload(changedFrom: payload)["stamp"]?.integer ?? 0)
/// // 1
/// ```
public protocol PayloadServiceExtension: Sendable {
    /// Returns the payload that takes the place of another.
    ///
    /// - Throws: Any error. The original is shown then.
    func payload(for payload: Payload) async throws -> Payload
}

extension PayloadServiceExtension {
    /// The extension as a phone runs it.
    public var notificationServiceExtension: any NotificationServiceExtension {
        ClosureServiceExtension { content in
            do {
                let changed = try await payload(for: content.payload)
                content = UserNotificationContent(changed)
            } catch let refusal as PayloadRefusal {
                throw RefusedChange(refusal: refusal)
            }
        }
    }
}

/// A refusal of what a service extension has made, told on one line.
private struct RefusedChange: Error, CustomStringConvertible {
    let refusal: PayloadRefusal

    var description: String { "\(refusal.place): \(refusal.finding); \(refusal.advice)" }
}
