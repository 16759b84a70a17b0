import NIOCore
import NIOEmbedded
import Testing

@testable import HandsetGateway

/// Senders that open more than they may, or that take little of what is answered.
@Suite(.timeLimit(.minutes(30))) struct SenderFlowTests {
    private typealias FrameType = FrameSocket.FrameType

    /// A PING frame.
    private static let ping: [UInt8] = [0, 0, 8, 6, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]

    private static func withSocket(
        anonymous: Bool = true, settings: [(UInt16, UInt32)] = [],
        _ body: (FrameSocket, Gateway) async throws -> Void
    ) async throws {
        var configuration = GatewayConfiguration()
        configuration.allowsAnonymousProviders = anonymous
        try await Gateway.started(configuration) { gateway in
            let socket = try await FrameSocket.connect(
                to: gateway.addresses.http2, settings: settings)
            try await body(socket, gateway)
            await socket.close()
        }
    }

    @Test("A second stream of a provider that is not known yet is refused, and the first is served")
    func secondStream() async throws {
        try await Self.withSocket(anonymous: false) { socket, _ in
            try await socket.acknowledgeSettings()
            try await socket.sendHeaders(on: 1)
            try await socket.sendHeaders(on: 3)
            let reset = await socket.frame(FrameType.reset, on: 3)
            #expect(reset?.content == [0, 0, 0, 7], "REFUSED_STREAM")
            try await socket.sendBody("{}", on: 1)
            let answer = try #require(await socket.frame(FrameType.data, on: 1))
            #expect(
                String(decoding: answer.content, as: UTF8.self)
                    == #"{"reason":"MissingProviderToken"}"#)
            try await socket.sendRequest(on: 5)
            #expect(await socket.frame(FrameType.data, on: 5) != nil, "there is one stream again")
        }
    }

    @Test("Streams that were opened before the limit was known are served")
    func earlyStreams() async throws {
        try await Self.withSocket(anonymous: false) { socket, _ in
            for stream in [1, 3, 5] as [UInt32] { try await socket.sendHeaders(on: stream) }
            for stream in [5, 3, 1] as [UInt32] {
                try await socket.sendBody("{}", on: stream)
                #expect(await socket.frame(FrameType.data, on: stream) != nil)
            }
        }
    }

    @Test("A stream beyond the full number is refused, and the others are served")
    func tooManyStreams() async throws {
        try await Self.withSocket { socket, gateway in
            try await socket.sendRequest(on: 1)
            #expect(await socket.frame(FrameType.headers, on: 1) != nil)
            for number in 1...1001 { try await socket.sendHeaders(on: UInt32(number * 2 + 1)) }
            #expect(
                await socket.frame(FrameType.reset, on: 2003)?.content == [0, 0, 0, 7],
                "REFUSED_STREAM")
            try await socket.sendBody("{}", on: 3)
            #expect(await socket.frame(FrameType.headers, on: 3) != nil)
        }
    }

    @Test("A request with more header fields than are told of is reset, and the next is served")
    func tooManyFields() async throws {
        try await Self.withSocket { socket, _ in
            let filling = String(repeating: "x", count: 4000)
            try await socket.sendHeaders(on: 1, also: [("a", filling), ("b", filling)])
            #expect(
                await socket.frame(FrameType.reset, on: 1)?.content == [0, 0, 0, 11],
                "ENHANCE_YOUR_CALM")
            try await socket.sendHeaders(on: 3, also: [("a", filling)])
            try await socket.sendBody("{}", on: 3)
            #expect(await socket.frame(FrameType.headers, on: 3) != nil)
        }
    }

    @Test("The body of an answer waits until the sender has room for it, and comes piece by piece")
    func window() async throws {
        // SETTINGS_INITIAL_WINDOW_SIZE: 20 bytes.
        try await Self.withSocket(settings: [(4, 20)]) { socket, _ in
            try await socket.sendHeaders(on: 1)
            try await socket.sendBody("", on: 1)
            let first = try #require(await socket.frame(FrameType.data, on: 1))
            #expect(String(decoding: first.content, as: UTF8.self) == #"{"reason":"PayloadEm"#)
            #expect(first.flags == 0)
            // WINDOW_UPDATE of 100 bytes.
            try await socket.send(8, on: 1, content: [0, 0, 0, 100])
            let end = await socket.log.first {
                $0.first { $0.type == FrameType.data && $0.flags == 1 }
            }
            #expect(end.map { String(decoding: $0.content, as: UTF8.self) } == #"pty"}"#)
        }
    }

    @Test("A sender that reads late gets every answer, and all is delivered meanwhile")
    func lateReader() async throws {
        try await Self.withSocket { socket, gateway in
            try await socket.sendRequest(on: 1)
            #expect(await socket.frame(FrameType.headers, on: 1) != nil)
            try await socket.setReads(false)
            for number in 1...900 {
                try await socket.sendRequest(on: UInt32(number * 2 + 1))
            }
            while gateway.counts.delivered < 901 { try await Task.sleep(for: .milliseconds(5)) }
            try await socket.setReads(true)
            for number in 1...900 {
                let answer = await socket.frame(FrameType.headers, on: UInt32(number * 2 + 1))
                #expect(answer != nil)
            }
        }
    }

    @Test("Output waits while the sender does not read, and is sent when it does")
    func writability() throws {
        let configuration = GatewayConfiguration()
        let channel = EmbeddedChannel()
        try HTTP2ConnectionHandler.addHandlers(
            to: channel.pipeline.syncOperations, 1,
            ConnectionSurroundings(
                configuration: configuration, service: PushService(configuration),
                queue: ArrivalQueue(), connections: OpenConnections()))
        channel.pipeline.fireChannelActive()
        #expect(try channel.readOutbound(as: ByteBuffer.self)?.readableBytes == 39, "SETTINGS")
        channel.isWritable = false
        let begin = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + [0, 0, 0, 4, 0, 0, 0, 0, 0]
        try channel.writeInbound(ByteBuffer(bytes: begin + Self.ping))
        #expect(try channel.readOutbound(as: ByteBuffer.self) == nil)
        channel.isWritable = true
        channel.pipeline.fireChannelWritabilityChanged()
        let sent = try channel.readOutbound(as: ByteBuffer.self).map { Array(buffer: $0) }
        #expect(sent?.suffix(8) == Self.ping.suffix(8))
        _ = try channel.finish(acceptAlreadyClosed: true)
    }

    @Test("A sender that asks for answers without end and never reads them is left")
    func flood() async throws {
        try await Self.withSocket { socket, _ in
            try await socket.setReads(false)
            let pings = Array(repeatElement(Self.ping, count: 1000).joined())
            await #expect(throws: (any Error).self) {
                for _ in 0..<5000 { try await socket.send(ByteBuffer(bytes: pings)) }
            }
        }
    }

    @Test("A sender may reset thousands of streams")
    func resets() async throws {
        try await Self.withSocket { socket, _ in
            for number in 0..<3000 {
                try await socket.sendHeaders(on: UInt32(number * 2 + 1))
                try await socket.send(
                    FrameType.reset, on: UInt32(number * 2 + 1), content: [0, 0, 0, 8])
            }
            try await socket.sendRequest(on: 6001)
            #expect(await socket.frame(FrameType.headers, on: 6001) != nil)
        }
    }

    @Test("A sender may begin at stream 13, after priorities of streams that never come")
    func priorities() async throws {
        try await Self.withSocket { socket, _ in
            for stream in stride(from: 3, through: 11, by: 2) as StrideThrough<UInt32> {
                try await socket.send(
                    FrameType.priority, on: stream, content: [0, 0, 0, 0, UInt8(stream)])
            }
            try await socket.sendRequest(on: 13)
            #expect(await socket.frame(FrameType.headers, on: 13) != nil)
        }
    }
}
