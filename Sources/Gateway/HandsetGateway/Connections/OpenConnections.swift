import Handset
import NIOCore

final class OpenConnections: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        /// The number of accepted connections that have not closed, also of those that are being set up.
        var acceptedCount = 0
        var isEnding = false
        /// The closures that run when the next connection closes.
        var waiting: [GatewayPort: @Sendable () -> Void] = [:]
    }

    private let state = Locked(State())

    /// Runs a closure once when the next connection closes; a later closure of the same port replaces it.
    func whenNextCloses(for port: GatewayPort, _ body: @escaping @Sendable () -> Void) {
        state.withLock { $0.waiting[port] = body }
    }

    func forgetWaiting(for port: GatewayPort) {
        state.withLock { $0.waiting[port] = nil }
    }

    var acceptedCount: Int { state.withLock(\.acceptedCount) }

    /// Counts a connection until it closes.
    func count(_ channel: any Channel) {
        state.withLock { $0.acceptedCount += 1 }
        channel.closeFuture.whenComplete { _ in self.state.withLock { $0.acceptedCount -= 1 } }
    }

    var isEmpty: Bool { state.withLock(\.channels.isEmpty) }

    /// Keeps a connection until it closes.
    func add(_ channel: any Channel) {
        let isEnding = state.withLock { state in
            state.channels[ObjectIdentifier(channel)] = channel
            return state.isEnding
        }
        channel.closeFuture.whenComplete { _ in
            let waiting = self.state.withLock { state in
                state.channels.removeValue(forKey: ObjectIdentifier(channel))
                defer { state.waiting = [:] }
                return state.waiting
            }
            for resume in waiting.values { resume() }
        }
        // A connection this late has sent nothing yet.
        if isEnding { channel.close(mode: .all, promise: nil) }
    }

    /// Asks all connections to finish and close, and closes later ones at once.
    func end() {
        let channels = state.withLock { state in
            state.isEnding = true
            return Array(state.channels.values)
        }
        for channel in channels {
            channel.pipeline.fireUserInboundEventTriggered(ConnectionEnding())
        }
    }

    /// Closes all connections without asking them, and later ones at once.
    func abandon() {
        let channels = state.withLock { state in
            state.isEnding = true
            return Array(state.channels.values)
        }
        for channel in channels { channel.close(mode: .all, promise: nil) }
    }

    /// Waits until all connections are closed, by force if they are still open after a time.
    func close(after grace: TimeAmount) async {
        let channels = state.withLock { Array($0.channels.values) }
        let timeouts = channels.map { channel in
            channel.eventLoop.scheduleTask(in: grace) { channel.close(mode: .all, promise: nil) }
        }
        for (channel, timeout) in zip(channels, timeouts) {
            try? await channel.closeFuture.get()
            timeout.cancel()
        }
    }
}

/// The event that asks a connection to finish its work and close.
struct ConnectionEnding: Sendable {}
