import Handset
import NIOCore
import NIOHPACK
import NIOHTTP2
import NIOSSL
import NIOTLS

/// A connection of the HTTP/2 provider API: requests in, answers out.
///
/// It works on frames, without a channel for each stream: a notification is one request, and a sender may
/// have a thousand of them open at a time.
final class HTTP2ConnectionHandler: ChannelDuplexHandler {
    typealias InboundIn = HTTP2Frame
    typealias OutboundIn = Never
    typealias OutboundOut = HTTP2Frame

    private let surroundings: ConnectionSurroundings
    private let http2: NIOHTTP2Handler
    private let checks: RequestChecks
    private var provider: ProviderAuthentication
    private var messageIDs = MessageIDs()
    private var requests = OpenRequests()
    private var arrivals: [Arrival] = []
    private var acceptances: [Acceptance] = []
    /// How many accepted notifications the receiver has not taken, or are answered later.
    private var unansweredCount = 0
    private var lastStream = HTTP2StreamID.rootStream
    /// How many bytes were read that the sender has not been told of.
    var unreportedByteCount = 0
    private var hasFullStreams = false
    private var isEnding = false
    private var reading = ReadingPause()

    /// An accepted notification that is answered when the receiver has taken it.
    private struct Acceptance: Sendable {
        let stream: HTTP2StreamID
        let id: String
        let delay: UInt32
    }

    init(_ number: Int, _ http2: NIOHTTP2Handler, _ surroundings: ConnectionSurroundings) {
        self.surroundings = surroundings
        self.http2 = http2
        checks = RequestChecks(connection: number)
        provider = ProviderAuthentication(surroundings.providerPolicy, certificate: nil)
    }

    // MARK: - Events

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        // Two of them come with each request, and to try what they might be takes longer than this.
        let type = type(of: event)
        if type == NIOHTTP2StreamCreatedEvent.self || type == StreamClosedEvent.self { return }
        switch event {
        case TLSUserEvent.handshakeCompleted:
            takeCertificate(context)
        case is ConnectionEnding:
            end(context, reason: .shutdown)
        case IdleStateHandler.IdleStateEvent.read where requests.isEmpty && unansweredCount == 0:
            end(context, reason: .idleTimeout)
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // What is wrong with one stream was told to the sender by NIO, and the others go on.
        if error is NIOHTTP2Errors.StreamError { return }
        context.close(promise: nil)
    }

    func read(context: ChannelHandlerContext) {
        if reading.mayRead() { context.read() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        let stream = frame.streamID
        switch frame.payload {
        case .headers(let headers):
            lastStream = max(lastStream, stream)
            switch requests.take(
                headers: headers.headers, of: Int(stream), isEnd: headers.endStream)
            {
            case .whole(let request): answer(request, on: stream, context)
            case .begun: break
            case .malformed: write(.rstStream(.protocolError), on: stream, context)
            }
        case .data(let data):
            guard case .byteBuffer(let buffer) = data.data else { return }
            returnWindow(buffer.readableBytes + (data.paddingBytes.map { $0 + 1 } ?? 0), context)
            let request = requests.take(
                data: buffer.readableBytesView, of: Int(stream), isEnd: data.endStream)
            guard let request else { return }
            answer(request, on: stream, context)
            if !data.endStream {
                // A reset takes with it what is not on its way yet.
                context.flush()
                write(.rstStream(.noError), on: stream, context)
            }
        case .rstStream: requests.reset(Int(stream))
        case .goAway: isEnding = true
        default: break
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        // What had arrived before the connection was closed within the same read.
        if !arrivals.isEmpty { handOver(context) }
        context.fireChannelInactive()
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if !arrivals.isEmpty { handOver(context) }
        context.flush()
        closeIfDone(context)
        context.fireChannelReadComplete()
    }

    // MARK: - Providers

    private func takeCertificate(_ context: ChannelHandlerContext) {
        guard let identity = surroundings.configuration.identity,
            let shown = try? context.channel.pipeline.syncOperations.nioSSL_peerCertificate()
        else { return }
        let certificate = ClientCertificate(
            shown, of: identity, at: surroundings.configuration.now())
        provider = ProviderAuthentication(surroundings.providerPolicy, certificate: certificate)
        guard certificate.environments.contains(surroundings.configuration.environment) else {
            return end(context, reason: .badCertificateEnvironment)
        }
        raiseStreamLimit(context)
        context.flush()
    }

    /// A connection has one stream until its provider is known.
    private func raiseStreamLimit(_ context: ChannelHandlerContext) {
        guard provider.isEstablished, !hasFullStreams else { return }
        hasFullStreams = true
        write(.settings(.settings([HTTP2ConnectionSettings.fullStreams])), on: .rootStream, context)
    }

    // MARK: - Answers

    private func answer(
        _ request: PushRequest, on stream: HTTP2StreamID, _ context: ChannelHandlerContext
    ) {
        var finding = checks.check(
            request, from: &provider, at: surroundings.configuration.now())
        raiseStreamLimit(context)
        let id = finding.notification.apnsID ?? messageIDs.next()
        finding.notification.apnsID = id
        let decision = surroundings.service.decide(
            &finding.notification, fault: finding.rejection, appTopic: finding.appTopic)
        switch decision {
        case .accept(let arrivals, let delay):
            self.arrivals += arrivals
            acceptances.append(
                Acceptance(
                    stream: stream, id: id, delay: max(delay, surroundings.configuration.delay)))
        case .reject(let rejection):
            arrivals.append(Arrival(finding.notification, .rejected(rejection)))
            later(surroundings.configuration.delay, context) { handler, context in
                handler.write(.rejected(id, rejection), on: stream, context)
            }
        case .fault(let fault):
            arrivals.append(Arrival(finding.notification, .unanswered(fault.name)))
            perform(fault, on: stream, context)
        }
    }

    private func perform(
        _ fault: ConnectionFault, on stream: HTTP2StreamID, _ context: ChannelHandlerContext
    ) {
        switch fault {
        case .stall: break
        case .close: context.close(promise: nil)
        case .resetStream: write(.rstStream(.internalError), on: stream, context)
        case .goAway(let reason): end(context, reason: reason, before: stream)
        case .closeInFrame:
            // Behind NIO's HTTP/2, which writes whole frames only: five bytes of a frame of twenty.
            guard let raw = try? context.pipeline.syncOperations.context(handler: http2) else {
                return context.close(promise: nil)
            }
            let number = UInt32(truncatingIfNeeded: Int(stream))
            var bytes = context.channel.allocator.buffer(bytes: [0, 0, 20, 1, 4])
            bytes.writeInteger(number)
            bytes.writeBytes([0x88, 0, 7, 0x61, 0x70])
            raw.writeAndFlush(NIOAny(bytes), promise: nil)
            context.close(promise: nil)
        }
    }

    /// Hands over what has arrived, and answers what was accepted when it is taken.
    private func handOver(_ context: ChannelHandlerContext) {
        let arrivals = self.arrivals
        let acceptances = self.acceptances
        self.arrivals = []
        self.acceptances = []
        unansweredCount += acceptances.count
        let eventLoop = context.eventLoop
        let own = NIOLoopBound((self, context), eventLoop: eventLoop)
        let hasRoom = surroundings.queue.put(
            arrivals,
            orResumeBy: {
                eventLoop.execute {
                    let (handler, context) = own.value
                    if handler.reading.end() { context.read() }
                }
            },
            received: {
                eventLoop.execute {
                    let (handler, context) = own.value
                    handler.accept(acceptances, context)
                }
            })
        if !hasRoom { reading.begin() }
    }

    private func accept(_ acceptances: [Acceptance], _ context: ChannelHandlerContext) {
        for acceptance in acceptances {
            later(acceptance.delay, context) { handler, context in
                handler.unansweredCount -= 1
                let isSandbox = handler.surroundings.configuration.environment == .sandbox
                handler.write(
                    .accepted(
                        acceptance.id, uniqueID: isSandbox ? handler.messageIDs.next() : nil),
                    on: acceptance.stream, context)
            }
        }
        context.flush()
        closeIfDone(context)
    }

    /// Does something now, or some milliseconds later.
    private func later(
        _ milliseconds: UInt32, _ context: ChannelHandlerContext,
        _ body: @escaping (HTTP2ConnectionHandler, ChannelHandlerContext) -> Void
    ) {
        guard milliseconds > 0 else { return body(self, context) }
        unansweredCount += 1
        context.eventLoop.assumeIsolated().scheduleTask(in: .milliseconds(Int64(milliseconds))) {
            self.unansweredCount -= 1
            body(self, context)
            context.flush()
            self.closeIfDone(context)
        }
    }

    // MARK: - The end

    /// Says that the connection goes away, and closes it when all is answered that was accepted.
    ///
    /// - Parameters:
    ///   - context: The handler's context.
    ///   - reason: What the sender is told. If `nil`, nothing.
    ///   - stream: The stream from which on nothing was done. If `nil`, all that came was done.
    private func end(
        _ context: ChannelHandlerContext, reason: RejectionReason?,
        before stream: HTTP2StreamID? = nil
    ) {
        guard !isEnding else { return }
        isEnding = true
        let last = stream.map { HTTP2StreamID(max(0, Int($0) - 2)) } ?? lastStream
        let debugData = reason.map {
            context.channel.allocator.buffer(string: #"{"reason":"\#($0.wireText)"}"#)
        }
        write(
            .goAway(lastStreamID: last, errorCode: .noError, opaqueData: debugData),
            on: .rootStream, context)
        context.flush()
        closeIfDone(context)
    }

    private func closeIfDone(_ context: ChannelHandlerContext) {
        guard isEnding, arrivals.isEmpty, unansweredCount == 0, requests.isEmpty else { return }
        context.close(promise: nil)
    }
}
