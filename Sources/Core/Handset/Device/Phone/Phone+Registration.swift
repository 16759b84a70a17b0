extension Phone {
    /// The number of times that the phone looks again whether the app has asked for more.
    private static let largestCountOfLooks = 16

    /// Waits for what the app has asked the system for in a callback, with the callbacks of its registration.
    ///
    /// Completion handlers are called first, and the app runs what they have queued.
    ///
    /// - Parameters:
    ///   - delivery: Receives the callbacks and their faults.
    ///   - isLaunch: True if the app was launched. It may then be about to ask an undecided user.
    /// - Returns: False if the app has ended.
    func answer(_ delivery: inout Delivery, isLaunch: Bool = false) async -> Bool {
        var isSure = !(isLaunch && store.isUndecided)
        for _ in 0..<Self.largestCountOfLooks where !Task.isCancelled {
            let count = store.questionCount
            guard !isSure || count != answeredCount else { break }
            isSure = true
            answeredCount = count
            await waitForHandlers()
            await runQueued()
            guard await register(&delivery) else { return false }
        }
        return true
    }

    /// Answers what the app has asked for since its last callback.
    func answer() async {
        guard process != nil else { return }
        var delivery = Delivery(nil, .arrived)
        if await !answer(&delivery) {
            process = nil
            lastScenario.appState = .notRunning
        }
        lateRegistration += delivery.registration
        for fault in delivery.faults { lateFault(fault) }
    }

    /// Answers what the app has asked for outside of a callback.
    func answerBetweenDeliveries() async {
        await inTurn(orIfCancelled: ()) { await $0.answer() }
    }

    /// Lets the app run what it has queued on its thread, on the main one, and in tasks.
    func runQueued() async {
        guard let process else { return }
        await Task.detached {}.value
        _ = await process.isBlocked(timeLimit: timeLimit)
    }

    private func waitForHandlers() async {
        guard store.handlers.isOwed else { return }
        let call = CallbackCall(needsAnswer: false) { _ in }
        store.handlers.whenNoneIsOwed { call.hasReturned() }
        _ = await call.end(within: timeLimit, on: clock) { false }
    }

    /// Makes the callbacks of a registration that the app has asked for, and returns false if the app has
    /// ended.
    private func register(_ delivery: inout Delivery) async -> Bool {
        guard var registration, let process, state.connection != .away, store.takeRegistration()
        else { return true }
        if case .success = registration.result { store.noteToken() }
        registration.types.formIntersection(scenario.permission)
        let arguments = CallbackArguments(application: store.application, store: store)
        for callback in registration.callbacks(on: scenario.application.systemVersion) {
            let call = CallbackCall(needsAnswer: false) { _ in }
            let task = process.start(callback, with: arguments, in: call)
            let end = await self.end(of: call, task, in: process)
            delivery.registration.append(callback)
            let faults = end.faults.map { DelegateFault($0, in: callback) }
            delivery.faults += faults
            guard !faults.contains(where: \.endsApp), !process.hasCrashed else { return false }
        }
        return true
    }
}
