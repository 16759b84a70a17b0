import HandsetPage

/// The way of notifications from the output to the phone of the page.
///
/// Nothing is made of them, and the phone does not get them, before somebody asks: for most pushes of a load test
/// nobody does.
actor PageDelivery {
    let phone: ShownPhone
    /// The notifications that nobody has asked for yet.
    private var waiting: WaitingPageArrivals
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
        if phone.store.isWatched || waiting.isFull || arrivals.contains(where: \.isGiven) {
            await settle()
        }
        afterBatch()
    }

    /// Gives the phone all notifications that have come.
    func settle() async {
        let before = settling
        guard !waiting.isEmpty else { return await before?.value ?? () }
        let batch = waiting.takeAll()
        let task = Task {
            await before?.value
            await deliver(batch)
        }
        settling = task
        await task.value
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
