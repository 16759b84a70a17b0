extension Phone {
    /// Puts another app in the place of the present one, in the state that the scenario has.
    ///
    /// Notification Center and the badge stay. The phone finds out anew which methods the app's delegate has.
    package func replaceApp(_ body: @escaping @Sendable (inout Scenario) -> Void) async {
        await inTurn(orIfCancelled: ()) { phone in
            body(&phone.lastScenario)
            phone.store.update(phone.lastScenario)
            phone.process = nil
            phone.roles = nil
            phone.hasScene = nil
            phone.missingMethods = []
            phone.foundMethods = []
        }
    }

    /// Puts a notification into Notification Center that has come before, while another process of the app ran.
    ///
    /// - Parameter notification: The notification.
    /// - Returns: Its identifier on the phone.
    package func put(_ notification: RemoteNotification) async -> String {
        await inTurn(orIfCancelled: "") { phone in
            let delivered = phone.makeDelivered(notification)
            let version = phone.scenario.application.systemVersion
            let display = NotificationDisplay(
                showsAlert: true, badge: delivered.content.badge)
            phone.store.change { $0.show(display, of: delivered, on: version) }
            return delivered.identifier
        }
    }

    /// Lets a notification of the app itself come, and lets the user act on it.
    ///
    /// - Parameters:
    ///   - request: The app's request; its moment has come.
    ///   - choice: The user's action.
    /// - Returns: The result, after all callbacks.
    package func deliver(
        _ request: UserNotificationRequest, then choice: UserChoice
    ) async -> Delivery {
        await inTurn(orIfCancelled: .cancelled(nil)) { phone in
            let usual = phone.lastScenario.choice
            phone.lastScenario.choice = choice
            let delivery = await phone.withLocalDeliveries { await phone.arrive(request) }
            phone.lastScenario.choice = usual
            return phone.withLateFaults(delivery)
        }
    }

    /// Takes notifications out of Notification Center, without an action of the user.
    package func forget(_ identifiers: Set<String>) async {
        await inTurn(orIfCancelled: ()) { phone in
            phone.store.change { state in
                for identifier in identifiers { state.remove(identifier) }
            }
        }
    }
}
