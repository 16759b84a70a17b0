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
    /// The number of bytes of unfinished requests that a connection has without counting them.
    private static let countedStep = 4096
    /// The number of bytes of unread bodies beyond which a list of channels is not sent.
    private static let unsentBodyByteLimit = 1 << 20

    private let surroundings: ConnectionSurroundings
    private let session: HTTP2Session
    private let checks: RequestChecks
    private let broadcastChecks: BroadcastChecks
    private var provider: ProviderAuthentication
    private var messageIDs = MessageIDs()
    private var arrivals: [Arrival] = []
    private var acceptances: [Acceptance] = []
    /// The number of accepted notifications that the receiver has not taken, and that have no answer
    /// therefore.
    private var untakenCount = 0
    /// The number of bytes that the connection has taken of ``ConnectionSurroundings/unfinished``.
    private var countedByteCount = 0
    private var output = ByteBuffer()
    private let delayed: DelayedAnswers
    private var isEnding = false
    /// The last stream on which a request was decided, or 0.
    private var lastDecidedStream: Int32 = 0
    private var isClosed = false
    /// True if the connection is gone, which may happen while a read is being processed.
    private var isGone = false
    private var hasRead = false
    /// The way back from the queue of arrivals.
    private let link = Link()
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

    /// A reference to the handler while its connection is open.
    ///
    /// Arrivals may wait long after their connection, and keep this instead.
    private final class Link {
        var own: (handler: HTTP2ConnectionHandler, context: ChannelHandlerContext)?
    }

    init(_ number: Int, _ surroundings: ConnectionSurroundings) throws {
        self.surroundings = surroundings
        let delayed = DelayedAnswers(limit: surroundings.delays)
        self.delayed = delayed
        session = try HTTP2Session(
            streamLimit: UInt32(clamping: max(1, surroundings.configuration.maximumStreamCount)),
            closed: delayed.forget)
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
            if !queue.hasRoom(for: checks.connection, orResumeBy: resume(context)) {
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
        surroundings.queue.forget(checks.connection)
        requestTimeout?.cancel()
        // Nobody waits for answers any more, so none is delayed from here on.
        isEnding = true
        delayed.forgetAll()
        surroundings.unfinished.giveBack(countedByteCount)
        countedByteCount = 0
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

    // MARK: - Limits

    /// Stops reading while the sender does not read its answers.
    private func pauseIfUnread(_ context: ChannelHandlerContext) {
        if !isClosed, !context.channel.isWritable { reading.begin(.output) }
    }

    /// Counts unfinished requests and unread answers, and ends them if all connections have too many.
    private func limitUnfinished(_ context: ChannelHandlerContext) {
        guard !isGone else { return }
        let isUnread = !context.channel.isWritable
        let byteCount = session.unfinishedByteCount + (isUnread ? session.unsentByteCount : 0)
        // In steps, so that few reads need the lock that all connections share.
        guard byteCount / Self.countedStep != countedByteCount / Self.countedStep else { return }
        if byteCount < countedByteCount {
            surroundings.unfinished.giveBack(countedByteCount - byteCount)
        } else if !surroundings.unfinished.take(byteCount - countedByteCount) {
            return refuseUnfinished(context, isUnread: isUnread)
        }
        countedByteCount = byteCount
    }

    private func refuseUnfinished(_ context: ChannelHandlerContext, isUnread: Bool) {
        surroundings.report(.unfinishedLimit, of: context.channel, on: .http2)
        guard !isUnread else { return context.closeSocket() }
        _ = session.resetOpenRequests(upTo: session.lastStream, as: .refused)
        let byteCount = session.unfinishedByteCount
        surroundings.unfinished.giveBack(countedByteCount - byteCount)
        countedByteCount = min(countedByteCount, byteCount)
        send(context)
    }

    /// Ends requests that are still open when their time is over.
    ///
    /// Nothing else can come before a request's last header fields, so they end the connection.
    private func watchOpenRequests(_ context: ChannelHandlerContext) {
        guard requestTimeout == nil, !isClosed,
            session.hasOpenRequests || session.isReadingHeaders
        else { return }
        let last = session.lastStream
        let isReadingHeaders = session.isReadingHeaders
        // A sender that does not read its answers gets no more time.
        hasPaused = reading.isPaused(for: .arrivals)
        let time = TimeAmount.seconds(Int64(surroundings.configuration.requestTimeout))
        requestTimeout = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            self.requestTimeout = nil
            guard !self.hasPaused else { return self.watchOpenRequests(context) }
            if isReadingHeaders, self.session.isReadingHeaders, self.session.lastStream == last {
                self.surroundings.report(.timeout, of: context.channel, on: .http2)
                return context.closeSocket()
            }
            for _ in 0..<self.session.resetOpenRequests(upTo: last, as: .cancelled) {
                self.surroundings.report(.timeout, of: context.channel, on: .http2)
            }
            self.send(context)
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
        // One that is not valid gets its own answer with each request.
        let environment = surroundings.configuration.environment
        guard !certificate.isValid || certificate.environments.contains(environment) else {
            surroundings.report(.otherEnvironment, of: context.channel, on: .http2)
            return end(context, after: 0, reason: .badCertificateEnvironment)
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
        case .fault(.goAway): break
        default: lastDecidedStream = max(lastDecidedStream, stream)
        }
        switch decision.answer {
        case .accept(let delay):
            acceptances.append(
                Acceptance(
                    stream: stream, id: id, delay: max(delay, surroundings.configuration.delay),
                    isBroadcast: isBroadcast))
        case .reject(let rejection):
            let isHead = request.method == "HEAD"
            later(surroundings.configuration.delay, on: stream, context) {
                let response = PushResponse.rejected(id, rejection, hasBody: !isHead)
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
        lastDecidedStream = max(lastDecidedStream, stream)
        let id = finding.requestID ?? messageIDs.next()
        let response: PushResponse
        do throws(Rejection) {
            response = .answered(
                id, try surroundings.service.perform(finding.operation, for: bundle))
        } catch {
            let hasBody = request.method != "HEAD"
            response = PushResponse.rejected(id, error, hasBody: hasBody).ofBroadcastAPI
        }
        later(surroundings.configuration.delay, on: stream, context) {
            // A list may be long, and a sender may leave a thousand of them unread.
            let isTooMuch =
                $0.session.unsentBodyByteCount > 0
                && $0.session.unsentBodyByteCount + response.body.count > Self.unsentBodyByteLimit
            $0.session.answer(
                isTooMuch
                    ? PushResponse.rejected(id, Rejection(.serviceUnavailable)).ofBroadcastAPI
                    : response, on: stream)
        }
    }

    private func perform(
        _ fault: ConnectionFault, on stream: Int32, _ context: ChannelHandlerContext
    ) {
        switch fault {
        case .stall: break
        case .close: close(context)
        case .resetStream: session.reset(stream)
        case .goAway(let reason):
            end(context, after: lastDecidedStream, reason: reason, refusing: stream)
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
        untakenCount += acceptances.count
        let eventLoop = context.eventLoop
        let link = NIOLoopBound(link, eventLoop: eventLoop)
        let hasRoom = surroundings.queue.put(
            arrivals, from: isGone ? nil : checks.connection, orResumeBy: resume(context),
            received: {
                eventLoop.execute {
                    if let (handler, context) = link.value.own {
                        handler.accept(acceptances, context)
                    }
                    // Freeing their memory on the thread that allocated it is cheaper.
                    withExtendedLifetime(arrivals) {}
                }
            })
        if !hasRoom {
            reading.begin(.arrivals)
            hasPaused = true
        }
    }

    /// Returns a closure that goes on reading.
    ///
    /// Any thread may call it.
    private func resume(_ context: ChannelHandlerContext) -> @Sendable () -> Void {
        let eventLoop = context.eventLoop
        let link = NIOLoopBound(link, eventLoop: eventLoop)
        return {
            eventLoop.execute {
                guard let (handler, context) = link.value.own else { return }
                if handler.reading.end(.arrivals) { context.read() }
            }
        }
    }

    private func accept(_ acceptances: [Acceptance], _ context: ChannelHandlerContext) {
        untakenCount -= acceptances.count
        for acceptance in acceptances {
            if acceptance.delay == 0 {
                accept(acceptance)
            } else {
                later(acceptance.delay, on: acceptance.stream, context) { $0.accept(acceptance) }
            }
        }
        send(context)
    }

    private func accept(_ acceptance: Acceptance) {
        // Only the sandbox names notifications to devices; for broadcasts both services do.
        let isNamed =
            acceptance.isBroadcast || surroundings.configuration.environment == .sandbox
        let response = PushResponse.accepted(
            acceptance.id, uniqueID: isNamed ? messageIDs.next() : nil)
        session.answer(
            acceptance.isBroadcast ? response.ofBroadcastAPI : response, on: acceptance.stream)
    }

    /// Runs a closure now, or after a delay.
    ///
    /// There is no delay when the gateway stops, so that everything accepted is answered, nor while too
    /// many answers are delayed. An answer on a stream that was reset is not kept.
    private func later(
        _ milliseconds: UInt32, on stream: Int32, _ context: ChannelHandlerContext,
        _ body: @escaping (HTTP2ConnectionHandler) -> Void
    ) {
        guard milliseconds > 0, !isEnding else { return body(self) }
        guard session.isOpen(stream) else { return }
        let isKept = delayed.add(on: stream, after: milliseconds, on: context.eventLoop) {
            body(self)
            self.send(context)
        }
        if !isKept {
            surroundings.report(.delayLimit, of: context.channel, on: .http2)
            body(self)
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
    ///   - last: The last stream that was or will be processed.
    ///   - reason: The reason for the sender. If `nil`, none is sent.
    ///   - stream: A stream that was not processed, if it may be an earlier one.
    private func end(
        _ context: ChannelHandlerContext, after last: Int32, reason: RejectionReason?,
        refusing stream: Int32? = nil
    ) {
        if session.announcedStream == nil {
            session.goAway(
                after: last,
                debugData: reason.map { Array(#"{"reason":"\#($0.wireText)"}"#.utf8) } ?? [])
        }
        if let stream { session.refuse(stream) }
        send(context)
    }

    private func closeIfDone(_ context: ChannelHandlerContext) {
        let isDone =
            session.isLeaving && arrivals.isEmpty && untakenCount == 0 && delayed.isEmpty
            && !session.hasOpenRequests && !session.hasUnsentBodies
        if isDone || session.isOver { closeOutput(context) }
    }

    /// Closes the connection after all output is sent and the sender has closed it too, or has had time
    /// to.
    ///
    /// TCP would reset a connection with unread input, and the sender could lose its last answers.
    private func closeOutput(_ context: ChannelHandlerContext) {
        guard !isClosed else { return }
        isClosed = true
        limitEnd(context)
        if reading.end([.arrivals, .output]) { context.read() }
        context.writeAndFlush(wrapOutboundOut(ByteBuffer())).assumeIsolated().whenComplete { _ in
            context.close(mode: .output, promise: nil)
            context.eventLoop.assumeIsolated().scheduleTask(in: BinaryConnectionHandler.drainTime) {
                context.closeSocket()
            }
        }
    }

    /// Closes the connection after all output is sent.
    private func close(_ context: ChannelHandlerContext) {
        guard !isClosed else { return }
        isClosed = true
        limitEnd(context)
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(ByteBuffer())).whenComplete { _ in
            channel.close(promise: nil)
        }
    }

    /// Closes the connection by force if the sender does not read the rest of the output in time.
    private func limitEnd(_ context: ChannelHandlerContext) {
        requestTimeout?.cancel()
        let time = TimeAmount.seconds(Int64(surroundings.configuration.requestTimeout))
        requestTimeout = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            context.closeSocket()
        }
    }
}
