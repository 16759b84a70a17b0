internal import Foundation
public import Handset
internal import HandsetUserNotifications

extension HandsetPhone {
    /// Delivers a push that starts a Live Activity, as a server sends it at the phone's present time.
    ///
    /// ```swift
    /// try await phone.receiveStart(
    ///     of: "RideAttributes", ["order": 7],
    ///     state: ["driver": "Ann", "eta": 817_596_600, "phase": "searching"])
    /// print(phone.liveActivities.first?.state?["driver"]?.string ?? "")
    /// // Ann
    /// ```
    ///
    /// - Parameters:
    ///   - type: The name of the type of its attributes, without its module.
    ///   - attributes: The values that do not change.
    ///   - state: The first state.
    ///   - alert: The alert, without which iOS drops the start.
    ///   - asksForToken: True if the Live Activity is to get a token for its updates.
    /// - Returns: The result; `activityRefusal` says why nothing has started.
    /// - Throws: `DeliveryFailure` if the app has a fault.
    @discardableResult public func receiveStart(
        of type: String, _ attributes: PayloadValue, state: PayloadValue,
        alert: PayloadValue = ["title": "It has started"], asksForToken: Bool = true
    ) async throws -> Delivery {
        let time = Int(AppTime.date.timeIntervalSince1970)
        let payload: Payload = [
            "aps": [
                "event": "start", "timestamp": PayloadValue(time),
                "attributes-type": PayloadValue(stringLiteral: type), "attributes": attributes,
                "content-state": state, "alert": alert,
                "input-push-token": PayloadValue(asksForToken ? 1 : 0),
            ]
        ]
        return try await receive(payload, as: .liveActivity)
    }
}
