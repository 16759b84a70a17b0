/// A receiver for tests, which keeps arrivals until they are asked for.
///
/// ```swift
/// let inbox = ArrivalInbox()
/// await inbox.receive([
///     Arrival(
///         ReceivedNotification(
///             connection: 1, providerProtocol: .binary, token: DeviceToken.sample.bytes,
///             payload: Array(#"{"aps":{}}"#.utf8)), .delivered)
/// ])
/// let arrivals = await inbox.next(1, within: .seconds(5))
/// print(arrivals.count, await inbox.next(1, within: .zero).count)
/// // 1 0
/// ```
public actor ArrivalInbox: ArrivalReceiver {
    /// A call of ``next(_:within:)`` that waits, with the arrivals that it has so far.
    private struct Waiter {
        let id: Int
        let count: Int
        var taken: [Arrival]
        let continuation: CheckedContinuation<[Arrival], Never>
    }

    private var arrivals: [Arrival] = []
    /// The calls that wait, the oldest first; while there is one, `arrivals` is empty.
    private var waiters: [Waiter] = []
    private var lastID = 0

    var waiterCount: Int { waiters.count }

    /// Creates an empty inbox.
    public init() {}

    /// Keeps arrivals.
    public func receive(_ arrivals: [Arrival]) {
        var rest = arrivals[...]
        while let waiter = waiters.first, !rest.isEmpty {
            let part = rest.prefix(waiter.count - waiter.taken.count)
            rest = rest.dropFirst(part.count)
            waiters[0].taken += part
            if waiters[0].taken.count == waiter.count { release(waiter.id) }
        }
        self.arrivals += rest
    }

    /// Takes the next arrivals, in order.
    ///
    /// Of several calls that wait, each gets arrivals of its own, the oldest call first.
    ///
    /// - Parameters:
    ///   - count: The number of arrivals to wait for.
    ///   - limit: The longest time to wait.
    /// - Returns: `count` arrivals, or fewer if the time is over or the task is cancelled.
    public func next(_ count: Int, within limit: Duration) async -> [Arrival] {
        let taken = Array(arrivals.prefix(max(0, count)))
        arrivals.removeFirst(taken.count)
        guard count > taken.count, limit > .zero, !Task.isCancelled else { return taken }
        lastID += 1
        let id = lastID
        let timeout = Task {
            try await Task.sleep(for: limit)
            release(id)
        }
        defer { timeout.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiters.append(
                    Waiter(id: id, count: count, taken: taken, continuation: continuation))
                // The task may have been cancelled before its waiter was there.
                if Task.isCancelled { release(id) }
            }
        } onCancel: {
            Task { await release(id) }
        }
    }

    /// Ends the waiting of a call, with the arrivals that it has.
    private func release(_ id: Int) {
        guard let place = waiters.firstIndex(where: { $0.id == id }) else { return }
        let waiter = waiters.remove(at: place)
        waiter.continuation.resume(returning: waiter.taken)
    }
}
