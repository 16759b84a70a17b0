import HandsetFixtures
import NIOCore
import Testing

@testable import HandsetGateway

/// The end of a connection, frame by frame.
@Suite(.timeLimit(.minutes(30))) struct GoAwayTests {
    private typealias FrameType = FrameSocket.FrameType

    private static func withSocket(
        next: [NextAnswers], _ body: (FrameSocket, Gateway, ArrivalInbox) async throws -> Void
    ) async throws {
        var configuration = GatewayConfiguration.ofTests
        configuration.allowsAnonymousProviders = true
        configuration.next = next
        let inbox = ArrivalInbox()
        try await Gateway.started(configuration, receiver: inbox) { gateway in
            let socket = try await FrameSocket.connect(to: gateway.addresses.http2)
            try await body(socket, gateway, inbox)
            await socket.close()
        }
    }

    /// The frames of a request that is in order, and whose body is a number.
    private static func request(on stream: UInt32) -> [UInt8] {
        FrameBytes.frame(1, flags: 4, on: stream, FrameBytes.requestFields)
            + FrameBytes.frame(0, flags: 1, on: stream, Array("\(stream)".utf8))
    }

    @Test("Requests above the announced stream are not processed, even in the same read")
    func above() async throws {
        let next = [
            NextAnswers(.answer(.delay(milliseconds: 1)), count: 2), NextAnswers(.goAway(nil)),
        ]
        try await Self.withSocket(next: next) { socket, gateway, inbox in
            let requests = ([1, 3, 5, 7, 9] as [UInt32]).flatMap(Self.request)
            try await socket.send(ByteBuffer(bytes: requests))
            #expect(await socket.log.waitForEnd())
            let goAway = try #require(await socket.frame(7, on: 0))
            #expect(goAway.content == [0, 0, 0, 3, 0, 0, 0, 0])
            #expect(await socket.frame(FrameType.headers, on: 1) != nil)
            #expect(await socket.frame(FrameType.headers, on: 3) != nil)
            let counts = gateway.counts
            #expect(counts.received == 3)
            #expect(counts.delivered == 2)
            #expect(counts.unanswered == 1, "the one that the script asks for")
            #expect(await inbox.next(4, within: .zero).count == 3)
        }
    }

    /// The types and streams of the frames after the settings, as they came, without window updates.
    private static func order(of socket: FrameSocket) async -> [String] {
        await socket.log.events.filter { [0, 1, 3, 7].contains($0.type) }
            .map { "\($0.type) on \($0.stream)" }
    }

    @Test("Answers that were decided before GOAWAY go out before it, and so do their bodies")
    func answersFirst() async throws {
        let next = [
            NextAnswers(.answer(.delay(milliseconds: 0))),
            NextAnswers(.answer(.reason(.badTopic))), NextAnswers(.goAway(nil)),
        ]
        try await Self.withSocket(next: next) { socket, gateway, _ in
            let requests = ([1, 3, 5, 7] as [UInt32]).flatMap(Self.request)
            try await socket.send(ByteBuffer(bytes: requests))
            #expect(await socket.log.waitForEnd())
            let frames = await Self.order(of: socket)
            #expect(frames.last == "7 on 0")
            #expect(Set(frames.dropLast()) == ["1 on 1", "1 on 3", "0 on 3"])
            #expect(gateway.counts.received == 3)
        }
    }

    @Test(
        "Answers to earlier requests of the same read go out before the connection closes",
        arguments: [ScriptedAnswer.answer(.close), .closeInFrame])
    func answersBeforeClose(fault: ScriptedAnswer) async throws {
        let next = [NextAnswers(.answer(.delay(milliseconds: 0)), count: 2), NextAnswers(fault)]
        try await Self.withSocket(next: next) { socket, gateway, _ in
            let requests = ([1, 3, 5, 7] as [UInt32]).flatMap(Self.request)
            try await socket.send(ByteBuffer(bytes: requests))
            #expect(await socket.log.waitForEnd())
            #expect(await Self.order(of: socket) == ["1 on 1", "1 on 3"])
            #expect(gateway.counts.received == 3)
            #expect(gateway.counts.unanswered == 1)
        }
    }

    @Test("The announced stream is the highest that was processed, and the faulty one is refused")
    func below() async throws {
        let next = [NextAnswers(.answer(.delay(milliseconds: 1))), NextAnswers(.goAway(.shutdown))]
        try await Self.withSocket(next: next) { socket, gateway, _ in
            try await socket.sendHeaders(on: 3)
            try await socket.sendRequest(on: 5)
            #expect(await socket.frame(FrameType.headers, on: 5) != nil)
            try await socket.sendBody("{}", on: 3)
            let goAway = try #require(await socket.frame(7, on: 0))
            #expect(goAway.content.prefix(4) == [0, 0, 0, 5])
            #expect(
                await socket.frame(FrameType.reset, on: 3)?.content == [0, 0, 0, 7],
                "REFUSED_STREAM")
            #expect(await socket.log.waitForEnd())
            #expect(gateway.counts.delivered == 1)
        }
    }

    @Test("A request below the announced stream is still served, and refused if it has a fault too")
    func open() async throws {
        let next = [
            NextAnswers(.answer(.delay(milliseconds: 1))), NextAnswers(.goAway(nil)),
            NextAnswers(.goAway(nil)),
        ]
        try await Self.withSocket(next: next) { socket, gateway, _ in
            for stream in [1, 3, 5, 7] as [UInt32] { try await socket.sendHeaders(on: stream) }
            try await socket.sendBody("{}", on: 7)
            #expect(await socket.frame(FrameType.headers, on: 7) != nil)
            try await socket.sendBody("{}", on: 5)
            #expect(await socket.frame(7, on: 0)?.content.prefix(4) == [0, 0, 0, 7])
            try await socket.sendBody("{}", on: 1)
            #expect(await socket.frame(FrameType.reset, on: 1)?.content == [0, 0, 0, 7])
            try await socket.sendBody("{}", on: 3)
            #expect(await socket.frame(FrameType.headers, on: 3) != nil)
            #expect(await socket.log.waitForEnd())
            #expect(gateway.counts.delivered == 2)
            #expect(gateway.counts.unanswered == 2)
        }
    }

    @Test("A sender that still sends when the connection ends gets its answer")
    func unreadInput() async throws {
        let next = [NextAnswers(.answer(.delay(milliseconds: 1))), NextAnswers(.goAway(nil))]
        for _ in 0..<20 {
            try await Self.withSocket(next: next) { socket, _, _ in
                let requests = (0..<500).flatMap { Self.request(on: UInt32($0 * 2 + 1)) }
                try? await socket.send(ByteBuffer(bytes: requests))
                #expect(await socket.frame(FrameType.headers, on: 1) != nil)
            }
        }
    }

    @Test("Answers that are delayed are given at once when the gateway stops")
    func delayed() async throws {
        var configuration = GatewayConfiguration.ofTests
        configuration.allowsAnonymousProviders = true
        configuration.delay = .milliseconds(3_600_000)
        let gateway = try await Gateway.start(configuration, receiver: ArrivalInbox())
        let sender = try await HTTP2Sender.connect(to: gateway.addresses.http2)
        sender.send()
        sender.send(on: 3, body: "")
        while gateway.counts.received < 2 { try await Task.sleep(for: .milliseconds(2)) }
        #expect(await gateway.stop(grace: .seconds(600)))
        #expect(await sender.response()?.status == "200")
        #expect(await sender.response(on: 3)?.body == #"{"reason":"PayloadEmpty"}"#)
        #expect(await sender.goAway()?.lastStream == 3)
    }
}
