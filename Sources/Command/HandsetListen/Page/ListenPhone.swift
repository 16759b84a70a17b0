import Handset
import HandsetGateway
import HandsetPage

/// The phone that a running gateway reaches, as the page needs it.
struct ListenPhone: ShownPagePhone {
    private let gateway: Gateway
    let delivery: PageDelivery
    private let givenCount = Locked(0)

    init(_ gateway: Gateway, _ delivery: PageDelivery) {
        self.gateway = gateway
        self.delivery = delivery
    }

    func give(_ payload: [UInt8], headers: [PageHeader]) async -> PageNotification? {
        let number = givenCount.withLock { count in
            count += 1
            return count
        }
        let notification = ReceivedNotification(
            given: payload, headers: headers, number: number)
        let gift = Gift()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                gift.wait(continuation)
                gateway.give(Arrival(notification, .delivered)) { gift.end() }
            }
            return await delivery.takeGiven(number)
        } onCancel: {
            // The gateway ends, and may not come to it.
            gift.end()
        }
    }
}

/// The wait for a notification on its way to the phone, which ends once.
private final class Gift: Sendable {
    private struct State: Sendable {
        var waiting: CheckedContinuation<Void, Never>?
        var hasEnded = false
    }

    private let state = Locked(State())

    /// Resumes a task at the end; at once if that has come.
    func wait(_ continuation: CheckedContinuation<Void, Never>) {
        let hasEnded = state.withLock { state in
            if !state.hasEnded { state.waiting = continuation }
            return state.hasEnded
        }
        if hasEnded { continuation.resume() }
    }

    func end() {
        let waiting = state.withLock { state in
            defer { state.waiting = nil }
            state.hasEnded = true
            return state.waiting
        }
        waiting?.resume()
    }
}
