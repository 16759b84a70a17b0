/// The notifications of a test's gateway, one after the other as they arrive.
///
/// The sequence does not end: waiting for one that does not come in time throws ``ArrivalTimeout``.
///
/// ```swift
/// try await Gateway.withGateway { gateway in
///     try await send(3, to: gateway.url)
///     var outcomes: [NotificationOutcome] = []
///     for try await arrival in gateway.arrivals.prefix(3) { outcomes.append(arrival.outcome) }
/// }
/// ```
public struct GatewayArrivals: AsyncSequence, Sendable {
    let gateway: TestGateway
    let limit: Duration

    /// An iterator over the notifications of a gateway; all iterators share them.
    public struct Iterator: AsyncIteratorProtocol {
        let arrivals: GatewayArrivals

        /// Waits for the next notification.
        ///
        /// - Throws: ``ArrivalTimeout`` if it does not come in time; `CancellationError` if the task is
        ///   cancelled.
        public mutating func next() async throws -> Arrival? {
            try await arrivals.gateway.next(within: arrivals.limit)
        }
    }

    /// Returns an iterator.
    public func makeAsyncIterator() -> Iterator { Iterator(arrivals: self) }
}
