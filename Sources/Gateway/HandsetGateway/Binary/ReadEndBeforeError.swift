import NIOCore

/// A handler that completes a read before it passes on an error, which NIO does not.
///
/// TLS passes on decrypted bytes only when a read completes. Without this, the last bytes before a
/// reset would be lost if they exactly fill NIO's buffer.
final class ReadEndBeforeError: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.fireChannelReadComplete()
        context.fireErrorCaught(error)
    }
}
