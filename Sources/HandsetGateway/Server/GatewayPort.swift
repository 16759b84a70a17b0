import Handset
import NIOCore
import NIOPosix

/// A service that a gateway listens for.
enum GatewayPort: String, CaseIterable, Sendable {
    /// The HTTP/2 provider API.
    case http2
    /// The binary provider protocol.
    case binary
    /// The feedback service.
    case feedback

    /// Returns the port number of the service, or `nil` if it is off.
    func number(in configuration: GatewayConfiguration) -> Int? {
        switch self {
        case .http2: configuration.http2Port
        case .binary: configuration.binaryPort
        case .feedback: configuration.feedbackPort
        }
    }

    /// Starts to listen.
    func listen(
        on port: Int, surroundings: ConnectionSurroundings
    ) async throws -> any Channel {
        let host = surroundings.configuration.host
        let security = try security(of: surroundings.configuration)
        // All gateways of a process share the threads: tests may run a hundred at once.
        let bootstrap = ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.backlog, value: 1024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            // A sender that has closed its side may still wait for an answer.
            .childChannelOption(.allowRemoteHalfClosure, value: self != .http2)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    surroundings.connections.add(channel)
                    let pipeline = channel.pipeline.syncOperations
                    if let security { try pipeline.addHandler(security.makeHandler()) }
                    try addHandlers(to: pipeline, surroundings)
                }
            }
        // A lock, because the thread sanitizer does not see how a task gets the value of a future.
        let listener = Locked<(any Channel)?>(nil)
        do {
            try await bootstrap.bind(host: host, port: port)
                .map { channel in listener.withLock { $0 = channel } }.get()
            if let listener = listener.withLock({ $0 }) { return listener }
            throw ChannelError.ioOnClosedChannel
        } catch {
            throw GatewayError(
                .address("\(host):\(port)", service: rawValue, reason: "\(error)"))
        }
    }

    private func security(of configuration: GatewayConfiguration) throws -> ConnectionSecurity? {
        guard let identity = configuration.identity else { return nil }
        let requiresCertificate = configuration.requiresClientCertificate
        return switch self {
        case .http2: try .http2(identity, requiresCertificate: requiresCertificate)
        case .binary, .feedback:
            try .binary(identity, requiresCertificate: requiresCertificate)
        }
    }

    private func addHandlers(
        to pipeline: ChannelPipeline.SynchronousOperations, _ surroundings: ConnectionSurroundings
    ) throws {
        let number = surroundings.service.openConnection()
        switch self {
        case .http2: try HTTP2ConnectionHandler.addHandlers(to: pipeline, number, surroundings)
        case .binary: try BinaryConnectionHandler.addHandlers(to: pipeline, number, surroundings)
        case .feedback: try pipeline.addHandler(FeedbackConnectionHandler(surroundings))
        }
    }
}
