import Handset
import HandsetGateway

/// Writes failures below the API to standard error, from any thread.
final class ProblemReport: Sendable {
    private let lines: Locked<ProblemLines>
    private let stream: AsyncStream<String>
    private let continuation: AsyncStream<String>.Continuation

    init(_ words: ProblemWords) {
        lines = Locked(ProblemLines(words))
        // Its size has a limit, because the number of lines has one.
        (stream, continuation) = AsyncStream.makeStream()
    }

    /// Any thread may call this; it does not wait.
    func take(_ problem: ConnectionProblem) {
        if let line = lines.withLock({ $0.line(for: problem) }) { continuation.yield(line) }
    }

    /// Writes the lines until there are no more, after ``finish()``.
    func write(to writer: ArrivalWriter) async {
        for await line in stream { await writer.report(line) }
        for line in lines.withLock(\.rest) { await writer.report(line) }
    }

    func finish() { continuation.finish() }
}
