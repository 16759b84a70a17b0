import Handset
import HandsetGateway

/// Writes failures below the API to standard error, from any thread.
final class ProblemReport: Sendable {
    /// The number of lines that are told as they are.
    private static let tellingLimit = 10_000

    private let tellingCount = Locked(0)
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

    /// Takes a line to report as it is, up to a number of them.
    func take(line: String) {
        let mayTell = tellingCount.withLock { count in
            count += 1
            return count <= Self.tellingLimit
        }
        if mayTell { continuation.yield(line) }
    }

    /// Writes the lines until there are no more, after ``finish()``.
    func write(to writer: ArrivalWriter) async {
        for await line in stream { await writer.report(line) }
        for line in lines.withLock(\.rest) { await writer.report(line) }
    }

    func finish() { continuation.finish() }
}
