import Handset
import HandsetGateway
import HandsetTestSupport
import Testing

/// Senders that fail below the API, bytes by bytes, without TLS.
@Suite(.timeLimit(.minutes(30))) struct ConnectionProblemTests {
    /// The start of a TLS handshake, whose message is still to come.
    private static let hello: [UInt8] = [0x16, 0x03, 0x01, 0x02, 0x00, 0x01]

    /// Sends bytes to a port of a gateway without TLS.
    ///
    /// - Returns: The failures that it had reported when it had closed the connection, and its answer.
    private static func send(
        _ bytes: [UInt8], to port: GatewayPort
    ) async throws -> (problems: [ConnectionProblem], answer: String, counts: GatewayCounts) {
        let problems = ProblemLog()
        let started = try await StartedGateway.start { configuration in
            configuration.http2Port = 0
            configuration.connectionObserver = problems.observer
        }
        let addresses = started.gateway.addresses
        let address =
            switch port {
            case .http2: addresses.http2
            case .binary: addresses.binary
            case .feedback: addresses.feedback
            case .fcm: addresses.fcm
            }
        let sender = try SenderSocket(address)
        await sender.write(bytes)
        let found = await problems.first()
        sender.finish()
        let answer = await sender.read()
        await started.gateway.stop()
        #expect(await problems.all == found)
        return (found, String(decoding: answer.bytes, as: UTF8.self), started.gateway.counts)
    }

    @Test(
        "A sender of another protocol is told apart",
        arguments: [
            ("GET / HTTP/1.1\r\nHost: a\r\n\r\n", GatewayPort.http2, ConnectionProblem.Cause.http1),
            ("POST /3/device/ab HTTP/1.1\r\n", .http2, .http1),
            ("GET / HTTP/1.1\r\nUpgrade: h2c\r\nHTTP2-Settings: A\r\n\r\n", .http2, .upgrade),
            ("hello, gateway\r\n", .http2, .notHTTP2),
            ("PRI * HTTP/1.0\r\n\r\n", .http2, .http1),
            ("PRI * HTTP/2.0\r\n\r\nXX\r\n\r\n", .http2, .notHTTP2),
            (String(decoding: hello, as: UTF8.self), .http2, .encrypted),
            (String(decoding: hello, as: UTF8.self), .binary, .encrypted),
            ("POST / HTTP/1.1\r\n\r\n", .binary, .http),
            ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", .binary, .http),
        ])
    func otherProtocol(
        text: String, port: GatewayPort, cause: ConnectionProblem.Cause
    ) async throws {
        let (problems, _, counts) = try await Self.send(Array(text.utf8), to: port)
        #expect(problems == [ConnectionProblem(cause, on: port, peer: "127.0.0.1")])
        #expect(counts.connectionProblems == 1)
        #expect(counts.received == 0)
    }

    @Test(
        "A sender of HTTP/1.1 gets an answer that a person can read, and nothing before it",
        arguments: [
            (
                GatewayPort.http2, "HTTP/1.1 505 HTTP Version Not Supported\r\n",
                "HTTP/2 provider API"
            ),
            (.binary, "HTTP/1.1 400 Bad Request\r\n", "binary provider protocol"),
        ])
    func answer(port: GatewayPort, start: String, words: String) async throws {
        let (_, answer, _) = try await Self.send(
            Array("POST /3/device/ab HTTP/1.1\r\nHost: a\r\n\r\n".utf8), to: port)
        #expect(answer.hasPrefix(start))
        #expect(answer.contains("\r\n\r\nThis "))
        #expect(answer.contains(words))
    }

    @Test("HTTP/2 that comes byte by byte is HTTP/2")
    func slices() async throws {
        let problems = ProblemLog()
        let started = try await StartedGateway.start { configuration in
            configuration.http2Port = 0
            configuration.connectionObserver = problems.observer
        }
        let sender = try SenderSocket(started.gateway.addresses.http2)
        let settings: [UInt8] = [0, 0, 0, 4, 0, 0, 0, 0, 0]
        await sender.write(Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + settings, slice: 1)
        // The gateway's settings, and the acknowledgement of the sender's.
        #expect(await sender.read(9 + 30 + 9).bytes.suffix(9) == [0, 0, 0, 4, 1, 0, 0, 0, 0])
        await started.gateway.stop()
        #expect(await problems.all.isEmpty)
    }

    @Test("A connection that closes without a byte, as a check of the port does, is not a failure")
    func probe() async throws {
        let problems = ProblemLog()
        let gateway = try await SecureGateway.start { configuration in
            configuration.http2Port = 0
            configuration.connectionObserver = problems.observer
        }
        for address in [
            gateway.started.gateway.addresses.http2, gateway.started.gateway.addresses.binary,
        ] {
            let sender = try SenderSocket(address)
            sender.finish()
            #expect(await sender.read().bytes.isEmpty)
        }
        await gateway.started.gateway.stop()
        #expect(await problems.all.isEmpty)
        #expect(gateway.started.gateway.counts.connectionProblems == 0)
    }

    @Test(
        "A header field that HTTP/2 forbids is named",
        arguments: [("Apns-id", "a"), ("connection", "close"), ("x-a", "a\u{1}b")])
    func malformedField(name: String, value: String) async throws {
        let problems = ProblemLog()
        let started = try await StartedGateway.start { configuration in
            configuration.http2Port = 0
            configuration.allowsAnonymousProviders = true
            configuration.connectionObserver = problems.observer
        }
        let socket = try await FrameSocket.connect(to: started.gateway.addresses.http2)
        try await socket.acknowledgeSettings()
        try await socket.sendHeaders(on: 1, also: [(name, value)])
        #expect(
            await problems.first() == [
                ConnectionProblem(.malformedField(name: name), on: .http2, peer: "127.0.0.1")
            ])
        await socket.close()
        await started.gateway.stop()
    }
}
