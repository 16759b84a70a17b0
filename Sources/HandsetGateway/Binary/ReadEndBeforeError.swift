import NIOCore

/// Ends what was read when an error follows it at once, which NIO does not.
///
/// TLS hands on what it has decrypted at the end of reading only. Without that, the last bytes of a sender
/// that resets its connection right behind them would be lost if they just fill NIO's buffer.
final class ReadEndBeforeError: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.fireChannelReadComplete()
        context.fireErrorCaught(error)
    }
}
