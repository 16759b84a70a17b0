import HandsetGateway

/// The failures below the API that a gateway's observer was given, to wait for.
struct ProblemLog: Sendable {
    let log = EventLog<ConnectionProblem>()
    private let continuation: AsyncStream<ConnectionProblem>.Continuation

    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: ConnectionProblem.self)
        self.continuation = continuation
        let log = log
        Task { for await problem in stream { await log.add(problem) } }
    }

    /// The observer for a configuration.
    var observer: @Sendable (ConnectionProblem) -> Void {
        let continuation = continuation
        return { continuation.yield($0) }
    }

    /// The first failures, or fewer if no more come for a long time.
    func first(_ count: Int = 1) async -> [ConnectionProblem] {
        await log.first { $0.count >= count ? Array($0.prefix(count)) : nil } ?? []
    }

    /// All failures so far.
    var all: [ConnectionProblem] { get async { await log.events } }
}
