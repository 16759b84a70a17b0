import NIOCore
import NIOSSL
import NIOTLS

/// A connection of the binary provider protocol.
///
/// ``BinaryConnection`` makes its decisions.
///
/// A sender whose certificate is invalid or for the other service is disconnected at once, without
/// an answer. The behaviour of Apple's gateway is not known.
final class BinaryConnectionHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = Never
    typealias OutboundOut = ByteBuffer

    /// The time for which input is read after the end.
    ///
    /// TCP would reset the connection to a sender that still writes, and the sender would lose the
    /// answer.
    static let drainTime = TimeAmount.seconds(1)
    static let drainByteLimit = 16 << 20
    /// The number of times that input may come within the quiet time.
    private static let quietTurnLimit = 100
    /// The number of delayed arrivals at which the connection stops reading.
    private static let waitingLimit = 1024

    let surroundings: ConnectionSurroundings
    private let number: Int
    var connection: BinaryConnection
    var arrivals: [Arrival] = []
    var waiting: WaitingArrivals
    private var isQueueFull = false
    private var hasRead = false
    var reading = ReadingPause()
    var receivedByteCount = 0
    /// The number of bytes received when the connection ended; `nil` before that.
    var byteCountAtEnd: Int?
    var isEnding = false
    var isStalled = false
    /// True if the connection is gone, which may happen while a read is being processed.
    private var isGone = false
    var isInputClosed = false
    private var handingOver: Scheduled<Void>?
    /// The time at which a notification that has not ended ends the connection.
    private var requestTimeout: Scheduled<Void>?
    /// True if reading has paused since then, so that it may be late for the gateway's sake.
    private var hasPaused = false
    private var unfinished: UnfinishedBytes

    static func addHandlers(
        to pipeline: ChannelPipeline.SynchronousOperations, _ number: Int,
        _ surroundings: ConnectionSurroundings
    ) throws {
        try pipeline.addHandler(ReadEndBeforeError(), position: .first)
        try pipeline.addHandler(
            IdleStateHandler(readTimeout: surroundings.configuration.idleTimeout.timeAmount))
        try pipeline.addHandler(BinaryConnectionHandler(number, surroundings))
    }

    init(_ number: Int, _ surroundings: ConnectionSurroundings) {
        self.surroundings = surroundings
        self.number = number
        waiting = WaitingArrivals(limit: surroundings.delays)
        unfinished = UnfinishedBytes(of: surroundings.unfinished)
        let topics = surroundings.configuration.topics
        connection = BinaryConnection(
            number, surroundings.service, topic: topics.count == 1 ? topics[0] : nil)
    }

    // MARK: - Events

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case TLSUserEvent.handshakeCompleted:
            takeCertificate(context)
        case is ConnectionEnding:
            endWhenQuiet(context, turns: Self.quietTurnLimit)
        case ChannelEvent.inputClosed:
            isInputClosed = true
            handOver(context)
            closeIfDone(context)
        case IdleStateHandler.IdleStateEvent.read where !isStalled && waiting.isEmpty:
            shutDown(context)
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // Many senders close TCP without closing TLS. Everything before that counts.
        if case NIOSSLError.uncleanShutdown = error { return }
        context.closeSocket()
    }

    func channelInactive(context: ChannelHandlerContext) {
        isGone = true
        requestTimeout?.cancel()
        handingOver?.cancel()
        unfinished.giveBack()
        if isInputClosed, !isEnding {
            surroundings.late.keep(waiting, on: context.eventLoop)
            waiting = WaitingArrivals(limit: surroundings.delays)
        }
        arrivals += waiting.takeAll()
        handOver(context)
        surroundings.queue.forget(number)
        context.fireChannelInactive()
    }

    func read(context: ChannelHandlerContext) {
        if !hasRead {
            hasRead = true
            isQueueFull = !surroundings.queue.hasRoom(for: number, orResumeBy: resume(context))
            if isQueueFull { reading.begin(.arrivals) }
        }
        if reading.mayRead() { context.read() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var buffer = unwrapInboundIn(data)
        receivedByteCount += buffer.readableBytes
        let outcome = connection.take(buffer.readBytes(length: buffer.readableBytes) ?? [])
        add(outcome.arrivals, context)
        if let mistake = outcome.mistake {
            surroundings.report(.damagedPacket(mistake), of: context.channel, on: .binary)
        }
        if let ending = outcome.ending { perform(ending, context) }
        if isGone {
            arrivals += waiting.takeAll()
            handOver(context)
        }
        if let byteCountAtEnd, receivedByteCount - byteCountAtEnd > Self.drainByteLimit {
            context.closeSocket()
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        handOver(context)
        limitUnfinished(context)
        watchOpenNotification(context)
        context.fireChannelReadComplete()
    }

    /// Counts the notification that is incomplete, and ends the connection if all connections have too much.
    private func limitUnfinished(_ context: ChannelHandlerContext) {
        guard !isGone, byteCountAtEnd == nil, !unfinished.change(to: connection.heldByteCount)
        else {
            return
        }
        surroundings.report(.unfinishedLimit, of: context.channel, on: .binary)
        shutDown(context)
    }

    /// Ends the connection if a notification does not end within its time.
    private func watchOpenNotification(_ context: ChannelHandlerContext) {
        guard requestTimeout == nil, let offset = connection.openOffset else { return }
        hasPaused = reading.isPaused
        let time = surroundings.configuration.requestTimeout.timeAmount
        requestTimeout = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            self.requestTimeout = nil
            guard !self.hasPaused, self.connection.openOffset == offset else {
                return self.watchOpenNotification(context)
            }
            self.surroundings.report(.timeout, of: context.channel, on: .binary)
            self.shutDown(context)
        }
    }

    private func takeCertificate(_ context: ChannelHandlerContext) {
        guard let certificate = surroundings.certificate(shownOn: context.channel) else { return }
        guard surroundings.takes(certificate, shownOn: context.channel, of: .binary) else {
            connection.refuse()
            return perform(.silence, context)
        }
        connection.topic = certificate.topics.first ?? connection.topic
    }

    // MARK: - Arrivals

    private func add(_ delayed: DelayedArrivals, _ context: ChannelHandlerContext) {
        for part in delayed.parts {
            if part.delay == 0, waiting.isEmpty {
                arrivals += part.arrivals
            } else {
                let isFirst = waiting.isEmpty
                guard waiting.append(part, at: .now()) else {
                    // Too much is delayed, so this connection's delays end here.
                    surroundings.report(.delayLimit, of: context.channel, on: .binary)
                    arrivals += waiting.takeAll() + part.arrivals
                    continue
                }
                if isFirst { scheduleHandingOver(context) }
            }
        }
    }

    private func scheduleHandingOver(_ context: ChannelHandlerContext) {
        guard let deadline = waiting.firstDeadline else { return }
        handingOver?.cancel()
        handingOver = context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) {
            self.arrivals += self.waiting.take(at: .now())
            self.handOver(context)
            self.scheduleHandingOver(context)
        }
    }

    /// Hands arrivals over, and stops reading while too many wait.
    func handOver(_ context: ChannelHandlerContext) {
        if !arrivals.isEmpty {
            let arrivals = self.arrivals
            self.arrivals = []
            let eventLoop = context.eventLoop
            let hasRoom = surroundings.queue.put(
                arrivals, from: isGone ? nil : number, orResumeBy: resume(context),
                received: {
                    // Freeing their memory on the thread that allocated it is cheaper.
                    eventLoop.execute { withExtendedLifetime(arrivals) {} }
                })
            if !hasRoom { isQueueFull = true }
        }
        readIfAllowed(context)
    }

    /// Returns a closure that goes on reading, which any thread may call.
    private func resume(_ context: ChannelHandlerContext) -> @Sendable () -> Void {
        let eventLoop = context.eventLoop
        let own = NIOLoopBound((self, context), eventLoop: eventLoop)
        return {
            eventLoop.execute {
                let (handler, context) = own.value
                handler.isQueueFull = false
                handler.readIfAllowed(context)
            }
        }
    }

    private func readIfAllowed(_ context: ChannelHandlerContext) {
        if isStalled || !isEnding && (isQueueFull || waiting.count >= Self.waitingLimit) {
            reading.begin(.arrivals)
            hasPaused = true
        } else if reading.end(.arrivals) {
            context.read()
        }
    }
}
