import Handset
import NIOCore

/// The connections that are open, so that they can be ended together.
final class OpenConnections: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        var isEnding = false
    }

    private let state = Locked(State())

    /// Adds a connection until it is closed.
    func add(_ channel: any Channel) {
        let isEnding = state.withLock { state in
            state.channels[ObjectIdentifier(channel)] = channel
            return state.isEnding
        }
        channel.closeFuture.whenComplete { _ in
            self.state.withLock { _ = $0.channels.removeValue(forKey: ObjectIdentifier(channel)) }
        }
        // It has sent nothing yet.
        if isEnding { channel.close(mode: .all, promise: nil) }
    }

    /// Asks all connections to finish what they have begun and to close, and closes those that come later.
    func end() {
        let channels = state.withLock { state in
            state.isEnding = true
            return Array(state.channels.values)
        }
        for channel in channels {
            channel.pipeline.fireUserInboundEventTriggered(ConnectionEnding())
        }
    }

    /// Closes what is open, and waits until nothing is.
    ///
    /// - Parameter grace: How long connections may take to close by themselves.
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
