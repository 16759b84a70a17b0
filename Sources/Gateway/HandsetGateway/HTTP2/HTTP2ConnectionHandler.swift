import NIOCore

/// A connection of the HTTP/2 provider API.
///
/// It uses no channel per stream: a notification is one request, and a sender may have a thousand
/// open at a time.
final class HTTP2ConnectionHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = Never
    typealias OutboundOut = ByteBuffer

    /// The number of bytes written at once.
    private static let writtenByteCount = 32 << 10

    let surroundings: ConnectionSurroundings
    let session: HTTP2Session
    let number: Int
    var decisions: RequestDecisions
    var arrivals: [Arrival] = []
    var acceptances: [RequestDecisions.Acceptance] = []
    /// The number of accepted notifications that the receiver has not taken, and that have no answer
    /// therefore.
    var untakenCount = 0
    var unfinished: UnfinishedBytes
    private var output = ByteBuffer()
    let delayed: DelayedAnswers
    var phase = HTTP2ConnectionPhase.open
    /// The end that a fault asks for, until the answers before it are given.
    var scriptedEnd: ScriptedEnd?
    /// The last stream on which a request was decided, or 0.
    var lastDecidedStream: Int32 = 0
    /// The way back from the queue of arrivals.
    let link = HTTP2ConnectionLink()
    var hasRead = false
    var reading = ReadingPause()
    /// The time at which requests that have not ended are reset, or a closing connection is closed.
    var deadline: Scheduled<Void>?
    /// True if reading has paused since then, so that requests may be late for the gateway's sake.
    var hasPaused = false

    init(_ number: Int, _ surroundings: ConnectionSurroundings) throws {
        self.surroundings = surroundings
        let delayed = DelayedAnswers(limit: surroundings.delays)
        self.delayed = delayed
        session = try HTTP2Session(
            streamLimit: UInt32(clamping: max(1, surroundings.configuration.maximumStreamCount)),
            closed: delayed.forget)
        self.number = number
        decisions = RequestDecisions(number, surroundings)
        unfinished = UnfinishedBytes(of: surroundings.unfinished)
    }

    static func addHandlers(
        to pipeline: ChannelPipeline.SynchronousOperations, _ number: Int,
        _ surroundings: ConnectionSurroundings
    ) throws {
        try pipeline.addHandler(
            IdleStateHandler(readTimeout: surroundings.configuration.idleTimeout.timeAmount))
        try pipeline.addHandler(HTTP2ConnectionHandler(number, surroundings))
    }

    /// Returns a closure that goes on reading, which any thread may call.
    func resume(_ context: ChannelHandlerContext) -> @Sendable () -> Void {
        let eventLoop = context.eventLoop
        let link = NIOLoopBound(link, eventLoop: eventLoop)
        return {
            eventLoop.execute {
                guard let (handler, context) = link.value.own else { return }
                if handler.reading.end(.arrivals) { context.read() }
            }
        }
    }

    /// Sends output for as long as the sender reads it.
    func send(_ context: ChannelHandlerContext) {
        while phase.sends, context.channel.isWritable {
            var piece = ByteBuffer()
            swap(&piece, &output)
            // Reuses the memory once the previous bytes are written.
            piece.clear()
            session.send { bytes in
                piece.writeBytes(bytes)
                return piece.readableBytes < Self.writtenByteCount
            }
            output = piece
            guard piece.readableBytes > 0 else { return closeIfDone(context) }
            context.writeAndFlush(wrapOutboundOut(piece), promise: nil)
        }
    }
}
