import HandsetFixtures
import NIOCore

extension HTTP2ConnectionHandler {
    /// The number of bytes of unread bodies beyond which a list of channels is not sent.
    private static let unsentBodyByteLimit = 1 << 20

    /// Decides about a request, and answers it or keeps its acceptance.
    func answer(
        _ request: PushRequest, on stream: Int32, at now: Int, _ context: ChannelHandlerContext
    ) {
        let outcome = decisions.decide(request, on: stream, at: now, arrivals: &arrivals)
        if decisions.isEstablished { session.raiseStreamLimit() }
        if outcome.isProcessed { lastDecidedStream = max(lastDecidedStream, stream) }
        switch consume outcome {
        case .accepted(let acceptance): acceptances.append(acceptance)
        case .answered(let response):
            later(surroundings.answerDelay, on: stream, context) {
                $0.give(response, on: stream)
            }
        case .answeredOfChannels(let response):
            later(surroundings.answerDelay, on: stream, context) {
                // A list may be long, and a sender may leave a thousand of them unread.
                let unsent = $0.session.unsentBodyByteCount
                let isTooMuch =
                    unsent > 0 && unsent + response.body.count > Self.unsentBodyByteLimit
                let refusal = PushResponse.rejected(response.id, Rejection(.serviceUnavailable))
                $0.session.answer(isTooMuch ? refusal.ofBroadcastAPI : response, on: stream)
            }
        case .fault(let fault): perform(fault, on: stream, context)
        }
    }

    private func perform(
        _ fault: ConnectionFault, on stream: Int32, _ context: ChannelHandlerContext
    ) {
        switch fault {
        case .stall: break
        case .close: end(context, by: .close)
        case .resetStream: session.reset(stream)
        case .goAway(let reason): end(context, by: .goAway(reason, refusing: stream))
        case .closeInFrame: end(context, by: .closeInFrame(stream))
        }
    }

    /// Hands arrivals over, and answers accepted notifications when the receiver has taken them.
    func handOver(_ context: ChannelHandlerContext) {
        guard !arrivals.isEmpty else { return }
        let arrivals = self.arrivals
        let acceptances = self.acceptances
        self.arrivals = []
        self.acceptances = []
        untakenCount += acceptances.count
        let eventLoop = context.eventLoop
        let link = NIOLoopBound(link, eventLoop: eventLoop)
        let hasRoom = surroundings.queue.put(
            arrivals, from: phase.isGone ? nil : number, orResumeBy: resume(context),
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

    private func accept(
        _ acceptances: [RequestDecisions.Acceptance], _ context: ChannelHandlerContext
    ) {
        untakenCount -= acceptances.count
        for acceptance in acceptances {
            if acceptance.delay == 0 {
                accept(acceptance)
            } else {
                later(acceptance.delay, on: acceptance.stream, context) { $0.accept(acceptance) }
            }
        }
        endIfAnswered(context)
        send(context)
    }

    private func accept(_ acceptance: RequestDecisions.Acceptance) {
        give(decisions.response(to: acceptance), on: acceptance.stream)
    }

    private func give(_ response: PushResponse, on stream: Int32) {
        if let subject = response.subject, session.isOpen(stream) {
            surroundings.configuration.answerObserver?(subject.answer(response))
        }
        session.answer(response, on: stream)
    }

    /// Runs a closure now, or after a delay.
    ///
    /// There is no delay when the gateway stops, so that everything accepted is answered, nor while too
    /// many answers are delayed. An answer on a stream that was reset is not kept.
    private func later(
        _ milliseconds: UInt32, on stream: Int32, _ context: ChannelHandlerContext,
        _ body: @escaping (HTTP2ConnectionHandler) -> Void
    ) {
        guard milliseconds > 0, phase.delaysAnswers else { return body(self) }
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
}
