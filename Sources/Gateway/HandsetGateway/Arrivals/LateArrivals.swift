import Handset
import NIOCore

/// The delayed arrivals of connections that are closed.
///
/// They wait for their time without the connection, so that it keeps no file open.
final class LateArrivals: Sendable {
    private struct Late: Sendable {
        var arrivals: WaitingArrivals
        var timer: Scheduled<Void>?
    }

    private struct State: Sendable {
        var late: [Int: Late] = [:]
        var lastNumber = 0
        var isEnding = false
    }

    private let queue: ArrivalQueue
    private let state = Locked(State())

    init(to queue: ArrivalQueue) {
        self.queue = queue
    }

    /// Keeps the arrivals of a connection until their time, or hands them over if the gateway stops.
    func keep(_ arrivals: WaitingArrivals, on eventLoop: any EventLoop) {
        state.withLock { state in
            state.lastNumber += 1
            state.late[state.lastNumber] = Late(arrivals: arrivals)
            if state.isEnding {
                handOver(state.lastNumber, in: &state)
            } else {
                schedule(state.lastNumber, on: eventLoop, in: &state)
            }
        }
    }

    /// Hands all arrivals over, and later ones at once.
    func end() {
        state.withLock { state in
            state.isEnding = true
            for number in state.late.keys.sorted() { handOver(number, in: &state) }
        }
    }

    private func handOver(_ number: Int, in state: inout State) {
        guard var late = state.late.removeValue(forKey: number) else { return }
        late.timer?.cancel()
        put(late.arrivals.takeAll())
    }

    private func schedule(_ number: Int, on eventLoop: any EventLoop, in state: inout State) {
        guard let deadline = state.late[number]?.arrivals.firstDeadline else {
            state.late[number] = nil
            return
        }
        state.late[number]?.timer = eventLoop.scheduleTask(deadline: deadline) {
            self.handOverDue(number, on: eventLoop)
        }
    }

    /// Hands over what is due, or waits until the queue has room.
    private func handOverDue(_ number: Int, on eventLoop: any EventLoop) {
        // Connections have the positive numbers.
        let hasRoom = queue.hasRoom(for: -number) {
            eventLoop.execute { self.handOverDue(number, on: eventLoop) }
        }
        guard hasRoom else { return }
        state.withLock { state in
            put(state.late[number]?.arrivals.take(at: .now()) ?? [])
            schedule(number, on: eventLoop, in: &state)
        }
    }

    /// Adds arrivals to the queue, within the lock, so that they keep their order.
    private func put(_ arrivals: [Arrival]) {
        guard !arrivals.isEmpty else { return }
        _ = queue.put(arrivals)
    }
}
