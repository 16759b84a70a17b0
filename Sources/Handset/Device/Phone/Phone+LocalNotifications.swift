extension Phone {
    /// Makes a delivery, with those of the app's own notifications whose moments come before it or during
    /// it.
    func withLocalDeliveries(_ make: () async -> Delivery) async -> Delivery {
        let before = await deliverDue()
        var delivery = await make()
        delivery.localDeliveries = before + (await deliverDue())
        return delivery
    }

    /// Delivers the app's own notifications whose moments have come.
    ///
    /// An app that adds another one at each delivery does not hold the phone up: the rest waits for the
    /// next time.
    func deliverDue() async -> [Delivery] {
        let moment = store.moment
        var deliveries: [Delivery] = []
        while deliveries.count < PhoneState.largestCountOfPending,
            let due = store.change({ $0.takeDue(at: moment) })
        {
            deliveries.append(await arrive(due.request))
        }
        return deliveries
    }

    /// Lets time pass on the phone's clock, and delivers the app's own notifications whose moments come.
    ///
    /// Only whole seconds count. It ends after the time, or after 1,000 notifications.
    ///
    /// ```swift
    /// let phone = Phone(scenario: Scenario(.iOS(18))) {
    ///     TimerDelegate()
    /// }
    /// _ = await phone.open()
    /// for delivery in await phone.wait(for: .seconds(60)) { print(delivery.identifier) }
    /// ```
    ///
    /// - Returns: The results, in the order of the notifications.
    @discardableResult public func wait(for duration: Duration) async -> [Delivery] {
        await inTurn { phone in
            let end = phone.store.moment.addingReportingOverflow(
                Int(clamping: max(0, duration.components.seconds)))
            return await phone.wait(until: end.overflow ? .max : end.partialValue)
        }
    }

    private func wait(until end: Int) async -> [Delivery] {
        var deliveries = await deliverDue()
        while deliveries.count < PhoneState.largestCountOfDelivered {
            let moment = store.moment
            let next = min(end, store.state.pending.first?.moment ?? end)
            if next > moment {
                let (seconds, isTooLong) = next.subtractingReportingOverflow(moment)
                let pause = Duration.seconds(isTooLong ? .max : seconds)
                guard (try? await clock.sleep(for: pause)) != nil else { break }
            }
            store.goOn(to: next)
            let due = await deliverDue()
            deliveries += due
            if due.isEmpty, next >= end { break }
        }
        return deliveries
    }
}
