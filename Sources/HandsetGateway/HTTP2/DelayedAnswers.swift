import NIOCore

/// The answers of a connection that wait for their time.
///
/// It is used on the thread of the connection alone.
final class DelayedAnswers {
    private var waiting: [Int: (answer: () -> Void, timer: Scheduled<Void>)] = [:]
    private var lastNumber = 0

    /// Gives an answer after a delay, unless it is taken before.
    func add(
        after milliseconds: UInt32, on eventLoop: any EventLoop, _ answer: @escaping () -> Void
    ) {
        lastNumber += 1
        let number = lastNumber
        let timer = eventLoop.assumeIsolated().scheduleTask(
            in: .milliseconds(Int64(milliseconds))
        ) {
            guard let (answer, _) = self.waiting.removeValue(forKey: number) else { return }
            answer()
        }
        waiting[number] = (answer, timer)
    }

    /// Removes and returns all of them, the oldest first.
    func takeAll() -> [() -> Void] {
        let taken = waiting.sorted { $0.key < $1.key }.map(\.value)
        waiting = [:]
        for (_, timer) in taken { timer.cancel() }
        return taken.map(\.answer)
    }
}
