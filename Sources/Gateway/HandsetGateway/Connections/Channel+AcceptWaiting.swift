import Glibc
import NIOCore

extension Channel {
    /// The number of milliseconds for connections to be accepted: whoever connects again and again does not hold up
    /// a stop.
    private static var turnLimit: Int { 1_000 }

    /// Waits until the connections that wait at this listening socket are accepted and set up.
    ///
    /// When it closes, the system resets those that wait, and SwiftNIO closes those that are being set up,
    /// though their senders may have sent everything. If accepting pauses, this does not wait.
    func acceptWaiting(on group: any EventLoopGroup) async {
        for _ in 0..<Self.turnLimit {
            // Of a listening socket, these are the connections that are not accepted.
            guard await takesConnections, let options = self as? any SocketOptionProvider,
                let information = try? await options.getTCPInfo().get(),
                information.tcpi_unacked > 0
            else { break }
            try? await eventLoop.scheduleTask(in: .milliseconds(1)) {}.futureResult.get()
        }
        // A connection is set up on its own event loop, and then handed back to the listening socket's.
        for loop in Array(group.makeIterator()) + [eventLoop] {
            await withCheckedContinuation { continuation in
                loop.execute { continuation.resume() }
            }
        }
    }

    private var takesConnections: Bool {
        get async { (try? await getOption(.autoRead).get()) == true }
    }
}
