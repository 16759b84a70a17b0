import HandsetGateway
import HandsetTestSupport
import Testing

/// Handshakes, requests and notifications that never end are ended.
///
/// The tests wait for the end, however long it takes.
@Suite(.timeLimit(.minutes(30))) struct ConnectionTimeoutTests {
    @Test(
        "A TLS handshake that never ends is ended, on every port",
        arguments: GatewayPort.allCases, [[], [0x16, 0x03, 0x01, 0x02] as [UInt8]])
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
    func request() async throws {
        let problems = ProblemLog()
        let started = try await StartedGateway.start { configuration in
            configuration.http2Port = 0
            configuration.allowsAnonymousProviders = true
            // Enough for the whole first request on a busy machine.
            configuration.requestTimeout = .seconds(5)
            configuration.connectionObserver = problems.observer
        }
        let socket = try await FrameSocket.connect(to: started.gateway.addresses.http2)
        try await socket.acknowledgeSettings()
        try await socket.sendRequest(on: 1)
        _ = await socket.frame(FrameSocket.FrameType.headers, on: 1)
        try await socket.sendHeaders(on: 3)
        #expect(
            await socket.frame(FrameSocket.FrameType.reset, on: 3)?.content == [0, 0, 0, 8])
        try await socket.sendRequest(on: 5)
        #expect(await socket.frame(FrameSocket.FrameType.headers, on: 5) != nil)
        #expect(await problems.first().map(\.cause) == [.timeout])
        await socket.close()
        await started.gateway.stop()
        #expect(started.gateway.counts.delivered == 2)
    }

    @Test("A request without a path is reset, and nothing is taken for unfinished after it")
    func incompleteFields() async throws {
        let problems = ProblemLog()
        let started = try await StartedGateway.start { configuration in
            configuration.http2Port = 0
            configuration.allowsAnonymousProviders = true
            // Enough for the start of the connection on a busy machine.
            configuration.requestTimeout = .seconds(8)
            configuration.delay = .milliseconds(10_000)
            configuration.connectionObserver = problems.observer
        }
        let socket = try await FrameSocket.connect(to: started.gateway.addresses.http2)
        try await socket.acknowledgeSettings()
        try await socket.sendRequest(on: 1)
        _ = await socket.frame(FrameSocket.FrameType.headers, on: 1)
        // Its answer comes after the time of requests.
        try await socket.sendRequest(on: 3)
        // The field `:method: POST` alone, and the end of the fields and of the request.
        try await socket.send(FrameSocket.FrameType.headers, flags: 5, on: 5, content: [0x83])
        #expect(
            await socket.frame(FrameSocket.FrameType.reset, on: 5)?.content == [0, 0, 0, 1])
        #expect(await socket.frame(FrameSocket.FrameType.headers, on: 3) != nil)
        await socket.close()
        await started.gateway.stop()
        #expect(await problems.all.isEmpty)
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

    @Test("An idle connection is ended")
    func idle() async throws {
        let started = try await StartedGateway.start { $0.idleTimeout = .seconds(1) }
        let sender = try SenderSocket(started.gateway.addresses.binary)
        await sender.write(WireNotification.enhanced(7))
        #expect(await sender.read().bytes == [8, 10, 0, 0, 0, 7])
        await started.gateway.stop()
    }

    @Test("A client of the feedback service that does not read is ended, and the list is kept")
    func feedback() async throws {
        let started = try await StartedGateway.start { configuration in
            configuration.requestTimeout = .seconds(1)
            configuration.limits.feedbackCount = 400_000
            configuration.knownDevices = (0..<400_000).map { number in
                let token = (0..<4).flatMap { _ in
                    withUnsafeBytes(of: UInt64(number)) { Array($0) }
                }
                return KnownDevice(token: token, unregisteredSince: 1)
            }
        }
        let address = started.gateway.addresses.feedback
        let client = try SenderSocket(address, receiveBuffer: 4096)
        // It has begun to read, so the list was taken.
        #expect(await client.read(1).bytes.count == 1)
        var count = 0
        while count == 0 {
            count = await (try SenderSocket(address)).read().bytes.count
        }
        #expect(count == 400_000 * 38)
        await started.gateway.stop()
    }
}
