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

    private let surroundings: ConnectionSurroundings
    private let session: HTTP2Session
    private let checks: RequestChecks
    private let broadcastChecks: BroadcastChecks
    private var provider: ProviderAuthentication
    private var messageIDs = MessageIDs()
    private var arrivals: [Arrival] = []
    private var acceptances: [Acceptance] = []
    /// The number of accepted notifications still without an answer, because the receiver has not
    /// taken them or the answer is delayed.
    private var unansweredCount = 0
    private var output = ByteBuffer()
    private var isClosed = false
    private var reading = ReadingPause()
    /// The time at which requests that have not ended are reset, while there are any.
    private var requestTimeout: Scheduled<Void>?
    /// True if reading has paused since then, so that requests may be late for the gateway's sake.
    private var hasPaused = false

    /// An accepted notification, answered after the receiver has taken it.
    private struct Acceptance: Sendable {
        let stream: Int32
        let id: String
        let delay: UInt32
        let isBroadcast: Bool
    }

    init(_ number: Int, _ surroundings: ConnectionSurroundings) throws {
        self.surroundings = surroundings
        session = try HTTP2Session()
        checks = RequestChecks(connection: number)
        broadcastChecks = BroadcastChecks(
            connection: number, topics: surroundings.configuration.topics)
        provider = ProviderAuthentication(surroundings.providerPolicy, certificate: nil)
    }

    /// Adds the handlers of a connection.
    static func addHandlers(
        to pipeline: ChannelPipeline.SynchronousOperations, _ number: Int,
        _ surroundings: ConnectionSurroundings
    ) throws {
        try pipeline.addHandler(
            IdleStateHandler(readTimeout: .seconds(Int64(surroundings.configuration.idleTimeout))))
        try pipeline.addHandler(HTTP2ConnectionHandler(number, surroundings))
    }

    // MARK: - Events

    func channelActive(context: ChannelHandlerContext) {
        send(context)
        context.fireChannelActive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case TLSUserEvent.handshakeCompleted:
            takeCertificate(context)
        case is ConnectionEnding:
            end(context, reason: .shutdown)
        case IdleStateHandler.IdleStateEvent.read where isClosed:
            context.close(promise: nil)
        case IdleStateHandler.IdleStateEvent.read
        where !session.hasOpenRequests && unansweredCount == 0:
            end(context, reason: .idleTimeout)
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    func read(context: ChannelHandlerContext) {
        if reading.mayRead() { context.read() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let isHTTP2 = unwrapInboundIn(data).withUnsafeReadableBytes { session.receive($0) }
        if let name = session.takeMalformedField() {
            surroundings.report(.malformedField(name: name), of: context.channel, on: .http2)
        }
        let now = surroundings.configuration.now()
        for (request, stream) in session.takeRequests() where !isClosed {
            answer(request, on: stream, at: now, context)
        }
        // The sender may never read what is still to be sent.
        if !isHTTP2 { context.close(promise: nil) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        // The connection may close within the read that brought them.
        if !arrivals.isEmpty { handOver(context) }
        requestTimeout?.cancel()
        context.fireChannelInactive()
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if !arrivals.isEmpty { handOver(context) }
        send(context)
        watchOpenRequests(context)
        context.fireChannelReadComplete()
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        send(context)
        context.fireChannelWritabilityChanged()
    }

    /// Resets requests that are still open when their time is over.
    private func watchOpenRequests(_ context: ChannelHandlerContext) {
        guard requestTimeout == nil, session.hasOpenRequests else { return }
        let last = session.lastStream
        hasPaused = false
        let time = TimeAmount.seconds(Int64(surroundings.configuration.requestTimeout))
        requestTimeout = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            self.requestTimeout = nil
            if !self.hasPaused, self.session.resetOpenRequests(upTo: last) {
                self.surroundings.report(.timeout, of: context.channel, on: .http2)
                self.send(context)
            }
            self.watchOpenRequests(context)
        }
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
            surroundings.report(.otherEnvironment, of: context.channel, on: .http2)
            return end(context, reason: .badCertificateEnvironment)
        }
        if provider.isEstablished { session.raiseStreamLimit() }
        send(context)
    }

    // MARK: - Answers

    private func answer(
        _ request: PushRequest, on stream: Int32, at now: Int, _ context: ChannelHandlerContext
    ) {
        var finding: RequestChecks.Finding
        var isBroadcast = false
        switch RequestRoute(path: request.path) {
        case .device: finding = checks.check(request, from: &provider, at: now)
        case .broadcast(let bundle):
            isBroadcast = true
            finding = broadcastChecks.check(request, to: bundle, from: &provider, at: now)
        case .channels(let bundle):
            return answer(request, of: bundle, isList: false, on: stream, at: now, context)
        case .allChannels(let bundle):
            return answer(request, of: bundle, isList: true, on: stream, at: now, context)
        }
        if provider.isEstablished { session.raiseStreamLimit() }
        let id = finding.notification.apnsID ?? messageIDs.next()
        finding.notification.apnsID = id
        let decision = surroundings.service.decide(
            &finding.notification, fault: finding.rejection, appTopic: finding.appTopic)
        if let replaced = decision.replaced { arrivals.append(replaced) }
        arrivals.append(decision.arrival)
        switch decision.answer {
        case .accept(let delay):
            acceptances.append(
                Acceptance(
                    stream: stream, id: id, delay: max(delay, surroundings.configuration.delay),
                    isBroadcast: isBroadcast))
        case .reject(let rejection):
            later(surroundings.configuration.delay, context) {
                let response = PushResponse.rejected(id, rejection)
                $0.session.answer(isBroadcast ? response.ofBroadcastAPI : response, on: stream)
            }
        case .fault(let fault):
            perform(fault, on: stream, context)
        }
    }

    /// Answers a request about broadcast channels.
    private func answer(
        _ request: PushRequest, of bundle: String, isList: Bool, on stream: Int32, at now: Int,
        _ context: ChannelHandlerContext
    ) {
        let finding = ChannelChecks(common: broadcastChecks).check(
            request, of: bundle, isList: isList, from: &provider, at: now)
        if provider.isEstablished { session.raiseStreamLimit() }
        let id = finding.requestID ?? messageIDs.next()
        let response: PushResponse
        do throws(Rejection) {
            response = .answered(
                id, try surroundings.service.perform(finding.operation, for: bundle))
        } catch {
            response = PushResponse.rejected(id, error).ofBroadcastAPI
        }
        later(surroundings.configuration.delay, context) {
            $0.session.answer(response, on: stream)
        }
    }

    private func perform(
        _ fault: ConnectionFault, on stream: Int32, _ context: ChannelHandlerContext
    ) {
        switch fault {
        case .stall: break
        case .close: close(context)
        case .resetStream: session.reset(stream)
        case .goAway(let reason): end(context, reason: reason, before: stream)
        case .closeInFrame:
            // Five bytes of a frame of twenty.
            send(context)
            var bytes = context.channel.allocator.buffer(bytes: [0, 0, 20, 1, 4])
            bytes.writeInteger(stream)
            bytes.writeBytes([0x88, 0, 7, 0x61, 0x70])
            context.writeAndFlush(wrapOutboundOut(bytes), promise: nil)
            close(context)
        }
    }

    /// Hands arrivals over, and answers accepted notifications when the receiver has taken them.
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
                    // Freeing their memory on the thread that allocated it is cheaper.
                    withExtendedLifetime(arrivals) {}
                }
            })
        if !hasRoom {
            reading.begin()
            hasPaused = true
        }
    }

    private func accept(_ acceptances: [Acceptance], _ context: ChannelHandlerContext) {
        for acceptance in acceptances {
            if acceptance.delay == 0 {
                accept(acceptance)
            } else {
                later(acceptance.delay, context) { $0.accept(acceptance) }
            }
        }
        send(context)
    }

    private func accept(_ acceptance: Acceptance) {
        unansweredCount -= 1
        // Only the sandbox names notifications to devices; for broadcasts both services do.
        let isNamed =
            acceptance.isBroadcast || surroundings.configuration.environment == .sandbox
        let response = PushResponse.accepted(
            acceptance.id, uniqueID: isNamed ? messageIDs.next() : nil)
        session.answer(
            acceptance.isBroadcast ? response.ofBroadcastAPI : response, on: acceptance.stream)
    }

    /// Runs a closure now, or after a delay.
    private func later(
        _ milliseconds: UInt32, _ context: ChannelHandlerContext,
        _ body: @escaping (HTTP2ConnectionHandler) -> Void
    ) {
        guard milliseconds > 0 else { return body(self) }
        unansweredCount += 1
        context.eventLoop.assumeIsolated().scheduleTask(in: .milliseconds(Int64(milliseconds))) {
            self.unansweredCount -= 1
            body(self)
            self.send(context)
        }
    }

    /// Sends output for as long as the sender reads it.
    private func send(_ context: ChannelHandlerContext) {
        while !isClosed, context.channel.isWritable {
            // Reuses the memory once the previous bytes are written.
            output.clear()
            session.send { bytes in
                output.writeBytes(bytes)
                return output.readableBytes < Self.writtenByteCount
            }
            guard output.readableBytes > 0 else { return closeIfDone(context) }
            context.writeAndFlush(wrapOutboundOut(output), promise: nil)
        }
    }

    // MARK: - The end

    /// Announces that the connection goes away, and closes it when all accepted notifications are
    /// answered.
    ///
    /// - Parameters:
    ///   - context: The context of the handler.
    ///   - reason: The reason for the sender. If `nil`, none is sent.
    ///   - stream: The first stream that was not processed. If `nil`, all were.
    private func end(
        _ context: ChannelHandlerContext, reason: RejectionReason?, before stream: Int32? = nil
    ) {
        guard !session.isLeaving else { return }
        session.goAway(
            after: stream.map { max(0, $0 - 2) } ?? session.lastStream,
            debugData: reason.map { Array(#"{"reason":"\#($0.wireText)"}"#.utf8) } ?? [])
        send(context)
    }

    private func closeIfDone(_ context: ChannelHandlerContext) {
        let isDone =
            session.isLeaving && arrivals.isEmpty && unansweredCount == 0
            && !session.hasOpenRequests
        if isDone || session.isOver { close(context) }
    }

    /// Closes the connection after all output is sent.
    private func close(_ context: ChannelHandlerContext) {
        guard !isClosed else { return }
        isClosed = true
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(ByteBuffer())).whenComplete { _ in
            channel.close(promise: nil)
        }
    }
}
