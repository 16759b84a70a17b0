import HandsetGateway
import HandsetTestSupport
import NIOCore
import NIOEmbedded

@testable import HandsetGateway

/// A connection to a gateway, both ends in this process, whose time passes only when a test says so.
final class EmbeddedConnection {
    private let surroundings: ConnectionSurroundings
    private let channel = EmbeddedChannel()
    private let problems = Guarded<[ConnectionProblem]>([])
    private var output: [UInt8] = []

    /// Connects.
    ///
    /// - Parameters:
    ///   - port: The protocol: HTTP/2 or the binary one.
    ///   - change: Changes the gateway's configuration.
    /// - Throws: An error if the connection cannot be made.
    init(
        to port: GatewayPort, _ change: (inout GatewayConfiguration) -> Void = { _ in }
    ) throws {
        var configuration = GatewayConfiguration()
        configuration.allowsAnonymousProviders = true
        let problems = problems
        configuration.connectionObserver = { problem in problems.withLock { $0.append(problem) } }
        change(&configuration)
        surroundings = ConnectionSurroundings(
            configuration: configuration, service: PushService(configuration),
            queue: ArrivalQueue(), connections: OpenConnections())
        let pipeline = channel.pipeline.syncOperations
        if port == .http2 {
            try HTTP2ConnectionHandler.addHandlers(to: pipeline, 1, surroundings)
        } else {
            try BinaryConnectionHandler.addHandlers(to: pipeline, 1, surroundings)
        }
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        if port == .http2 { send(FrameBytes.preface) }
    }

    /// The failures below the API, as the gateway's observer was given them.
    var causes: [ConnectionProblem.Cause] { problems.value.map(\.cause) }

    /// True until the gateway has closed the connection.
    var isOpen: Bool { channel.isActive }

    /// The number of notifications that were delivered.
    var deliveredCount: Int { surroundings.service.counts.delivered }

    /// Gives the gateway bytes, whose notifications its receiver takes at once.
    func send(_ bytes: [UInt8]) {
        channel.pipeline.fireChannelRead(ByteBuffer(bytes: bytes))
        channel.pipeline.fireChannelReadComplete()
        surroundings.queue.done(with: surroundings.queue.take().batches)
        channel.embeddedEventLoop.run()
    }

    /// Sends a whole request over HTTP/2 that is in order.
    func sendRequest(on stream: UInt32) {
        send(
            FrameBytes.frame(1, flags: 4, on: stream, FrameBytes.requestFields)
                + FrameBytes.frame(0, flags: 1, on: stream, Array("{}".utf8)))
    }

    /// Lets time pass.
    func wait(_ time: Duration) {
        channel.embeddedEventLoop.advanceTime(by: time.timeAmount)
    }

    /// Tells the gateway that nothing has come for as long as its idle limit.
    ///
    /// NIO's handler for that looks at the clock of the system, whatever clock the connection has.
    func becomeIdle() {
        channel.pipeline.fireUserInboundEventTriggered(IdleStateHandler.IdleStateEvent.read)
        channel.embeddedEventLoop.run()
    }

    /// Returns all bytes that the gateway has sent so far.
    func bytes() throws -> [UInt8] {
        while let bytes = try channel.readOutbound(as: ByteBuffer.self) {
            output += Array(buffer: bytes)
        }
        return output
    }

    /// Returns the content of the first frame of a type on a stream, or `nil` if none was sent.
    func frame(_ type: UInt8, on stream: UInt32) throws -> [UInt8]? {
        var rest = try bytes()[...]
        while rest.count >= 9 {
            let length = Int(FrameBytes.number([0] + rest.prefix(3)))
            let head = Array(rest.prefix(9))
            rest = rest.dropFirst(9)
            if head[3] == type, FrameBytes.number(head[5...]) == stream {
                return Array(rest.prefix(length))
            }
            rest = rest.dropFirst(length)
        }
        return nil
    }

    /// Ends the connection.
    func finish() throws { _ = try channel.finish(acceptAlreadyClosed: true) }
}
