extension Phone {
    /// Throws the faults of the app that came after its callbacks were over and were not thrown yet.
    ///
    /// It waits for all work that was asked for, and until the app has run what it has queued. A task of the
    /// app that waits for something else goes on.
    ///
    /// ```swift
    /// let phone = Phone(.iOS(18)) { ShopDelegate() }
    /// try await phone.receive(["aps": ["alert": "Ready"]])
    /// try await phone.checkFaults()
    /// ```
    ///
    /// - Throws: ``DeliveryFailure`` with the faults, which are not thrown again.
    public func checkFaults() async throws(DeliveryFailure) {
        await inTurn(orIfCancelled: ()) { phone in
            guard phone.process != nil else { return }
            await phone.runQueued()
            await phone.answer()
        }
        if let failure = late.takeFailure() { throw failure }
    }

    /// Runs a test, and throws the faults of its phones that came late and that it has not thrown itself.
    ///
    /// The trait `.phones` of the module `HandsetTesting` does so for Swift Testing.
    ///
    /// ```swift
    /// try await Phone.withFaultsChecked {
    ///     let phone = Phone(.iOS(18)) { ShopDelegate() }
    ///     try await phone.receive(["aps": ["alert": "Ready"]])
    /// }
    /// ```
    ///
    /// - Parameter body: The test; its phones are all that its task or a child of it creates.
    /// - Returns: The result of the test.
    /// - Throws: The error of the test, or ``DeliveryFailure``; see ``checkFaults()``.
    public static func withFaultsChecked<Result>(
        _ body: () async throws -> Result
    ) async throws -> Result {
        let phones = PhonesOfTest()
        let result = try await PhonesOfTest.$current.withValue(phones) { try await body() }
        try await phones.checkFaults()
        return result
    }

    /// Adds the late faults to a delivery that is complete.
    func withLateFaults(_ delivery: Delivery, taking takes: Bool = false) -> Delivery {
        var delivery = delivery
        late.add(to: &delivery, taking: takes)
        delivery.registration = lateRegistration + delivery.registration
        lateRegistration = []
        return delivery
    }
}
