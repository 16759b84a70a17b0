internal import NIOCore
internal import NIOPosix
internal import NIOSSL

/// The way of a connection through the proxy to another host.
enum FCMTunnel {
    /// The user's proxy has made no tunnel; the words are the end of a sentence.
    struct Refusal: Error {
        let words: String
    }

    /// Connects to a host, through the user's own proxy if it serves the host.
    static func open(
        to request: FCMConnectRequest, by upstream: FCMUpstream?, on loop: any EventLoop,
        within timeout: TimeAmount
    ) -> EventLoopFuture<any Channel> {
        let bootstrap = ClientBootstrap(group: loop)
            .connectTimeout(timeout)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            // Nothing is read before the other side can take it.
            .channelOption(.autoRead, value: false)
        guard let upstream, upstream.serves(request.host, port: request.port) else {
            return bootstrap.connect(host: request.host, port: request.port)
        }
        let promise = loop.makePromise(of: (any Channel).self)
        let bound = NIOLoopBound(promise, eventLoop: loop)
        bootstrap.channelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                let pipeline = channel.pipeline.syncOperations
                if upstream.kind == .https { try pipeline.addHandler(security(of: upstream)) }
                try pipeline.addHandler(
                    FCMUpstreamHandler(
                        FCMUpstreamDialogue(to: request, by: upstream), bound.value, timeout))
            }
        }.connect(host: upstream.host, port: upstream.port).whenFailure { promise.fail($0) }
        return promise.futureResult
    }

    /// Returns what speaks TLS with the user's proxy, and checks its certificate.
    private static func security(of upstream: FCMUpstream) throws -> NIOSSLClientHandler {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.applicationProtocols = ["http/1.1"]
        if let roots = upstream.roots { configuration.trustRoots = .file(roots) }
        let context = try NIOSSLContext(configuration: configuration)
        do {
            return try NIOSSLClientHandler(context: context, serverHostname: upstream.host)
        } catch {
            // An IP address is not a name to ask for; the certificate is checked for it all the same.
            return try NIOSSLClientHandler(context: context, serverHostname: nil)
        }
    }

    /// Joins two connections of one thread, after which neither belongs to anything else.
    static func join(_ one: any Channel, _ other: any Channel) throws {
        let (first, second) = FCMGlue.pair()
        let pipeline = one.pipeline.syncOperations
        let end = try pipeline.handler(type: FCMConnectionEnd.self)
        try pipeline.addHandler(first, position: .before(end))
        try other.pipeline.syncOperations.addHandler(second)
        for channel in [one, other] {
            channel.setOption(.allowRemoteHalfClosure, value: true).whenFailure { _ in
                channel.close(promise: nil)
            }
        }
        other.setOption(.autoRead, value: true).whenFailure { _ in other.close(promise: nil) }
    }

    /// Returns the reason of a failure, as the end of a sentence.
    static func words(_ error: any Error) -> String {
        switch error {
        case let refusal as Refusal: refusal.words
        case is NIOSSLError, is BoringSSLError: "the certificate of your proxy is not trusted"
        case let error as NIOConnectionError where error.connectionErrors.isEmpty:
            "there is no such host"
        default: "it does not answer"
        }
    }
}
