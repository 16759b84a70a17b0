import Synchronization

/// The counts of senders that run at the same time.
final class SenderCounts: Sendable {
    private struct State {
        var accepted: [String] = []
        var connectionCounts: [BadSender.Kind: Int] = [:]
    }

    private let state = Mutex(State())

    /// The marks of the notifications that were accepted.
    var accepted: [String] { state.withLock { $0.accepted } }

    /// The number of connections of each kind of bad sender.
    var connectionCounts: [BadSender.Kind: Int] { state.withLock { $0.connectionCounts } }

    /// Adds the notifications of a good sender.
    func add(accepted: [String]) {
        state.withLock { $0.accepted += accepted }
    }

    /// Adds the connections of a bad sender.
    func add(_ connectionCounts: [BadSender.Kind: Int]) {
        state.withLock { $0.connectionCounts.merge(connectionCounts, uniquingKeysWith: +) }
    }
}
