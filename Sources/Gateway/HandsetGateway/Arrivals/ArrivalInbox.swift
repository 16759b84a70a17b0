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
    /// A call of ``next(_:within:)`` that waits.
    private struct Waiter {
        let id: Int
        let count: Int
        let continuation: CheckedContinuation<[Arrival], Never>
    }

    private var arrivals: [Arrival] = []
    /// The calls that wait, the oldest first, which has more to wait for than there is.
    private var waiters: [Waiter] = []
    private var lastID = 0

    var waiterCount: Int { waiters.count }

    /// Creates an empty inbox.
    public init() {}

    /// Keeps arrivals.
    public func receive(_ arrivals: [Arrival]) {
        self.arrivals += arrivals
        serve()
    }

    /// Gives the calls that wait what they wait for, as far as it is there.
    private func serve() {
        while let waiter = waiters.first, waiter.count <= arrivals.count {
            waiters.removeFirst()
            waiter.continuation.resume(returning: take(waiter.count))
        }
    }

    private func take(_ count: Int) -> [Arrival] {
        defer { arrivals.removeFirst(count) }
        return Array(arrivals.prefix(count))
    }

    /// Takes the next arrivals, in order.
    ///
    /// Of several calls that wait, each gets arrivals of its own, the oldest call first. A call takes all
    /// arrivals that it waits for, or none.
    ///
    /// - Parameters:
    ///   - count: The number of arrivals to wait for.
    ///   - limit: The longest time to wait.
    /// - Returns: `count` arrivals. If the time is over or the task is cancelled, the fewer ones that have
    ///   come, which stay for the next call.
    public func next(_ count: Int, within limit: Duration) async -> [Arrival] {
        guard count > 0 else { return [] }
        if waiters.isEmpty, count <= arrivals.count { return take(count) }
        guard limit > .zero, !Task.isCancelled else { return waiters.isEmpty ? arrivals : [] }
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
                    Waiter(id: id, count: count, continuation: continuation))
                // The task may have been cancelled before its waiter was there.
                if Task.isCancelled { release(id) }
            }
        } onCancel: {
            Task { await release(id) }
        }
    }

    /// Ends the waiting of a call, which takes nothing.
    private func release(_ id: Int) {
        guard let place = waiters.firstIndex(where: { $0.id == id }) else { return }
        let waiter = waiters.remove(at: place)
        // Arrivals are for the oldest call.
        waiter.continuation.resume(returning: place == 0 ? arrivals : [])
        serve()
    }
}
