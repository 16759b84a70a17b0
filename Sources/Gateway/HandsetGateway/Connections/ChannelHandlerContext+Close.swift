import NIOCore
import NIOSSL

extension ChannelHandlerContext {
    /// The time for a sender to read an answer before its connection is closed.
    ///
    /// TCP would reset the connection to a sender that still writes, and the answer would be lost.
    private static var readingTime: TimeAmount { .seconds(1) }

    /// Closes the socket at once: with TLS, a plain close would wait for the sender to close too.
    func closeSocket() {
        let tls = try? pipeline.syncOperations.context(handlerType: NIOSSLServerHandler.self)
        (tls ?? self).close(promise: nil)
    }

    /// Writes an answer, and closes the connection when the sender has had time to read it.
    func close(afterWriting answer: HTTP1Answer) {
        writeAndFlush(NIOAny(channel.allocator.buffer(bytes: answer.bytes)), promise: nil)
        close(mode: .output, promise: nil)
        eventLoop.assumeIsolated().scheduleTask(in: Self.readingTime) { self.closeSocket() }
    }
}
