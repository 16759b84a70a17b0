import HandsetPage

/// The way of notifications from the output to the phone of the page.
actor PageDelivery {
    let phone: ShownPhone
    /// The notifications that were given to the phone without a sender, by their numbers, until they are
    /// fetched.
    private var given: [Int: PageNotification] = [:]
    private var afterBatch: @Sendable () -> Void = {}

    init(to phone: ShownPhone) {
        self.phone = phone
    }

    func keep(_ notifications: [PageArrival]) async {
        for notification in await phone.arrive(notifications) {
            if let number = notification.givenNumber { given[number] = notification }
        }
        afterBatch()
    }

    /// Takes the given notification with a number, as the page keeps it; `nil` if it was not received.
    func takeGiven(_ number: Int) -> PageNotification? { given.removeValue(forKey: number) }

    func afterEachBatch(_ body: @escaping @Sendable () -> Void) { afterBatch = body }
}
