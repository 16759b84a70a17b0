import NIOCore

/// A connection until it speaks the protocol of its port.
///
/// Its handlers share it, on the thread of the connection.
final class ConnectionOpening {
    let port: GatewayPort

    private let surroundings: ConnectionSurroundings
    private let peer: SocketAddress?
    private let localAddress: SocketAddress?
    private let eventLoop: any EventLoop
    private var hasReported = false

    /// True if the sender has started a TLS handshake.
    var hasHello = false
    /// True if the TLS handshake is over.
    var isSecured = false
    /// The alert that the sender has sent in the clear, if any.
    var alert: TLSAlert?
    /// The name of the server in the sender's TLS handshake, if it has one.
    var serverName: String?

    init(of channel: any Channel, on port: GatewayPort, _ surroundings: ConnectionSurroundings) {
        self.port = port
        self.surroundings = surroundings
        // A closed channel has no addresses.
        peer = channel.remoteAddress
        localAddress = channel.localAddress
        eventLoop = channel.eventLoop
    }

    var isEncrypted: Bool { surroundings.configuration.identity != nil }

    var timeout: TimeAmount { surroundings.configuration.requestTimeout.timeAmount }

    /// The name by which the sender reached the gateway, if the server's certificate lacks it.
    var missingName: String? {
        guard let identity = surroundings.configuration.identity,
            let name = serverName ?? localAddress?.ipAddress, !identity.serverNames.contains(name)
        else { return nil }
        return name
    }

    /// Reports the failure of TLS, unless the sender has not started a handshake.
    func report(_ fault: TLSFault) {
        guard hasHello || !fault.isClosed else { return }
        let cause = fault.cause(alert: alert, missingName: missingName)
        if fault.isClosed, alert == nil { reportClosed(cause) } else { report(cause) }
    }

    /// Reports that the sender has closed the connection without a word, unless it uses another one.
    func reportClosed(_ cause: ConnectionProblem.Cause) {
        guard port == .http2 else { return report(cause) }
        guard !hasReported else { return }
        hasReported = true
        surroundings.unused.take(problem(cause), on: eventLoop)
    }

    /// Keeps in mind that the sender uses the connection, and so has agreed to TLS.
    func use(_ channel: any Channel) {
        guard port == .http2, isEncrypted, let peer = peer?.ipAddress else { return }
        surroundings.unused.use(channel, by: peer)
    }

    /// Reports a failure, the first one of the connection.
    func report(_ cause: ConnectionProblem.Cause) {
        guard !hasReported else { return }
        hasReported = true
        surroundings.report(problem(cause))
    }

    private func problem(_ cause: ConnectionProblem.Cause) -> ConnectionProblem {
        ConnectionProblem(cause, on: port, peer: peer?.ipAddress)
    }
}
