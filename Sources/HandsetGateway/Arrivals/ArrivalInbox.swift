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
    private var arrivals: [Arrival] = []
    private var waiting: [(count: Int, id: Int, continuation: CheckedContinuation<Void, Never>)] =
        []
    private var lastID = 0

    /// Creates an empty inbox.
    public init() {}

    /// Keeps arrivals.
    public func receive(_ arrivals: [Arrival]) {
        self.arrivals += arrivals
        let ready = waiting.filter { $0.count <= self.arrivals.count }
        waiting.removeAll { $0.count <= self.arrivals.count }
        for waiter in ready { waiter.continuation.resume() }
    }

    /// Takes the next arrivals, in order.
    ///
    /// - Parameters:
    ///   - count: The number of arrivals to wait for.
    ///   - limit: The longest time to wait.
    /// - Returns: `count` arrivals, or fewer if the time is over.
    public func next(_ count: Int, within limit: Duration) async -> [Arrival] {
        if limit > .zero, arrivals.count < count {
            lastID += 1
            let id = lastID
            let timeout = Task {
                try await Task.sleep(for: limit)
                release(id)
            }
            await withCheckedContinuation { waiting.append((count, id, $0)) }
            timeout.cancel()
        }
        let taken = arrivals.prefix(count)
        arrivals.removeFirst(taken.count)
        return Array(taken)
    }

    private func release(_ id: Int) {
        guard let place = waiting.firstIndex(where: { $0.id == id }) else { return }
        waiting.remove(at: place).continuation.resume()
    }
}
