extension Phone {
    /// Runs tests, and returns the states and actions that their phones go through.
    ///
    /// A notification that arrives counts in the state of the app before, with the user's action on it, or with
    /// ``UserAction/nothing`` if that is not possible. So does each later act on a notification in Notification
    /// Center, in the state of that moment. Opening the app from its icon is such an act if a notification is
    /// there. What the phone only stores or drops does not count.
    ///
    /// The trait `.coverage` of the module `HandsetTesting` does so for Swift Testing.
    ///
    /// ```swift
    /// let coverage = try await Phone.coverage {
    ///     let phone = Phone(.iOS(18), app: .background) { ShopDelegate() }
    ///     try await phone.receive(["aps": ["alert": "Ready"]], then: .tap)
    /// }
    /// print(coverage.touched)
    /// // [background:tap]
    /// ```
    ///
    /// - Parameters:
    ///   - nameOfTest: Returns the name of the test that runs. A test counts once for each state and action.
    ///   - body: The tests, whose phones are those that its task or a child of it creates or uses.
    /// - Returns: The coverage.
    /// - Throws: The error of the tests.
    public static func coverage(
        nameOfTest: @escaping @Sendable () -> String = { "" }, of body: () async throws -> Void
    ) async throws -> StateCoverage {
        let coverage = CoverageOfPhones(nameOfTest: nameOfTest)
        try await CoverageOfPhones.$current.withValue(coverage) { try await body() }
        return coverage.coverage
    }

    /// Notes that the user has acted, or could not act, on a notification in a state of the app.
    func note(
        _ choice: UserChoice, in state: AppState, on delivered: DeliveredNotification?,
        _ delivery: Delivery
    ) {
        guard let test = CoverageOfPhones.RunningTest.current ?? test, !delivery.isCancelled else {
            return
        }
        let action = delivery.impossibleAct == nil ? choice.action : .nothing
        var device = plannedScenario
        device.delegates.subtract(missingMethods)
        test.coverage.add(
            StateCoverage.Cell(state, action), by: test.name, on: device,
            category: delivered?.planned.category)
    }
}
