import HandsetFixtures
import NIOCore

extension HTTP2ConnectionHandler {
    /// Announces that the connection goes away, and closes it when all accepted notifications are answered.
    ///
    /// `last` is the last stream that was or will be processed. The refused one may be before it.
    func end(
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
