import NIOCore

extension HTTP2ConnectionHandler {
    /// Counts unfinished requests and unread answers, and ends them if all connections have too many.
    func limitUnfinished(_ context: ChannelHandlerContext) {
        let isUnread = !context.channel.isWritable
        let byteCount = session.unfinishedByteCount + (isUnread ? session.unsentByteCount : 0)
        guard !phase.isGone, !unfinished.change(to: byteCount) else { return }
        surroundings.report(.unfinishedLimit, of: context.channel, on: .http2)
        guard !isUnread else { return context.closeSocket() }
        _ = session.resetOpenRequests(upTo: session.lastStream, as: .refused)
        unfinished.giveBack(beyond: session.unfinishedByteCount)
        send(context)
    }

    /// Ends requests that are still open when their time is over.
    ///
    /// Nothing else can come before a request's last header fields, so they end the connection.
    func watchOpenRequests(_ context: ChannelHandlerContext) {
        guard deadline == nil, phase.sends,
            session.hasOpenRequests || session.isReadingHeaders
        else { return }
        let last = session.lastStream
        let isReadingHeaders = session.isReadingHeaders
        // A sender that does not read its answers gets no more time.
        hasPaused = reading.isPaused(for: .arrivals)
        let time = surroundings.configuration.requestTimeout.timeAmount
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            self.deadline = nil
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
}
