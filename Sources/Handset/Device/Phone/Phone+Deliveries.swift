extension Phone {
    func keep(_ notification: RemoteNotification) -> Delivery {
        let outcome = state.stored.store(
            notification, at: now(), keeping: device.unconfirmed.storedNotification)
        return switch outcome {
        case .stored(let replaced): Delivery(notification, .stored(replaced: replaced))
        case .dropped(let reason): Delivery(notification, .dropped(reason: reason))
        }
    }

    func arrive(_ notification: RemoteNotification) async -> Delivery {
        var delivery = Delivery(notification, .arrived)
        delivery.identifier = notification.collapseIdentifier ?? makeIdentifier()
        let delivered = DeliveredNotification(
            identifier: delivery.identifier, notification: notification)
        // The delegate itself chooses what is presented.
        var asking = device
        asking.presentationOptions = .all
        var planner = DevicePlanner(asking, APSContent(notification.payload))
        planner.arrive()
        let shown = await act(out: planner, delivered, &delivery)
        await respond(device.action, to: delivered, shown: shown, &delivery)
        return delivery
    }

    func respond(
        _ action: UserAction, to delivered: DeliveredNotification?, shown: NotificationDisplay,
        _ delivery: inout Delivery
    ) async {
        var planner = DevicePlanner(device, APSContent(delivered?.notification.payload))
        planner.act(action == device.action ? device.choice : UserChoice(action), on: shown)
        _ = await act(out: planner, delivered, &delivery)
        let isOnNotification = action != .nothing && action != .open
        if let delivered, isOnNotification, planner.isActionPossible {
            state.remove(delivered.identifier)
        }
    }

    /// Returns an identifier that looks like the system's, the same ones in every run.
    private func makeIdentifier() -> String {
        countOfIdentifiers += 1
        let digits = String(countOfIdentifiers, radix: 16, uppercase: true)
        return "00000000-0000-4000-8000-"
            + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    }
}
