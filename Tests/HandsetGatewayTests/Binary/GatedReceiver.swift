import HandsetGateway

/// A receiver that takes nothing until it is allowed to.
actor GatedReceiver: ArrivalReceiver {
    private var isOpen = false
    private var waiting: CheckedContinuation<Void, Never>?
    private var finished: CheckedContinuation<Void, Never>?
    private var expectedCount = Int.max
    private(set) var identifiers: [UInt32?] = []

    /// True while it holds arrivals that it does not take.
    var isHolding: Bool { waiting != nil }

    func receive(_ arrivals: [Arrival]) async {
        if !isOpen { await withCheckedContinuation { waiting = $0 } }
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
