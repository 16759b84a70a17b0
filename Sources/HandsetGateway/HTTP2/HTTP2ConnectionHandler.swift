import Handset
import HandsetFixtures
import NIOCore
import NIOSSL
import NIOTLS

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
    var isEnding = false
    /// The last stream on which a request was decided, or 0.
    var lastDecidedStream: Int32 = 0
    var isClosed = false
    /// True if the connection is gone, which may happen while a read is being processed.
    var isGone = false
    private var hasRead = false
    /// The way back from the queue of arrivals.
    let link = Link()
    var reading = ReadingPause()
    /// The time at which requests that have not ended are reset, while there are any.
    var requestTimeout: Scheduled<Void>?
    /// True if reading has paused since then, so that requests may be late for the gateway's sake.
    var hasPaused = false

    /// A reference to the handler while its connection is open.
    ///
    /// Arrivals may wait long after their connection, and keep this instead.
    final class Link {
        var own: (handler: HTTP2ConnectionHandler, context: ChannelHandlerContext)?
    }

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

    // MARK: - Events

    func handlerAdded(context: ChannelHandlerContext) {
        link.own = (self, context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        link.own = nil
    }

    func channelActive(context: ChannelHandlerContext) {
        send(context)
        context.fireChannelActive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case TLSUserEvent.handshakeCompleted:
            takeCertificate(context)
        case is ConnectionEnding:
            isEnding = true
            delayed.giveAll()
            end(context, after: session.lastStream, reason: .shutdown)
        case IdleStateHandler.IdleStateEvent.read where isClosed:
            context.close(promise: nil)
        case IdleStateHandler.IdleStateEvent.read
        where !session.hasOpenRequests && untakenCount == 0 && delayed.isEmpty:
            if session.announcedStream == nil {
                end(context, after: session.lastStream, reason: .idleTimeout)
            } else {
                // The sender does not take the rest of its answers.
                context.closeSocket()
            }
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    func read(context: ChannelHandlerContext) {
        if !hasRead {
            hasRead = true
            let queue = surroundings.queue
            if !queue.hasRoom(for: number, orResumeBy: resume(context)) {
                reading.begin(.arrivals)
            }
        }
        if reading.mayRead() { context.read() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isClosed else { return }
        let isHTTP2 = unwrapInboundIn(data).withUnsafeReadableBytes { session.receive($0) }
        for name in session.takeMalformedFields() {
            surroundings.report(.malformedField(name: name), of: context.channel, on: .http2)
        }
        let now = surroundings.configuration.now()
        for (request, stream) in session.takeRequests() {
            // A request before this one may have ended the connection.
            guard !isClosed, stream <= session.announcedStream ?? .max else { continue }
            answer(request, on: stream, at: now, context)
        }
        // Output before this read, such as the first settings, may have found that the sender is gone.
        if isGone, !arrivals.isEmpty { handOver(context) }
        // The sender may never read what is still to be sent.
        if !isHTTP2 { context.close(promise: nil) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        isGone = true
        // The connection may close within the read that brought them.
        if !arrivals.isEmpty { handOver(context) }
        surroundings.queue.forget(number)
        requestTimeout?.cancel()
        // Nobody waits for answers any more, so none is delayed from here on.
        isEnding = true
        delayed.forgetAll()
        unfinished.giveBack()
        context.fireChannelInactive()
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if !arrivals.isEmpty { handOver(context) }
        send(context)
        pauseIfUnread(context)
        limitUnfinished(context)
        watchOpenRequests(context)
        context.fireChannelReadComplete()
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        send(context)
        if context.channel.isWritable, reading.end(.output) { context.read() }
        limitUnfinished(context)
        context.fireChannelWritabilityChanged()
    }

    // MARK: - Providers

    private func takeCertificate(_ context: ChannelHandlerContext) {
        guard let identity = surroundings.configuration.identity,
            let shown = try? context.channel.pipeline.syncOperations.nioSSL_peerCertificate()
        else { return }
        let certificate = ClientCertificate(
            shown, of: identity, at: surroundings.configuration.now())
        decisions.take(certificate)
        // One that is not valid gets its own answer with each request.
        let environment = surroundings.configuration.environment
        guard !certificate.isValid || certificate.environments.contains(environment) else {
            surroundings.report(.otherEnvironment, of: context.channel, on: .http2)
            return end(context, after: 0, reason: .badCertificateEnvironment)
        }
        if decisions.isEstablished { session.raiseStreamLimit() }
        send(context)
    }

    // MARK: - Reading and sending

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
        while !isClosed, context.channel.isWritable {
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
