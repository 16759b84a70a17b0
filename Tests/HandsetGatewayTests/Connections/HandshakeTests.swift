import HandsetGateway
import HandsetTestSupport
import NIOCore
import NIOEmbedded
import NIOSSL
import Testing

/// TLS handshakes that are asked for again, or that stop half way.
@Suite(.timeLimit(.minutes(30)), .waitsForPrograms) struct HandshakeTests {
    @Test(
        "Another handshake on a connection ends it with a reason, and the next sender is served",
        .needs(.openSSL), arguments: [GatewayPort.http2, .binary])
    func another(port: GatewayPort) async throws {
        let problems = ProblemLog()
        let gateway = try await Self.start { $0.connectionObserver = problems.observer }
        let address = gateway.address(of: port) ?? ""
        // Its input stays open, so that the gateway is the one that ends the connection.
        let result = try await gateway.run(
            """
            exec {input}< <(echo R; exec sleep 1200)
            openssl s_client -tls1_2 -alpn h2 -CAfile "$CA" -connect \(address) <&$input 2>&1 \\
                | grep -a -o RENEGOTIATING
            kill -KILL $!
            """)
        #expect(result.output == "RENEGOTIATING\n")
        #expect(
            await problems.first() == [
                ConnectionProblem(.tls("no renegotiation"), on: port, peer: "127.0.0.1")
            ])
        try await serve(one: gateway)
        await gateway.started.gateway.stop()
    }

    @Test(
        "Handshakes that stop half way hold up no other sender, and end with their connections",
        arguments: [GatewayPort.http2, .binary])
    func half(port: GatewayPort) async throws {
        let gateway = try await Self.start()
        let hello = try Self.hello()
        let senders = try (0..<Sweep.choose(sampled: 20, exhaustive: 100)).map { _ in
            try SenderSocket(gateway.address(of: port))
        }
        for sender in senders { await sender.write(Array(hello.prefix(hello.count / 2))) }
        try await serve(one: gateway)
        for sender in senders {
            sender.finish()
            let (bytes, end) = await sender.read()
            #expect(bytes.isEmpty && end != .missing)
        }
        await gateway.started.gateway.stop()
    }

    /// In a process of its own: its memory is that of no other test.
    @Test(
        "A handshake that does not go on takes at most 70 KB", .exhaustive,
        .enabled(if: !Sanitizer.isActive, "a sanitizer needs memory of its own"))
    func memory() async {
        await #expect(processExitsWith: .success) {
            let (tests, gateway) = (HandshakeTests(), try await HandshakeTests.start())
            let hello = try HandshakeTests.hello()
            try await tests.serve(one: gateway)
            let before = try PageServerTests.ownByteCount()
            let senders = try (0..<300).map { _ in try SenderSocket(gateway.address(of: .http2)) }
            for sender in senders {
                await sender.write(hello)
                // The gateway's part of the handshake.
                #expect(await sender.read(1_000).end == nil)
            }
            #expect(try PageServerTests.ownByteCount() - before < 300 * 70_000)
            await gateway.started.gateway.stop(grace: .zero)
        }
    }

    private static func start(
        _ change: (inout GatewayConfiguration) -> Void = { _ in }
    ) async throws -> SecureGateway {
        try await SecureGateway.start { configuration in
            configuration.http2Port = 0
            configuration.allowsAnonymousProviders = true
            change(&configuration)
        }
    }

    /// The first bytes of a client of TLS.
    private static func hello() throws -> [UInt8] {
        let context = try NIOSSLContext(configuration: .makeClientConfiguration())
        let channel = EmbeddedChannel(
            handler: try NIOSSLClientHandler(context: context, serverHostname: "localhost"))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        let bytes = try channel.readOutbound(as: ByteBuffer.self)
        return Array(buffer: try #require(bytes))
    }

    /// Lets another sender send a notification, and waits until it is answered.
    private func serve(one gateway: SecureGateway) async throws {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.certificateVerification = .none
        configuration.applicationProtocols = ["h2"]
        let sender = try await HTTP2Sender.connect(
            to: gateway.address(of: .http2), security: NIOSSLContext(configuration: configuration))
        sender.send(headers: [("apns-topic", SecureGateway.topic)])
        #expect(await sender.response()?.status == "200")
        await sender.close()
    }
}

extension SecureGateway {
    /// The address of the HTTP/2 API or of the binary protocol.
    fileprivate func address(of port: GatewayPort) -> String? {
        let addresses = started.gateway.addresses
        return port == .http2 ? addresses.http2 : addresses.binary
    }
}
