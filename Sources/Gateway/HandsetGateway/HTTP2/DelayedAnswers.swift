import NIOCore

/// The answers of a connection that wait for their time, each on its stream.
///
/// It is used on the thread of the connection alone.
final class DelayedAnswers {
    /// The memory of a delayed answer, in bytes.
    private static let byteCount = 512

    private var waiting: [Int32: (answer: () -> Void, timer: Scheduled<Void>)] = [:]
    private let limit: SharedLimit

    /// - Parameter limit: The limit of all delayed answers of the gateway.
    init(limit: SharedLimit) {
        self.limit = limit
    }

    var isEmpty: Bool { waiting.isEmpty }

    /// Gives an answer after a delay, unless it is taken or its stream is closed before; false, and no
    /// answer, if there are too many in the gateway.
    func add(
        on stream: Int32, after milliseconds: UInt32, on eventLoop: any EventLoop,
        _ answer: @escaping () -> Void
    ) -> Bool {
        guard limit.take(Self.byteCount) else { return false }
        let timer = eventLoop.assumeIsolated().scheduleTask(
            in: .milliseconds(Int64(milliseconds))
        ) {
            guard let answer = self.remove(stream) else { return }
            answer()
        }
        waiting[stream] = (answer, timer)
        return true
    }

    /// Gives all answers now, the oldest request first.
    ///
    /// Each is removed before it is given, and the others are still there then.
    func giveAll() {
        for stream in waiting.keys.sorted() { remove(stream)?() }
    }

    func forgetAll() {
        for stream in Array(waiting.keys) { _ = remove(stream) }
    }

    func forget(_ stream: Int32) {
        // Nearly every answer is given at once.
        guard !waiting.isEmpty else { return }
        _ = remove(stream)
    }

    private func remove(_ stream: Int32) -> (() -> Void)? {
        guard let (answer, timer) = waiting.removeValue(forKey: stream) else { return nil }
        timer.cancel()
        limit.giveBack(Self.byteCount)
        return answer
    }
}
