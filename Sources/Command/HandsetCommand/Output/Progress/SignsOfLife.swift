import Handset

/// The lines that say, once a minute, that a long step goes on.
enum SignsOfLife {
    /// Waits for a minute, or until the task is cancelled.
    static func rest() async { try? await Task.sleep(for: .seconds(60)) }

    /// Waits for a step.
    ///
    /// - Parameters:
    ///   - step: The words for the step, such as `builds Shop`.
    ///   - streams: The streams, on whose standard error the lines stand.
    ///   - rest: Waits for the next line; a minute, unless a test has another clock.
    ///   - work: The step.
    /// - Returns: What the step returns.
    /// - Throws: What the step throws, and `OutputError` if a line cannot be written.
    static func during<Value: Sendable>(
        _ step: String, _ streams: StandardStreams,
        rest: @escaping @Sendable () async -> Void = { await rest() },
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: [Value].self) { group in
            group.addTask { [try await work()] }
            for minutes in 1... {
                group.addTask {
                    await rest()
                    return []
                }
                if let value = try await group.next()?.first {
                    group.cancelAll()
                    return value
                }
                try streams.note("handset: still \(step), for \(minutes) min")
            }
            throw CancellationError()
        }
    }
}
