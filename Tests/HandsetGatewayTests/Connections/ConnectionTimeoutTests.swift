import HandsetGateway
import HandsetTestSupport
import Testing

/// Handshakes, requests and notifications that never end are ended.
///
/// The tests wait for the end, however long it takes.
@Suite(.timeLimit(.minutes(30))) struct ConnectionTimeoutTests {
    @Test(
        "A TLS handshake that never ends is ended, on every port",
        arguments: [GatewayPort.http2, .binary, .feedback],
        [[], [0x16, 0x03, 0x01, 0x02] as [UInt8]])
    func handshake(port: GatewayPort, bytes: [UInt8]) async throws {
        let problems = ProblemLog()
        let gateway = try await SecureGateway.start { configuration in
            configuration.http2Port = 0
            configuration.requestTimeout = .seconds(1)
            configuration.connectionObserver = problems.observer
        }
        let addresses = gateway.started.gateway.addresses
        let sender = try SenderSocket(
            [.http2: addresses.http2, .binary: addresses.binary, .feedback: addresses.feedback][
                port]
                ?? nil)
        await sender.write(bytes)
        #expect(await sender.read().end != .missing)
        #expect(
            await problems.first() == [ConnectionProblem(.timeout, on: port, peer: "127.0.0.1")])
        await gateway.started.gateway.stop()
    }

    @Test(
        "A connection that does not start HTTP/2 is ended",
        arguments: ["", "PRI * HTTP/2.0\r\n\r\nSM"])
    func preface(text: String) async throws {
        let problems = ProblemLog()
        let started = try await StartedGateway.start { configuration in
            configuration.http2Port = 0
            configuration.requestTimeout = .seconds(1)
            configuration.connectionObserver = problems.observer
        }
        let sender = try SenderSocket(started.gateway.addresses.http2)
        await sender.write(Array(text.utf8))
        #expect(await sender.read().end != .missing)
        #expect(await problems.first().map(\.cause) == [.timeout])
        await started.gateway.stop()
    }

    @Test("A request that never ends is reset, and its connection takes others")
    func request() throws {
        let connection = try EmbeddedConnection(to: .http2) { $0.requestTimeout = .seconds(5) }
        connection.sendRequest(on: 1)
        #expect(try connection.frame(FrameSocket.FrameType.headers, on: 1) != nil)
        connection.send(FrameBytes.frame(1, flags: 4, on: 3, FrameBytes.requestFields))
        connection.wait(.milliseconds(4_999))
        #expect(try connection.frame(FrameSocket.FrameType.reset, on: 3) == nil)
        connection.wait(.milliseconds(1))
        #expect(try connection.frame(FrameSocket.FrameType.reset, on: 3) == [0, 0, 0, 8])
        connection.sendRequest(on: 5)
        #expect(try connection.frame(FrameSocket.FrameType.headers, on: 5) != nil)
        #expect(connection.causes == [.timeout])
        #expect(connection.deliveredCount == 2)
        try connection.finish()
    }

    @Test("A request without a path is reset, and nothing is taken for unfinished after it")
    func incompleteFields() throws {
        let connection = try EmbeddedConnection(to: .http2) { configuration in
            configuration.requestTimeout = .seconds(8)
            configuration.delay = .milliseconds(10_000)
        }
        connection.sendRequest(on: 1)
        connection.wait(.seconds(10))
        #expect(try connection.frame(FrameSocket.FrameType.headers, on: 1) != nil)
        // Its answer comes after the time of requests.
        connection.sendRequest(on: 3)
        // The field `:method: POST` alone, and the end of the fields and of the request.
        connection.send(FrameBytes.frame(1, flags: 5, on: 5, [0x83]))
        #expect(try connection.frame(FrameSocket.FrameType.reset, on: 5) == [0, 0, 0, 1])
        #expect(try connection.frame(FrameSocket.FrameType.headers, on: 3) == nil)
        connection.wait(.seconds(10))
        #expect(try connection.frame(FrameSocket.FrameType.headers, on: 3) != nil)
        #expect(connection.causes == [])
        try connection.finish()
    }

    @Test("Header fields that never end are the end of their connection")
    func headers() async throws {
        let problems = ProblemLog()
        let started = try await StartedGateway.start { configuration in
            configuration.http2Port = 0
            configuration.requestTimeout = .seconds(1)
            configuration.connectionObserver = problems.observer
        }
        let sender = try SenderSocket(started.gateway.addresses.http2)
        let settings: [UInt8] = [0, 0, 0, 4, 0, 0, 0, 0, 0]
        // The field `:method: POST`, without the flag that ends the fields.
        let headers: [UInt8] = [0, 0, 1, 1, 0, 0, 0, 0, 1, 0x83]
        await sender.write(Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + settings + headers)
        #expect(await sender.read().end != .missing)
        #expect(await problems.first().map(\.cause) == [.timeout])
        await started.gateway.stop()
    }

    @Test("A notification of the binary protocol that never ends is the end of its connection")
    func notification() async throws {
        let problems = ProblemLog()
        let started = try await StartedGateway.start { configuration in
            configuration.requestTimeout = .seconds(1)
            configuration.connectionObserver = problems.observer
        }
        let sender = try started.sender()
        await sender.write(
            WireNotification.enhanced(7) + WireNotification.enhanced(8).dropLast())
        #expect(await sender.read().bytes == [8, 10, 0, 0, 0, 7])
        #expect(await problems.first().map(\.cause) == [.timeout])
        await started.gateway.stop()
        #expect(started.gateway.counts.received == 1)
    }

    @Test(
        "What comes byte by byte gets no more time than what does not come",
        arguments: [GatewayPort.http2, .binary])
    func byteByByte(port: GatewayPort) throws {
        let connection = try EmbeddedConnection(to: port) { $0.requestTimeout = .seconds(5) }
        let bytes =
            port == .http2
            ? FrameBytes.frame(1, flags: 4, on: 1, FrameBytes.requestFields)
            : WireNotification.enhanced(7)
        // The head of the frame: a connection without one is idle.
        connection.send(Array(bytes.prefix(9)))
        var seconds = 0
        for byte in bytes.dropFirst(9).prefix(20) where connection.isOpen {
            connection.wait(.seconds(1))
            connection.send([byte])
            seconds += 1
        }
        #expect((5...10).contains(seconds))
        #expect(!connection.isOpen)
        #expect(connection.causes == [.timeout])
        #expect(connection.deliveredCount == 0)
        try connection.finish()
    }

    @Test("An idle connection is ended", arguments: [GatewayPort.http2, .binary])
    func idle(port: GatewayPort) async throws {
        let started = try await StartedGateway.start { configuration in
            configuration.http2Port = 0
            configuration.idleTimeout = .seconds(1)
        }
        let addresses = started.gateway.addresses
        let sender = try SenderSocket(port == .http2 ? addresses.http2 : addresses.binary)
        // Without it, this connection would end because it does not start HTTP/2.
        if port == .http2 { await sender.write(FrameBytes.preface) }
        #expect(await sender.read().end == .closed)
        await started.gateway.stop()
    }

    @Test("A client of the feedback service that does not read is ended, and the list is kept")
    func feedback() async throws {
        // More than the system keeps for a client that does not read.
        let deviceCount = Sweep.choose(sampled: 80_000, exhaustive: 400_000)
        let started = try await StartedGateway.start { configuration in
            configuration.requestTimeout = .seconds(1)
            configuration.limits.feedbackCount = deviceCount
            configuration.knownDevices = (0..<deviceCount).map { number in
                var token = [UInt8](repeating: 1, count: 32)
                for place in 0..<4 {
                    token[place] = UInt8(truncatingIfNeeded: number >> (8 * place))
                }
                return KnownDevice(token: token, unregisteredSince: 1)
            }
        }
        let address = started.gateway.addresses.feedback
        let client = try SenderSocket(address, receiveBuffer: 4096)
        // It has begun to read, so the list was taken.
        #expect(await client.read(1).bytes.count == 1)
        // A client that is too slow is ended too, and the list is kept again.
        var count = 0
        while count < deviceCount * 38 {
            count = await (try SenderSocket(address)).read().bytes.count
        }
        #expect(count == deviceCount * 38)
        await started.gateway.stop()
    }
}
