import NIOCore
import NIOPosix

extension Gateway {
    /// The longest time to wait for connections that senders leave open, in seconds.
    private static let patience = 1

    /// Waits until the connections that senders have made so far are closed by them, but not longer than
    /// a second.
    ///
    /// Everything that a sender has sent before it ended is read then.
    package func waitForClosedConnections() async {
        // A connection that the system has made is accepted by one thread and read by another.
        for _ in 0..<3 {
            for eventLoop in MultiThreadedEventLoopGroup.singleton.makeIterator() {
                try? await eventLoop.submit {}.get()
            }
        }
        let deadline = ContinuousClock.now + .seconds(Self.patience)
        while !hasNoConnections, ContinuousClock.now < deadline {
            try? await Task.sleep(for: .milliseconds(5))
        }
    }
}
