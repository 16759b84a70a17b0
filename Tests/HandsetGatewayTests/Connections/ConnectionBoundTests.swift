import HandsetFixtures
import NIOCore
import NIOEmbedded
import NIOHPACK
import Testing

@testable import HandsetGateway

/// The bounds of what one connection may leave with the gateway.
@Suite(.timeLimit(.minutes(30))) struct ConnectionBoundTests {
    /// The number of reads that a connection asks for.
    private final class ReadCount: ChannelOutboundHandler {
        typealias OutboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        var value = 0

        func read(context: ChannelHandlerContext) {
            value += 1
            context.read()
        }
    }

    private static func surroundings() -> ConnectionSurroundings {
        var configuration = GatewayConfiguration()
        configuration.allowsAnonymousProviders = true
        return ConnectionSurroundings(
            configuration: configuration, service: PushService(configuration),
            queue: ArrivalQueue(), connections: OpenConnections())
    }

    @Test("A connection with 1,024 delayed notifications is not read any more")
    func delayedNotifications() throws {
        let surroundings = Self.surroundings()
        let channel = EmbeddedChannel()
        let reads = ReadCount()
        try channel.pipeline.syncOperations.addHandler(reads)
        try BinaryConnectionHandler.addHandlers(
            to: channel.pipeline.syncOperations, 1, surroundings)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        for identifier in 1...1_024 {
            let before = reads.value
            channel.pipeline.read()
            #expect(reads.value == before + 1, "\(identifier)")
            channel.pipeline.fireChannelRead(
                ByteBuffer(
                    bytes: try WireNotification.enhanced(
                        identifier, answer: .delay(milliseconds: 36_000_000))))
            channel.pipeline.fireChannelReadComplete()
        }
        let before = reads.value
        for _ in 0..<10 { channel.pipeline.read() }
        #expect(reads.value == before)
        _ = try channel.finish(acceptAlreadyClosed: true)
    }

    /// The header fields of a request for all channels, without an entry in the table of the connection.
    private static func listFields() throws -> [UInt8] {
        var encoder = HPACKEncoder(allocator: ByteBufferAllocator(), maxDynamicTableSize: 0)
        var block = ByteBuffer()
        try encoder.encode(
            headers: HPACKHeaders(BroadcastRequest.channels("GET", "all-channels").sentFields),
            to: &block)
        return Array(buffer: block)
    }

    @Test("Of lists of channels that a sender leaves unread, those beyond 1 MiB are not sent")
    func unreadLists() throws {
        let surroundings = Self.surroundings()
        for _ in 0..<2_000 {
            _ = try surroundings.service.perform(
                .success(.create(.mostRecent)), for: BroadcastRequest.bundle)
        }
        let channel = EmbeddedChannel()
        try HTTP2ConnectionHandler.addHandlers(
            to: channel.pipeline.syncOperations, 1, surroundings)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        let fields = try Self.listFields()
        var bytes = FrameBytes.preface
        // Each list has some 54 KB, which is nearly all that the connection has room for.
        for stream in stride(from: 1 as UInt32, to: 101, by: 2) {
            bytes += FrameBytes.frame(1, flags: 5, on: stream, fields)
        }
        channel.pipeline.fireChannelRead(ByteBuffer(bytes: bytes))
        channel.pipeline.fireChannelReadComplete()
        var statuses: [String] = []
        var decoder = HPACKDecoder(allocator: ByteBufferAllocator())
        var sent: [UInt8] = []
        while let part = try channel.readOutbound(as: ByteBuffer.self) {
            sent += Array(buffer: part)
        }
        var rest = sent[...]
        while rest.count >= 9 {
            let length = Int(FrameBytes.number([0] + rest.prefix(3)))
            let type = rest[rest.startIndex + 3]
            rest = rest.dropFirst(9)
            if type == 1 {
                var block = ByteBuffer(bytes: rest.prefix(length))
                statuses += try decoder.decodeHeaders(from: &block)[":status"]
            }
            rest = rest.dropFirst(length)
        }
        let full = statuses.prefix { $0 == "200" }.count
        #expect((18...21).contains(full), "\(statuses)")
        #expect(statuses.dropFirst(full).allSatisfy { $0 == "503" })
        #expect(statuses.count == 50)
        _ = try channel.finish(acceptAlreadyClosed: true)
    }
}
