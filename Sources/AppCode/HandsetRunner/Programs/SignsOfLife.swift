/// The lines that say, once a minute, that a long step goes on.
package enum SignsOfLife {
    /// Waits for a minute, or until the task is cancelled.
    package static func rest() async { try? await Task.sleep(for: .seconds(60)) }

    /// Waits for a step.
    ///
    /// - Parameters:
    ///   - step: The words for the step, such as `builds Shop`.
    ///   - notes: The place for the lines.
    ///   - rest: Waits for the next line; a minute, unless a test has another clock.
    ///   - work: The step.
    /// - Returns: What the step returns.
    /// - Throws: What the step throws, and the error of a line that cannot be written.
    package static func during<Value: Sendable>(
        _ step: String, _ notes: any RunnerNotes,
        rest: @escaping @Sendable () async -> Void = { await rest() },
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await during(notes, saying: { "still \(step), for \($0) min" }, rest: rest, work)
    }

    /// Waits for a step; `words` returns the line after some minutes.
    static func during<Value: Sendable>(
        _ notes: (any RunnerNotes)?, saying words: (_ minutes: Int) -> String,
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
                try notes?.note("handset: \(words(minutes))")
            }
            throw CancellationError()
        }
    }
}
