import HandsetTestSupport

/// The events of a test in order, to wait for.
actor EventLog<Event: Sendable> {
    private(set) var events: [Event] = []
    /// True if nothing more happens.
    private(set) var isFinished = false
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var lastWaiter = 0

    /// Adds an event.
    func add(_ event: Event) {
        events.append(event)
        wake()
    }

    /// Ends the log.
    func finish() {
        isFinished = true
        wake()
    }

    private func wake() {
        for continuation in waiting.values { continuation.resume() }
        waiting = [:]
    }

    private func release(_ waiter: Int) {
        waiting.removeValue(forKey: waiter)?.resume()
    }

    /// The first result that a closure makes of all events so far, waiting for more of them; `nil` if
    /// nothing more happens, or not for a long time.
    func first<Result: Sendable>(
        _ result: @Sendable ([Event]) -> Result?
    ) async -> Result? {
        let clock = ContinuousClock()
        let end = clock.now + .untilHang
        while true {
            if let result = result(events) { return result }
            guard !isFinished, clock.now < end else { return nil }
            lastWaiter += 1
            let waiter = lastWaiter
            let timeout = Task {
                try await Task.sleep(until: end)
                release(waiter)
            }
            await withCheckedContinuation { waiting[waiter] = $0 }
            timeout.cancel()
        }
    }

    /// Waits until nothing more happens, or for a long time.
    ///
    /// - Returns: Whether nothing more happens.
    func waitForEnd() async -> Bool {
        _ = await first { _ in nil as Int? }
        return isFinished
    }
}
