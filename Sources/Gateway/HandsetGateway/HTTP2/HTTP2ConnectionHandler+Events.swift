import HandsetFixtures
import NIOCore
import NIOTLS

extension HTTP2ConnectionHandler {
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
            phase.end()
            delayed.giveAll()
            end(context, after: session.lastStream, reason: .shutdown)
        case IdleStateHandler.IdleStateEvent.read where phase == .closing:
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
            let hasRoom = surroundings.queue.hasRoom(for: number, orResumeBy: resume(context))
            if !hasRoom { reading.begin(.arrivals) }
        }
        if reading.mayRead() { context.read() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard phase.takesRequests else { return }
        let isHTTP2 = unwrapInboundIn(data).withUnsafeReadableBytes { session.receive($0) }
        for name in session.takeMalformedFields() {
            surroundings.report(.malformedField(name: name), of: context.channel, on: .http2)
        }
        let now = surroundings.configuration.now()
        for (request, stream) in session.takeRequests() {
            // A request before this one may have ended the connection.
            guard phase.takesRequests, scriptedEnd?.takesRequests != false,
                stream <= session.announcedStream ?? .max
            else { continue }
            answer(request, on: stream, at: now, context)
        }
        // Output before this read, such as the first settings, may have found that the sender is gone.
        if phase.isGone { handOver(context) }
        // The sender may never read what is still to be sent.
        if !isHTTP2 { context.close(promise: nil) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        phase.lose()
        // The connection may close within the read that brought them.
        handOver(context)
        surroundings.queue.forget(number)
        deadline?.cancel()
        delayed.forgetAll()
        unfinished.giveBack()
        context.fireChannelInactive()
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        handOver(context)
        send(context)
        // The sender does not read its answers.
        if phase.sends, !context.channel.isWritable { reading.begin(.output) }
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

    private func takeCertificate(_ context: ChannelHandlerContext) {
        guard let certificate = surroundings.certificate(shownOn: context.channel) else { return }
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
}
