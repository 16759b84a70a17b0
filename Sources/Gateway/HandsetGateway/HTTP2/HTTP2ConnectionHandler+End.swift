import HandsetFixtures
import NIOCore

extension HTTP2ConnectionHandler {
    /// Announces that the connection goes away, and closes it when all accepted notifications are answered.
    ///
    /// `last` is the last stream that was or will be processed.
    func end(_ context: ChannelHandlerContext, after last: Int32, reason: RejectionReason?) {
        if session.announcedStream == nil { goAway(after: last, reason) }
        send(context)
    }

    private func goAway(after last: Int32, _ reason: RejectionReason?) {
        session.goAway(
            after: last,
            debugData: reason.map { Array(#"{"reason":"\#($0.wireText)"}"#.utf8) } ?? [])
    }

    /// Ends the connection as a fault asks, once all that was decided before it is answered.
    ///
    /// Later requests are not processed.
    func end(_ context: ChannelHandlerContext, by end: ScriptedEnd) {
        if case .goAway(_, let stream) = end, session.announcedStream != nil {
            session.refuse(stream)
            return send(context)
        }
        scriptedEnd = end
        session.announce(after: lastDecidedStream)
        endIfAnswered(context)
    }

    /// Carries out the end that a fault asks for, unless the receiver still has to take notifications.
    ///
    /// Delayed answers are not waited for.
    func endIfAnswered(_ context: ChannelHandlerContext) {
        guard let end = scriptedEnd, acceptances.isEmpty, untakenCount == 0 else { return }
        scriptedEnd = nil
        // The answers go out first: nghttp2 would send their bodies after other frames.
        send(context)
        guard phase.sends else { return close(context) }
        switch end {
        case .goAway(let reason, let stream):
            goAway(after: session.announcedStream ?? lastDecidedStream, reason)
            session.refuse(stream)
            send(context)
        case .close: close(context)
        case .closeInFrame(let stream):
            // Five bytes of a frame of twenty.
            var bytes = context.channel.allocator.buffer(bytes: [0, 0, 20, 1, 4])
            bytes.writeInteger(stream)
            bytes.writeBytes([0x88, 0, 7, 0x61, 0x70])
            context.writeAndFlush(wrapOutboundOut(bytes), promise: nil)
            close(context)
        }
    }

    /// Closes the connection if nothing is left to send, after the sender has had time to close it.
    ///
    /// TCP would reset a connection with unread input, and the sender could lose its last answers.
    func closeIfDone(_ context: ChannelHandlerContext) {
        let isDone =
            session.isLeaving && arrivals.isEmpty && untakenCount == 0 && delayed.isEmpty
            && !session.hasOpenRequests && !session.hasUnsentBodies
        guard isDone || session.isOver, beginClosing(context) else { return }
        if reading.end([.arrivals, .output]) { context.read() }
        context.writeAndFlush(wrapOutboundOut(ByteBuffer())).assumeIsolated().whenComplete { _ in
            context.close(mode: .output, promise: nil)
            context.eventLoop.assumeIsolated().scheduleTask(in: BinaryConnectionHandler.drainTime) {
                context.closeSocket()
            }
        }
    }

    /// Closes the connection after all output is sent.
    func close(_ context: ChannelHandlerContext) {
        guard beginClosing(context) else { return }
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(ByteBuffer())).whenComplete { _ in
            channel.close(promise: nil)
        }
    }

    /// Closes the connection by force if the sender does not read the rest of the output in time.
    private func beginClosing(_ context: ChannelHandlerContext) -> Bool {
        guard phase.close() else { return false }
        deadline?.cancel()
        let time = surroundings.configuration.requestTimeout.timeAmount
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            context.closeSocket()
        }
        return true
    }
}
