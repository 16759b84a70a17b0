import Glibc
import NIOCore
import NIOSSL
import NIOTLS

/// A connection of the binary provider protocol: what comes goes to ``BinaryConnection``, which decides.
///
/// A sender of a certificate that is not valid, or is for the other service, is disconnected as soon as it
/// has shown it, without a word; what Apple's gateway did is not known.
final class BinaryConnectionHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = Never
    typealias OutboundOut = ByteBuffer

    /// How long the bytes are read that come behind the end: a sender that still writes would otherwise
    /// lose the answer, since TCP resets the connection.
    static let drainTime = TimeAmount.seconds(1)
    /// How many bytes are read behind the end.
    static let drainByteLimit = 16 << 20
    /// How long nothing has to come until a connection is taken for read out when the gateway stops.
    private static let quietTime = TimeAmount.milliseconds(10)
    /// How often it may come otherwise.
    private static let quietTurnLimit = 100
    /// How many arrivals may wait until they are handed over before the connection stops reading.
    private static let waitingLimit = 1024

    private let surroundings: ConnectionSurroundings
    private var connection: BinaryConnection
    private var arrivals: [Arrival] = []
    private var waiting = WaitingArrivals()
    private var isQueueFull = false
    private var reading = ReadingPause()
    private var receivedByteCount = 0
    /// How many bytes had come when the connection ended, or `nil` if it has not.
    private var byteCountAtEnd: Int?
    private var isEnding = false
    private var isStalled = false
    private var isInputClosed = false

    /// Adds the handlers of a connection.
    static func addHandlers(
        to pipeline: ChannelPipeline.SynchronousOperations, _ number: Int,
        _ surroundings: ConnectionSurroundings
    ) throws {
        try pipeline.addHandler(ReadEndBeforeError(), position: .first)
        try pipeline.addHandler(
            IdleStateHandler(readTimeout: .seconds(Int64(surroundings.configuration.idleTimeout))))
        try pipeline.addHandler(BinaryConnectionHandler(number, surroundings))
    }

    init(_ number: Int, _ surroundings: ConnectionSurroundings) {
        self.surroundings = surroundings
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
        // Many senders end TCP without a word of TLS's; what came before counts all the same.
        if case NIOSSLError.uncleanShutdown = error { return }
        context.closeSocket()
    }

    func channelInactive(context: ChannelHandlerContext) {
        arrivals += waiting.takeAll()
        handOver(context)
        context.fireChannelInactive()
    }

    func read(context: ChannelHandlerContext) {
        if reading.mayRead() { context.read() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var buffer = unwrapInboundIn(data)
        receivedByteCount += buffer.readableBytes
        let outcome = connection.take(buffer.readBytes(length: buffer.readableBytes) ?? [])
        add(outcome.arrivals, context)
        if let ending = outcome.ending { perform(ending, context) }
        if let byteCountAtEnd, receivedByteCount - byteCountAtEnd > Self.drainByteLimit {
            context.closeSocket()
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        handOver(context)
        context.fireChannelReadComplete()
    }

    private func takeCertificate(_ context: ChannelHandlerContext) {
        guard let certificate = surroundings.certificate(shownOn: context.channel) else { return }
        guard surroundings.takes(certificate) else {
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
                waiting.append(part, at: .now())
                if isFirst { scheduleHandingOver(context) }
            }
        }
    }

    private func scheduleHandingOver(_ context: ChannelHandlerContext) {
        guard let deadline = waiting.firstDeadline else { return }
        context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) {
            self.arrivals += self.waiting.take(at: .now())
            self.handOver(context)
            self.scheduleHandingOver(context)
            self.closeIfDone(context)
        }
    }

    /// Hands over what has arrived, and stops reading while too much waits.
    private func handOver(_ context: ChannelHandlerContext) {
        if !arrivals.isEmpty {
            let arrivals = self.arrivals
            self.arrivals = []
            let eventLoop = context.eventLoop
            let own = NIOLoopBound((self, context), eventLoop: eventLoop)
            let hasRoom = surroundings.queue.put(
                arrivals,
                orResumeBy: {
                    eventLoop.execute {
                        let (handler, context) = own.value
                        handler.isQueueFull = false
                        handler.readIfAllowed(context)
                    }
                })
            if !hasRoom { isQueueFull = true }
        }
        readIfAllowed(context)
    }

    private func readIfAllowed(_ context: ChannelHandlerContext) {
        if isStalled || !isEnding && (isQueueFull || waiting.count >= Self.waitingLimit) {
            reading.begin()
        } else if reading.end() {
            context.read()
        }
    }

    // MARK: - The end

    private func perform(_ ending: BinaryEnding, _ context: ChannelHandlerContext) {
        switch ending {
        case .stall:
            isStalled = true
            reading.begin()
        case .reset:
            if let socket = context.channel as? any SocketOptionProvider {
                _ = socket.setSoLinger(linger(l_onoff: 1, l_linger: 0))
            }
            context.closeSocket()
        case .silence:
            closeOutput(context)
        case .answer(let bytes):
            context.writeAndFlush(
                wrapOutboundOut(context.channel.allocator.buffer(bytes: bytes)), promise: nil)
            closeOutput(context)
        }
    }

    /// Says that nothing more comes, and closes when the sender has too, or has had time to read that.
    ///
    /// Arrivals that wait are handed over then at the latest.
    private func closeOutput(_ context: ChannelHandlerContext) {
        guard byteCountAtEnd == nil else { return }
        byteCountAtEnd = receivedByteCount
        context.close(mode: .output, promise: nil)
        context.eventLoop.assumeIsolated().scheduleTask(in: Self.drainTime) {
            self.arrivals += self.waiting.takeAll()
            self.handOver(context)
            context.closeSocket()
        }
    }

    /// Ends the connection when what is on its way has come.
    private func endWhenQuiet(_ context: ChannelHandlerContext, turns: Int) {
        guard !isStalled else { return context.closeSocket() }
        let seen = receivedByteCount
        isEnding = true
        arrivals += waiting.takeAll()
        handOver(context)
        context.eventLoop.assumeIsolated().scheduleTask(in: Self.quietTime) {
            guard self.receivedByteCount == seen || turns == 0 else {
                return self.endWhenQuiet(context, turns: turns - 1)
            }
            self.shutDown(context)
        }
    }

    private func shutDown(_ context: ChannelHandlerContext) {
        if let ending = connection.shutDown() { perform(ending, context) }
    }

    /// Closes when the sender has ended, and all that it has sent is handed over.
    private func closeIfDone(_ context: ChannelHandlerContext) {
        guard isInputClosed, waiting.isEmpty else { return }
        context.close(mode: .output, promise: nil)
        context.closeSocket()
    }
}
