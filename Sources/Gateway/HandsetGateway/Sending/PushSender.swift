internal import Handset
internal import NIOCore
internal import NIOPosix
internal import NIOSSL

/// A sender: a connection to an HTTP/2 provider API, by nghttp2's client.
package struct PushSender: Sendable {
    /// The time for a connection, and for each answer after it.
    private static let patience = TimeAmount.seconds(30)

    private let channel: any Channel
    private let handler: NIOLoopBound<SenderHandler>

    package static func connect(
        to address: SendingAddress
    ) async throws(SendingFailure) -> PushSender {
        let security = try address.isSecure ? context(for: address) : nil
        do {
            let made = Locked<NIOLoopBound<SenderHandler>?>(nil)
            let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .connectTimeout(patience)
                .channelOption(.tcpOption(.tcp_nodelay), value: 1)
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        guard let session = SenderSession() else {
                            throw SendingFailure("memory is short")
                        }
                        let pipeline = channel.pipeline.syncOperations
                        if let security {
                            try pipeline.addHandler(
                                NIOSSLClientHandler(
                                    context: security, serverHostname: hostName(of: address)))
                        }
                        let handler = SenderHandler(session, to: address)
                        try pipeline.addHandler(handler)
                        made.withLock {
                            $0 = NIOLoopBound(handler, eventLoop: channel.eventLoop)
                        }
                    }
                }
                .connect(host: address.host, port: address.port).get()
            guard let handler = made.withLock({ $0 }) else { throw ChannelError.ioOnClosedChannel }
            return PushSender(channel: channel, handler: handler)
        } catch {
            throw failure(error, at: address)
        }
    }

    /// Sends a request, and waits for its answer.
    package func send(_ request: SentRequest) async throws(SendingFailure) -> ServiceAnswer {
        let promise = channel.eventLoop.makePromise(of: ServiceAnswer.self)
        let limit = channel.eventLoop.scheduleTask(in: Self.patience) {
            promise.fail(SendingFailure("no answer has come within 30 seconds"))
        }
        channel.eventLoop.execute { [handler] in handler.value.send(request, promise) }
        defer { limit.cancel() }
        do {
            return try await promise.futureResult.get()
        } catch {
            throw error as? SendingFailure ?? SendingFailure("\(error)")
        }
    }

    package func close() async { try? await channel.close() }

    // MARK: - TLS

    private static func context(
        for address: SendingAddress
    ) throws(SendingFailure) -> NIOSSLContext {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["h2"]
        do {
            if let path = address.authority {
                configuration.trustRoots = .certificates(try NIOSSLCertificate.fromPEMFile(path))
            }
            if let (path, keyPath) = address.certificate {
                configuration.certificateChain = try NIOSSLCertificate.fromPEMFile(path)
                    .map { .certificate($0) }
                configuration.privateKey = .privateKey(
                    try NIOSSLPrivateKey(file: keyPath, format: .pem))
            }
            return try NIOSSLContext(configuration: configuration)
        } catch {
            throw SendingFailure("its certificates cannot be read: \(error)")
        }
    }

    /// Returns the name that the service's certificate has to have; `nil` for an address, which TLS does not send.
    private static func hostName(of address: SendingAddress) -> String? {
        Platform.addressBytes(address.host) == nil ? address.host : nil
    }

    private static func failure(_ error: any Error, at address: SendingAddress) -> SendingFailure {
        if let failure = error as? SendingFailure { return failure }
        if let error = error as? NIOConnectionError, let first = error.connectionErrors.first {
            return SendingFailure("\(first.error)")
        }
        return SendingFailure("\(error)")
    }
}
