extension Phone {
    /// Makes a delivery, with the app's own notifications that come before it or during it.
    ///
    /// An app that is to run already is launched before; the faults of that are in the delivery.
    func withLocalDeliveries(_ make: () async -> Delivery) async -> Delivery {
        let faults = await launchRunningApp()
        let before = await deliverDue()
        var delivery = await make()
        delivery.faults.insert(contentsOf: faults, at: 0)
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
        while !Task.isCancelled, deliveries.count < PhoneState.largestCountOfPending,
            let due = store.change({ $0.takeDue(at: moment) })
        {
            deliveries.append(await arrive(due.request))
        }
        return deliveries
    }

    /// Lets the phone's time pass without waiting, and delivers the app's own notifications whose moments
    /// come.
    ///
    /// Notifications expire by the same time. A ``TestClock`` of the phone goes on with it. Only whole
    /// seconds count. It ends after the time, or after 1,000 notifications.
    ///
    /// ```swift
    /// let phone = Phone(.init(Scenario(.iOS(18)))) {
    ///     TimerDelegate()
    /// }
    /// _ = await phone.open()
    /// for delivery in await phone.advance(by: .seconds(3_600)) { print(delivery.identifier) }
    /// ```
    ///
    /// - Parameter duration: The time; a negative one counts as none.
    /// - Returns: The results, in the order of the notifications.
    @discardableResult public func advance(by duration: Duration) async -> [Delivery] {
        await inTurn(orIfCancelled: []) { phone in
            let end = phone.store.moment.addingReportingOverflow(
                Int(clamping: max(0, duration.components.seconds)))
            return await phone.advance(to: end.overflow ? .max : end.partialValue)
                .map { phone.withLateFaults($0) }
        }
    }

    /// Lets the user enter or leave a region, and delivers the app's own notifications that wait for it.
    ///
    /// - Parameters:
    ///   - isEntry: True if the user enters it; false if the user leaves it.
    ///   - identifier: The name that the app has given to the region.
    /// - Returns: The results, in the order of the requests.
    @discardableResult public func cross(
        _ isEntry: Bool, intoRegion identifier: String
    ) async -> [Delivery] {
        await inTurn(orIfCancelled: []) { phone in
            for fault in await phone.launchRunningApp() { phone.lateFault(fault) }
            let requests = phone.store.change { state in
                state.takeWaiting { region in
                    region.identifier == identifier
                        && (isEntry ? region.notifiesOnEntry : region.notifiesOnExit)
                }
            }
            var deliveries: [Delivery] = []
            for request in requests { deliveries.append(await phone.arrive(request)) }
            return deliveries.map { phone.withLateFaults($0) }
        }
    }

    private func advance(to end: Int) async -> [Delivery] {
        for fault in await launchRunningApp() { lateFault(fault) }
        var deliveries = await deliverDue()
        while deliveries.count < PhoneState.largestCountOfDelivered, !Task.isCancelled {
            let next = min(end, store.state.pending.first?.moment ?? end)
            skip(to: next)
            let due = await deliverDue()
            deliveries += due
            if due.isEmpty, next >= end { break }
        }
        return deliveries
    }

    private func skip(to moment: Int) {
        guard let testClock = clock as? TestClock else { return store.skip(to: moment) }
        let (seconds, isTooLarge) = moment.subtractingReportingOverflow(store.moment)
        testClock.advance(by: .seconds(isTooLarge ? .max : seconds))
    }
}
