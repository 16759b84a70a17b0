import NIOCore
import NIOHPACK
import NIOHTTP2
import NIOPosix
import NIOSSL

/// A sender that speaks HTTP/2 frame by frame, and remembers every frame that it was sent.
final class HTTP2Sender: Sendable {
    /// An answer to a request.
    struct Response: Equatable, Sendable {
        let status: String
        let headers: [String: String]
        let body: String
        /// The lengths of the DATA frames.
        let dataFrames: [Int]
    }

    let log: EventLog<HTTP2Frame>
    private let channel: any Channel

    private init(_ channel: any Channel, _ log: EventLog<HTTP2Frame>) {
        self.channel = channel
        self.log = log
    }

    /// Connects to a gateway at a host and port, with TLS or in plain text.
    static func connect(to address: String?, security: NIOSSLContext? = nil) async throws
        -> HTTP2Sender
    {
        let log = EventLog<HTTP2Frame>()
        let port = Int(address?.split(separator: ":").last ?? "") ?? 0
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    if let security {
                        try pipeline.addHandler(
                            NIOSSLClientHandler(context: security, serverHostname: "localhost"))
                    }
                    var configuration = NIOHTTP2Handler.ConnectionConfiguration()
                    // A malformed request has to reach the gateway.
                    configuration.headerBlockValidation = .disabled
                    try pipeline.addHandler(
                        NIOHTTP2Handler(
                            mode: .client, connectionConfiguration: configuration,
                            streamConfiguration: .init()))
                    try pipeline.addHandler(FrameReader(log))
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
        return HTTP2Sender(channel, log)
    }

    /// Sends a request that is in order, but for what is changed.
    func send(
        on stream: Int = 1, path: String = "/3/device/" + String(repeating: "ab", count: 32),
        headers: [(String, String)] = [("apns-topic", "com.example.app")],
        body: String = #"{"aps":{"session":"1"}}"#
    ) {
        var fields: HPACKHeaders = [
            ":method": "POST", ":scheme": "https", ":path": path, ":authority": "localhost",
        ]
        for (name, value) in headers { fields.add(name: name, value: value) }
        write(.headers(.init(headers: fields, endStream: body.isEmpty)), on: stream)
        guard !body.isEmpty else { return }
        write(
            .data(.init(data: .byteBuffer(ByteBuffer(string: body)), endStream: true)), on: stream)
    }

    /// Sends the header fields of a request as they are, which ends with them or not.
    func send(fields: [(String, String)], on stream: Int, isEnd: Bool) {
        var headers = HPACKHeaders()
        for (name, value) in fields { headers.add(name: name, value: value) }
        write(.headers(.init(headers: headers, endStream: isEnd)), on: stream)
    }

    /// The code with which a stream was reset, or `nil` if it was not.
    func resetCode(of stream: Int) async -> Int? {
        await log.first { frames in
            frames.compactMap { frame -> Int? in
                guard frame.streamID == HTTP2StreamID(stream),
                    case .rstStream(let code) = frame.payload
                else { return nil }
                return code.networkCode
            }.first
        }
    }

    /// Sends a frame.
    func write(_ payload: HTTP2Frame.FramePayload, on stream: Int) {
        channel.eventLoop.execute { [channel] in
            channel.writeAndFlush(
                HTTP2Frame(streamID: HTTP2StreamID(stream), payload: payload), promise: nil)
        }
    }

    /// The answer on a stream, or `nil` if there is none.
    func response(on stream: Int = 1) async -> Response? {
        await log.first { Self.response(on: stream, in: $0) }
    }

    private static func response(on stream: Int, in frames: [HTTP2Frame]) -> Response? {
        var headers: [String: String] = [:]
        var body = ""
        var dataFrames: [Int] = []
        for frame in frames where frame.streamID == HTTP2StreamID(stream) {
            var isEnd = false
            switch frame.payload {
            case .headers(let content):
                for (name, value, _) in content.headers { headers[name] = value }
                isEnd = content.endStream
            case .data(let content):
                guard case .byteBuffer(let buffer) = content.data else { continue }
                body += String(buffer: buffer)
                dataFrames.append(buffer.readableBytes)
                isEnd = content.endStream
            default: break
            }
            if isEnd {
                let status = headers.removeValue(forKey: ":status") ?? ""
                return Response(
                    status: status, headers: headers, body: body, dataFrames: dataFrames)
            }
        }
        return nil
    }

    /// The GOAWAY of the connection: its last stream and its debug data.
    func goAway() async -> (lastStream: Int, reason: String)? {
        await log.first { frames in
            for frame in frames {
                guard case .goAway(let last, _, let data) = frame.payload else { continue }
                return (Int(last), data.map { String(buffer: $0) } ?? "")
            }
            return nil
        }
    }

    /// The limits of streams that the gateway has named, once there are this many.
    func streamLimits(_ count: Int) async -> [Int]? {
        await log.first { frames in
            let limits = frames.flatMap { frame in
                guard case .settings(.settings(let settings)) = frame.payload else {
                    return [Int]()
                }
                return settings.filter { $0.parameter == .maxConcurrentStreams }.map(\.value)
            }
            return limits.count >= count ? limits : nil
        }
    }

    /// Closes the connection at once.
    func close() async {
        try? await channel.close()
    }
}
