import Glibc
import NIOCore

extension BinaryConnectionHandler {
    /// The time without input after which a connection counts as read to its end when the gateway
    /// stops.
    private static let quietTime = TimeAmount.milliseconds(10)

    func perform(_ ending: BinaryEnding, _ context: ChannelHandlerContext) {
        switch ending {
        case .stall:
            isStalled = true
            reading.begin(.arrivals)
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

    /// Closes the output, and the connection when the sender has closed it too or has had time to.
    ///
    /// Delayed arrivals are handed over by then.
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

    /// Ends the connection after everything on its way has arrived.
    func endWhenQuiet(_ context: ChannelHandlerContext, turns: Int) {
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

    /// Ends the connection as Apple's gateway does when it shuts down.
    func shutDown(_ context: ChannelHandlerContext) {
        if let ending = connection.shutDown() { perform(ending, context) }
    }

    /// Closes the connection if the sender has closed it: nothing more can come that has an answer.
    ///
    /// Delayed arrivals do not need it.
    func closeIfDone(_ context: ChannelHandlerContext) {
        guard isInputClosed else { return }
        context.close(mode: .output, promise: nil)
        context.closeSocket()
    }
}
