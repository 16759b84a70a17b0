import Handset
import NIOCore
import NIOPosix

extension GatewayPort {
    /// The numbers of bytes of output of a connection that its sender has not read: from the higher one on nothing more
    /// is written or read, until there are fewer than the lower one.
    static let unreadOutput = ChannelOptions.Types.WriteBufferWaterMark(
        low: 32 << 10, high: 64 << 10)

    func listen(
        on port: Int, surroundings: ConnectionSurroundings, fcm: FCMEndpoint?
    ) async throws -> any Channel {
        // The system takes a larger number as the rest after a division.
        guard (0...65_535).contains(port) else {
            throw GatewayError(.noPort(port, service: rawValue))
        }
        // The proxy of Firebase Cloud Messaging leads anywhere, so it is for this machine alone.
        let host = self == .fcm ? "127.0.0.1" : surroundings.configuration.host
        if self == .fcm {
            guard let endpoint = fcm else {
                throw GatewayError(.noPort(port, service: rawValue))
            }
            let context = try FCMConnection.security(of: endpoint.configuration.identity)
            return try await bind(host: host, port: port, surroundings: surroundings) { channel in
                try FCMConnection(channel, endpoint, context, surroundings).addFirstHandlers()
            }
        }
        let security = try security(of: surroundings.configuration)
        return try await bind(host: host, port: port, surroundings: surroundings) { channel in
            let pipeline = channel.pipeline.syncOperations
            let opening = ConnectionOpening(of: channel, on: self, surroundings)
            if let security {
                try pipeline.addHandler(TransportCheck(opening))
                try pipeline.addHandler(security.makeHandler())
            }
            try pipeline.addHandler(ProtocolCheck(opening))
            try addHandlers(to: pipeline, surroundings)
        }
    }

    private func bind(
        host: String, port: Int, surroundings: ConnectionSurroundings,
        _ addHandlers: @escaping @Sendable (any Channel) throws -> Void
    ) async throws -> any Channel {
        // All gateways of a process share the threads: tests may run a hundred at once.
        let bootstrap = ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.backlog, value: 1024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            // One by one, so that accepting stops exactly at the limit of connections.
            .serverChannelOption(.maxMessagesPerRead, value: 1)
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(
                        AcceptPause(self, surroundings))
                }
            }
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelOption(.writeBufferWaterMark, value: Self.unreadOutput)
            // Each connection keeps a buffer. It grows when a sender sends more.
            .childChannelOption(
                .recvAllocator,
                value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 512, maximum: 65536)
            )
            // A sender that has closed its side may still wait for an answer.
            .childChannelOption(
                .allowRemoteHalfClosure, value: self == .binary || self == .feedback
            )
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    surroundings.connections.add(channel)
                    try addHandlers(channel)
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
            throw GatewayError(error, listeningOn: host, port: port, service: rawValue)
        }
    }

    private func security(of configuration: GatewayConfiguration) throws -> ConnectionSecurity? {
        guard let identity = configuration.identity else { return nil }
        let requiresCertificate = configuration.requiresClientCertificate
        return switch self {
        case .http2: try .http2(identity, requiresCertificate: requiresCertificate)
        case .binary, .feedback, .fcm:
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
        // Its handlers come later, by what a connection speaks.
        case .fcm: break
        }
    }
}
