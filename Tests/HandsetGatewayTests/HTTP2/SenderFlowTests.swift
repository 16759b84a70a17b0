import HandsetTestSupport
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
        var configuration = GatewayConfiguration.ofTests
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
            try await socket.sendHeaders(onEachOf: stride(from: 3, through: 2003, by: 2))
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

    @Test("A sender that reads late gets every answer, and all is delivered", .exhaustive)
    func lateReader() async throws {
        try await Self.withSocket { socket, gateway in
            try await socket.sendRequest(on: 1)
            #expect(await socket.frame(FrameType.headers, on: 1) != nil)
            try await socket.setReads(false)
            for number in 1...900 {
                try await socket.sendRequest(on: UInt32(number * 2 + 1))
            }
            try await socket.setReads(true)
            for number in 1...900 {
                let answer = await socket.frame(FrameType.headers, on: UInt32(number * 2 + 1))
                #expect(answer != nil)
            }
            #expect(gateway.counts.delivered == 901)
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

    /// The number of reads that a handler in front of a connection has been asked for.
    private final class ReadCount: ChannelOutboundHandler {
        typealias OutboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        var value = 0

        func read(context: ChannelHandlerContext) {
            value += 1
            context.read()
        }
    }

    /// A connection whose reads are counted, and the surroundings that it shares with others.
    private static func counted(
        _ change: (inout GatewayConfiguration) -> Void = { _ in }
    ) throws -> (channel: EmbeddedChannel, reads: ReadCount, ConnectionSurroundings) {
        var configuration = GatewayConfiguration()
        configuration.allowsAnonymousProviders = true
        change(&configuration)
        let surroundings = ConnectionSurroundings(
            configuration: configuration, service: PushService(configuration),
            queue: ArrivalQueue(), connections: OpenConnections())
        let channel = EmbeddedChannel()
        let reads = ReadCount()
        try channel.pipeline.syncOperations.addHandler(reads)
        try HTTP2ConnectionHandler.addHandlers(
            to: channel.pipeline.syncOperations, 1, surroundings)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        channel.pipeline.fireChannelRead(ByteBuffer(bytes: FrameBytes.preface))
        channel.pipeline.fireChannelReadComplete()
        return (channel, reads, surroundings)
    }

    @Test("While output is not writable nothing more is read")
    func unread() throws {
        let (channel, reads, _) = try Self.counted()
        channel.pipeline.read()
        let count = reads.value
        channel.isWritable = false
        channel.pipeline.fireChannelRead(ByteBuffer(bytes: Self.ping))
        channel.pipeline.fireChannelReadComplete()
        for _ in 0..<10 { channel.pipeline.read() }
        #expect(reads.value == count)
        channel.isWritable = true
        channel.pipeline.fireChannelWritabilityChanged()
        #expect(reads.value == count + 1)
        channel.pipeline.read()
        #expect(reads.value == count + 2)
        _ = try channel.finish(acceptAlreadyClosed: true)
    }

    /// The output of a connection whose sender does not read, with the mark at which NIO says so.
    private final class UnreadOutput: ChannelOutboundHandler {
        typealias OutboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        private(set) var byteCount = 0

        func write(
            context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
        ) {
            byteCount += unwrapOutboundIn(data).readableBytes
            if byteCount > GatewayPort.unreadOutput.high {
                (context.channel as? EmbeddedChannel)?.isWritable = false
            }
            promise?.succeed()
        }
    }

    @Test("Of unread output 64 KiB of a connection are held, and what one read brought")
    func unreadOutput() throws {
        #expect(GatewayPort.unreadOutput.high == 64 << 10)
        let (channel, reads, surroundings) = try Self.counted()
        let output = UnreadOutput()
        // Before the handler that counts reads, as the socket is.
        try channel.pipeline.syncOperations.addHandler(output, position: .first)
        var readCount = 0
        for _ in 0..<20 {
            let before = reads.value
            channel.pipeline.read()
            guard reads.value > before else { break }
            readCount += 1
            // A read brings 64 KiB at most, and each PING an answer of its length.
            let pings = [[UInt8]](repeating: Self.ping, count: (64 << 10) / Self.ping.count)
            channel.pipeline.fireChannelRead(ByteBuffer(bytes: pings.joined()))
            channel.pipeline.fireChannelReadComplete()
        }
        #expect((1...2).contains(readCount))
        #expect(output.byteCount > 64 << 10)
        // The last piece that is written has 32 KiB, and a frame.
        #expect(output.byteCount <= (64 + 32) << 10 + 1_024)
        #expect(surroundings.service.counts.connectionProblems == 0)
        _ = try channel.finish(acceptAlreadyClosed: true)
    }

    @Test("A sender that does not read is left when all unread answers have reached their limit")
    func unreadLimit() throws {
        let (channel, _, surroundings) = try Self.counted {
            $0.limits.unfinishedByteCount = 64 << 10
        }
        channel.isWritable = false
        var stream: UInt32 = 1
        // Ten times what the limit allows.
        for _ in 0..<1280 where channel.isActive {
            channel.pipeline.fireChannelRead(
                ByteBuffer(bytes: FrameBytes.frame(1, flags: 5, on: stream, [0x83])))
            channel.pipeline.fireChannelReadComplete()
            #expect(surroundings.unfinished.takenByteCount <= 64 << 10)
            stream += 2
        }
        #expect(!channel.isActive)
        #expect(surroundings.unfinished.takenByteCount == 0)
        #expect(surroundings.service.counts.connectionProblems > 0)
        _ = try channel.finish(acceptAlreadyClosed: true)
    }

    @Test(
        "Unfinished requests of all connections keep their limit, and those beyond it are refused")
    func unfinishedLimit() throws {
        let (channel, _, surroundings) = try Self.counted {
            $0.limits.unfinishedByteCount = 64 << 10
        }
        _ = try channel.readOutbound(as: ByteBuffer.self)
        for number in 0..<900 as Range<UInt32> {
            channel.pipeline.fireChannelRead(
                ByteBuffer(
                    bytes: FrameBytes.frame(
                        1, flags: 4, on: 2 * number + 1, FrameBytes.requestFields)))
            channel.pipeline.fireChannelReadComplete()
            #expect(surroundings.unfinished.takenByteCount <= 64 << 10)
        }
        var refusedCount = 0
        while let bytes = try channel.readOutbound(as: ByteBuffer.self) {
            refusedCount += Array(buffer: bytes).split(
                separator: [0, 0, 4, 3, 0], omittingEmptySubsequences: false
            ).count { $0.count >= 8 && $0.dropFirst(4).prefix(4).elementsEqual([0, 0, 0, 7]) }
        }
        #expect(refusedCount > 700)
        #expect(channel.isActive)
        // The connection goes on.
        channel.pipeline.fireChannelRead(
            ByteBuffer(
                bytes: FrameBytes.frame(1, flags: 4, on: 9001, FrameBytes.requestFields)
                    + FrameBytes.frame(0, flags: 1, on: 9001, Array("{}".utf8))))
        channel.pipeline.fireChannelReadComplete()
        #expect(surroundings.service.counts.delivered == 1)
        try channel.close().wait()
        channel.embeddedEventLoop.run()
        #expect(surroundings.unfinished.takenByteCount == 0)
        _ = try channel.finish(acceptAlreadyClosed: true)
    }

    /// A handler that closes the connection before it passes on what was read, as a failed write does.
    private final class EarlyEnd: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias InboundOut = ByteBuffer

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            context.fireChannelInactive()
            context.fireChannelRead(data)
        }
    }

    @Test("A request is received though the sender is found to be gone while it is read")
    func goneWhileReading() throws {
        let (channel, _, surroundings) = try Self.counted()
        try channel.pipeline.syncOperations.addHandler(EarlyEnd(), position: .first)
        channel.pipeline.fireChannelRead(
            ByteBuffer(
                bytes: FrameBytes.frame(1, flags: 4, on: 1, FrameBytes.requestFields)
                    + FrameBytes.frame(0, flags: 1, on: 1, Array("{}".utf8))))
        #expect(surroundings.service.counts.received == 1)
        #expect(surroundings.queue.take().batches.flatMap(\.arrivals).count == 1)
        _ = try? channel.finish(acceptAlreadyClosed: true)
    }

    @Test("A delayed answer on a stream that is reset takes no memory", .exhaustive)
    func delayedReset() throws {
        let (channel, _, surroundings) = try Self.counted { $0.delay = .milliseconds(3_600_000) }
        for number in 0..<5000 as Range<UInt32> {
            let stream = 2 * number + 1
            channel.pipeline.fireChannelRead(
                ByteBuffer(
                    bytes: FrameBytes.frame(1, flags: 4, on: stream, FrameBytes.requestFields)
                        + FrameBytes.frame(0, flags: 1, on: stream, Array("{}".utf8))))
            channel.pipeline.fireChannelReadComplete()
            let batches = surroundings.queue.take().batches
            surroundings.queue.done(with: batches)
            channel.embeddedEventLoop.run()
            #expect(surroundings.delays.takenByteCount <= 512)
            channel.pipeline.fireChannelRead(
                ByteBuffer(bytes: FrameBytes.frame(3, on: stream, [0, 0, 0, 8])))
            channel.pipeline.fireChannelReadComplete()
        }
        #expect(surroundings.delays.takenByteCount == 0)
        #expect(surroundings.service.counts.delivered == 5000)
        _ = try channel.finish(acceptAlreadyClosed: true)
    }

    @Test("A sender may reset thousands of streams", .exhaustive)
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
