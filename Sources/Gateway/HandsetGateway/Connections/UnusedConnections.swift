import Handset
import NIOCore

/// The connections with TLS that senders close without a word; some of them are not failures.
///
/// A sender may open a connection for each of many requests until the first one has agreed on HTTP/2, and
/// close the others then, as Go's net/http does. It looks like a sender that does not trust the gateway, but
/// for the connection that it uses. That one may begin a little later.
final class UnusedConnections: Sendable {
    /// The time for which a closed connection waits for the start of another one of its address, and for
    /// which an address counts as using one after its end.
    static let patience = TimeAmount.seconds(2)
    /// The number of closed connections that wait; beyond it they are failures at once.
    static let heldLimit = 10_000

    private struct State {
        /// The number of connections that an address uses.
        var uses: [String: Int] = [:]
        var held: [Int: ConnectionProblem] = [:]
        var lastNumber = 0
        var isEnding = false
    }

    private enum Step {
        case ignored
        case failed
        case held(Int)
    }

    private let state = Locked(State())
    private let report: @Sendable (ConnectionProblem) -> Void
    private let ignore: @Sendable () -> Void

    /// `report` gets the failures, and `ignore` is called for each other connection.
    init(
        report: @escaping @Sendable (ConnectionProblem) -> Void,
        ignore: @escaping @Sendable () -> Void
    ) {
        self.report = report
        self.ignore = ignore
    }

    /// Keeps in mind that an address uses a connection, on which it has begun with HTTP/2.
    func use(_ channel: any Channel, by peer: String) {
        state.withLock { $0.uses[peer, default: 0] += 1 }
        let eventLoop = channel.eventLoop
        channel.closeFuture.whenComplete { _ in
            eventLoop.scheduleTask(in: Self.patience) { self.forgetUse(by: peer) }
        }
    }

    private func forgetUse(by peer: String) {
        state.withLock { state in
            let count = state.uses[peer, default: 0] - 1
            state.uses[peer] = count > 0 ? count : nil
        }
    }

    /// Takes a connection that the sender has closed without a word.
    func take(_ problem: ConnectionProblem, on eventLoop: any EventLoop) {
        guard let peer = problem.peer else { return report(problem) }
        let step = state.withLock { state -> Step in
            if state.uses[peer] != nil { return .ignored }
            guard !state.isEnding, state.held.count < Self.heldLimit else { return .failed }
            state.lastNumber += 1
            state.held[state.lastNumber] = problem
            return .held(state.lastNumber)
        }
        switch step {
        case .ignored: ignore()
        case .failed: report(problem)
        case .held(let number):
            eventLoop.scheduleTask(in: Self.patience) { self.decide(about: number) }
        }
    }

    private func decide(about number: Int) {
        let (problem, isUsed) = state.withLock { state -> (ConnectionProblem?, Bool) in
            let problem = state.held.removeValue(forKey: number)
            return (problem, problem?.peer.map { state.uses[$0] != nil } ?? false)
        }
        guard let problem else { return }
        if isUsed { ignore() } else { report(problem) }
    }

    /// Decides about all connections that wait, and about later ones at once.
    func end() {
        let numbers = state.withLock { state in
            state.isEnding = true
            return state.held.keys.sorted()
        }
        for number in numbers { decide(about: number) }
    }
}
