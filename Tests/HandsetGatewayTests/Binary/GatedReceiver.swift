import HandsetGateway

/// A receiver that takes nothing until it is allowed to.
actor GatedReceiver: ArrivalReceiver {
    private var isOpen = false
    private var waiting: CheckedContinuation<Void, Never>?
    private var holding: CheckedContinuation<Void, Never>?
    private var finished: CheckedContinuation<Void, Never>?
    private var expectedCount = Int.max
    private(set) var identifiers: [UInt32?] = []

    /// Waits until it holds arrivals that it does not take.
    func waitUntilHolding() async {
        if waiting == nil { await withCheckedContinuation { holding = $0 } }
    }

    func receive(_ arrivals: [Arrival]) async {
        if !isOpen {
            await withCheckedContinuation { continuation in
                waiting = continuation
                holding?.resume()
            }
        }
        identifiers += arrivals.map(\.notification.identifier)
        if identifiers.count >= expectedCount { finished?.resume() }
    }

    func open(until count: Int) async {
        isOpen = true
        waiting?.resume()
        expectedCount = count
        if identifiers.count < count { await withCheckedContinuation { finished = $0 } }
    }
}
