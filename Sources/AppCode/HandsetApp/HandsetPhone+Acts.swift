public import Handset
internal import HandsetUIKit

extension HandsetPhone {
    /// Lets the user open the app from its icon, and answer what it asks.
    ///
    /// - Returns: The result, after all callbacks.
    /// - Throws: `DeliveryFailure` if the app has a fault.
    @discardableResult public func launch() async throws -> Delivery {
        try await act { await $0.open() }
    }

    /// Delivers a payload, and lets the user act on it.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - choice: The user's action. If `nil`, none.
    /// - Returns: The result, after all callbacks.
    /// - Throws: `DeliveryFailure` if the app has a fault, or if the user cannot act so.
    @discardableResult public func receive(
        _ payload: Payload, then choice: UserChoice? = nil
    ) async throws -> Delivery {
        try await act {
            await $0.deliver(RemoteNotification(payload), then: choice, takesLateFaults: true)
        }
    }

    /// Delivers a payload, and lets the user act on it as far as that is possible: the user cannot tap it
    /// without an alert.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - choice: The user's action.
    /// - Returns: The result, after all callbacks.
    /// - Throws: `DeliveryFailure` if the app has a fault.
    @discardableResult public func receive(
        _ payload: Payload, thenIfPossible choice: UserChoice
    ) async throws -> Delivery {
        let result = await phone.deliver(RemoteNotification(payload), then: choice)
        var faults = result.withoutGivenHandlers
        faults.impossibleAct = nil
        try faults.check()
        return result
    }

    /// Lets the user tap a notification.
    ///
    /// - Parameter delivery: The result of the notification.
    /// - Returns: The result, after all callbacks.
    /// - Throws: `DeliveryFailure` if the app has a fault, or if there is no such notification.
    @discardableResult public func tap(_ delivery: Delivery) async throws -> Delivery {
        try await choose(.tap, on: delivery)
    }

    /// Lets the user act on a notification.
    ///
    /// - Parameters:
    ///   - choice: The user's action.
    ///   - delivery: The result of the notification.
    /// - Returns: The result, after all callbacks.
    /// - Throws: `DeliveryFailure` if the app has a fault, or if the user cannot act so.
    @discardableResult public func choose(
        _ choice: UserChoice, on delivery: Delivery
    ) async throws -> Delivery {
        let identifier = delivery.identifier
        return try await act { await $0.act(choice, on: identifier) }
    }

    /// Lets the user leave the app for the home screen.
    ///
    /// - Returns: The result, after all callbacks.
    /// - Throws: `DeliveryFailure` if the app has a fault.
    @discardableResult public func goHome() async throws -> Delivery {
        try await act { await $0.goHome() }
    }

    /// Throws the faults of the app that came after its callbacks were over.
    ///
    /// - Throws: `DeliveryFailure` with the faults.
    public func checkFaults() async throws { try await phone.checkFaults() }

    func act(_ body: @Sendable (Phone) async -> Delivery) async throws -> Delivery {
        try await body(phone).withoutGivenHandlers.check()
    }
}
