import HandsetPage

/// The way of notifications from the output to the phone of the page.
///
/// It makes nothing of them, and does not give them to the phone, before the page asks: for most pushes of a
/// load test it does not.
actor PageDelivery {
    let phone: ShownPhone
    /// The notifications that the page has not asked for yet.
    private var waiting: WaitingPageArrivals
    /// The notifications of earlier runs that the page has not asked for yet, and the address of the page.
    private var recorded: (notifications: RecordedNotifications, page: String?)?
    /// The number of them that the phone gets at a time.
    private static let recordedShare = 200
    /// The last delivery to the phone.
    private var settling: Task<Void, Never>?
    /// The notifications that were given to the phone without a sender, by their numbers, until they are
    /// fetched.
    private var given: [Int: PageNotification] = [:]
    private var afterBatch: @Sendable () -> Void = {}

    init(to phone: ShownPhone) {
        self.phone = phone
        waiting = WaitingPageArrivals(
            countLimit: phone.store.countLimit, byteLimit: phone.store.byteLimit / 4)
    }

    func keep(_ arrivals: [PageArrival]) async {
        for arrival in arrivals { waiting.append(arrival) }
        if phone.isAtOnce || phone.store.isWatched || waiting.isFull
            || arrivals.contains(where: \.isGiven)
        {
            await settle()
        }
        afterBatch()
    }

    /// Gives the phone all notifications that have come.
    func settle() async {
        let before = settling
        guard !waiting.isEmpty || recorded != nil else { return await before?.value ?? () }
        let batch = waiting.takeAll()
        let earlier = recorded
        recorded = nil
        let task = Task {
            await before?.value
            if let earlier { await restore(earlier.notifications, linkedTo: earlier.page) }
            await deliver(batch)
        }
        settling = task
        await task.value
    }

    /// Lets the notifications of earlier runs be there, before all others.
    func restore(_ notifications: RecordedNotifications) { recorded = (notifications, nil) }

    /// Lets their records say where the page shows them.
    func link(to page: String) { recorded?.page = page }

    private func restore(
        _ notifications: RecordedNotifications, linkedTo page: String?
    ) async {
        let apps = await phone.topics
        let (states, isLocked) = (await phone.appStates, await phone.isLocked)
        var pending: [ShownPhone.PendingAct] = []
        var start = 0
        while start < notifications.count {
            let end = min(notifications.count, start + Self.recordedShare)
            pending = await phone.restore(
                notifications.arrivals(start..<end, at: apps, linkedTo: page), after: pending)
            start = end
        }
        await phone.endRestoring(pending, in: states, isLocked: isLocked)
    }

    private func deliver(_ batch: WaitingPageArrivals.Batch) async {
        await phone.skip(batch.skipped, but: Array(batch.badges.values))
        for notification in await phone.arrive(batch.arrivals) {
            if let number = notification.givenNumber { given[number] = notification }
        }
    }

    /// Takes the given notification with a number, as the page keeps it; `nil` if it was not received.
    func takeGiven(_ number: Int) -> PageNotification? { given.removeValue(forKey: number) }

    func afterEachBatch(_ body: @escaping @Sendable () -> Void) { afterBatch = body }
}
