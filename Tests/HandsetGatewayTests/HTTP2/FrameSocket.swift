import NIOCore
import NIOHPACK
import NIOPosix

/// A sender that does not follow the rules of HTTP/2 by itself: it sends the frames that it gets, and remembers
/// those that come.
final class FrameSocket: Sendable {
    /// A frame as it came.
    struct Frame: Equatable, Sendable {
        let type: UInt8
        let flags: UInt8
        let stream: UInt32
        let content: [UInt8]
    }

    /// The types of frames (RFC 9113, section 6).
    enum FrameType {
        static let (data, headers, priority, reset): (UInt8, UInt8, UInt8, UInt8) = (0, 1, 2, 3)
        static let (settings, ping): (UInt8, UInt8) = (4, 6)
        /// Bytes that came before the end of the connection, and are no frame.
        static let none: UInt8 = 0xFF
    }

    let log: EventLog<Frame>
    private let channel: any Channel

    private init(_ channel: any Channel, _ log: EventLog<Frame>) {
        self.channel = channel
        self.log = log
    }

    /// Connects to a gateway at a host and port, without TLS, and begins HTTP/2 with settings: pairs of a
    /// parameter and its value.
    static func connect(
        to address: String?, settings: [(UInt16, UInt32)] = []
    ) async throws -> FrameSocket {
        var bytes = ByteBuffer(string: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
        var content = ByteBuffer()
        for (parameter, value) in settings {
            content.writeInteger(parameter)
            content.writeInteger(value)
        }
        bytes.writeBytes(FrameBytes.frame(FrameType.settings, Array(buffer: content)))
        return try await connect(to: address, beginningWith: bytes)
    }

    /// Connects to a gateway at a host and port, without TLS, and sends some bytes.
    static func connect(
        to address: String?, beginningWith bytes: ByteBuffer
    ) async throws -> FrameSocket {
        let log = EventLog<Frame>()
        let port = Int(address?.split(separator: ":").last ?? "") ?? 0
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelOption(.socketOption(.so_rcvbuf), value: 4096)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(FrameCutter(log))
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
        let socket = FrameSocket(channel, log)
        try await socket.send(bytes)
        return socket
    }

    /// Acknowledges the gateway's first settings after they have come.
    func acknowledgeSettings() async throws {
        _ = await log.first { $0.first { $0.type == FrameType.settings && $0.flags == 0 } }
        try await send(FrameType.settings, flags: 1)
    }

    /// Sends a frame.
    func send(
        _ type: UInt8, flags: UInt8 = 0, on stream: UInt32 = 0, content: [UInt8] = []
    ) async throws {
        try await send(Self.bytes(of: type, flags: flags, on: stream, content: content))
    }

    private static func bytes(
        of type: UInt8, flags: UInt8, on stream: UInt32, content: [UInt8]
    ) -> ByteBuffer {
        var bytes = ByteBuffer()
        bytes.writeInteger(UInt32(content.count) << 8 | UInt32(type))
        bytes.writeInteger(flags)
        bytes.writeInteger(stream)
        bytes.writeBytes(content)
        return bytes
    }

    /// Sends bytes as they are.
    func send(_ bytes: ByteBuffer) async throws { try await channel.writeAndFlush(bytes) }

    /// Sends the header fields of a request that is in order, whose body is to come.
    func sendHeaders(on stream: UInt32, also extra: [(String, String)] = []) async throws {
        try await send(Self.headers(on: stream, also: extra))
    }

    /// Sends the header fields of many requests at once: one by one, the first of them would be ended as idle
    /// on a busy machine.
    func sendHeaders(onEachOf streams: some Sequence<UInt32>) async throws {
        var bytes = ByteBuffer()
        for stream in streams {
            var headers = try Self.headers(on: stream, also: [])
            bytes.writeBuffer(&headers)
        }
        try await send(bytes)
    }

    private static func headers(
        on stream: UInt32, also extra: [(String, String)]
    ) throws -> ByteBuffer {
        var fields: HPACKHeaders = [
            ":method": "POST", ":scheme": "http", ":authority": "localhost",
            ":path": "/3/device/" + String(repeating: "ab", count: 32),
            "apns-topic": "com.example.app",
        ]
        for (name, value) in extra { fields.add(name: name, value: value) }
        var encoder = HPACKEncoder(allocator: ByteBufferAllocator())
        var block = ByteBuffer()
        try encoder.encode(headers: fields, to: &block)
        return bytes(
            of: FrameType.headers, flags: 4, on: stream, content: Array(buffer: block))
    }

    /// Sends a whole body.
    func sendBody(_ text: String, on stream: UInt32) async throws {
        try await send(FrameType.data, flags: 1, on: stream, content: Array(text.utf8))
    }

    /// Sends a whole request that is in order.
    func sendRequest(on stream: UInt32) async throws {
        try await sendHeaders(on: stream)
        try await sendBody("{}", on: stream)
    }

    /// The first frame of a type on a stream, or `nil` if none comes.
    func frame(_ type: UInt8, on stream: UInt32) async -> Frame? {
        await log.first { $0.first { $0.type == type && $0.stream == stream } }
    }

    /// Reads nothing more, or goes on to read.
    func setReads(_ reads: Bool) async throws {
        try await channel.setOption(.autoRead, value: reads).get()
    }

    /// Closes the connection at once.
    func close() async {
        try? await channel.close()
    }
}
