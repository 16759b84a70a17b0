extension Phone {
    /// The longest time to wait for what an app does in tasks of its own: five seconds.
    public static let untilLimit = Duration.seconds(5)

    /// Waits until the app has done something in a task of its own, which goes on after its callbacks.
    ///
    /// The condition is asked for again and again, and last when the time is over. The time is real time,
    /// whatever clock the phone has.
    ///
    /// ```swift
    /// try await phone.receive(["aps": ["alert": "Ready"], "order": 7], then: .tap)
    /// try await phone.until { await shop.opened.count == 1 }
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The longest time to wait.
    ///   - condition: Returns true if the app has done it.
    /// - Throws: ``Phone/UntilTimeout`` if it does not come true in time; `CancellationError` if the task is
    ///   cancelled; or the error of the condition.
    public nonisolated func until(
        within limit: Duration = Phone.untilLimit, _ condition: () async throws -> Bool
    ) async throws {
        let (isMet, lookCount) = try await Self.look(within: limit, until: condition)
        guard !isMet else { return }
        let appState = await scenario.appState
        throw Phone.UntilTimeout(
            limit: limit, lookCount: lookCount, seen: "false; the app is \(appState.rawValue)",
            expected: "true")
    }

    /// Waits until a value that the app changes in tasks of its own is as expected.
    ///
    /// ```swift
    /// try await phone.receive(["aps": ["alert": "Ready"], "order": 7], then: .tap)
    /// try await phone.until(["shop://orders/7"]) { await shop.opened }
    /// ```
    ///
    /// - Parameters:
    ///   - expected: The value to wait for.
    ///   - limit: The longest time to wait, in real time.
    ///   - value: Returns the value.
    /// - Throws: ``Phone/UntilTimeout`` with the value that was seen last; `CancellationError` if the task is
    ///   cancelled; or the error of the closure.
    public nonisolated func until<Value: Equatable>(
        _ expected: Value, within limit: Duration = Phone.untilLimit,
        _ value: () async throws -> Value
    ) async throws {
        var seen: Value?
        let (isMet, lookCount) = try await Self.look(within: limit) {
            let value = try await value()
            seen = value
            return value == expected
        }
        guard !isMet else { return }
        throw Phone.UntilTimeout(
            limit: limit, lookCount: lookCount, seen: seen.map { "\($0)" } ?? "nothing",
            expected: "\(expected)")
    }

    private static func look(
        within limit: Duration, until condition: () async throws -> Bool
    ) async throws -> (isMet: Bool, lookCount: Int) {
        let clock = ContinuousClock()
        let end = clock.now.advanced(by: limit)
        var (count, pause) = (1, Duration.microseconds(100))
        while try await !condition() {
            if clock.now >= end { return (false, count) }
            try await Task.sleep(for: min(pause, clock.now.duration(to: end)))
            pause = min(pause * 2, .milliseconds(10))
            count += 1
        }
        return (true, count)
    }
}
