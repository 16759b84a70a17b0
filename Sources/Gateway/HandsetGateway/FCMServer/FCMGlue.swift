internal import NIOCore

/// One end of two connections of one thread that are joined: what one gets goes to the other.
///
/// A side is read only while the other takes its bytes.
final class FCMGlue: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private var partner: FCMGlue?
    private var context: ChannelHandlerContext?
    private var hasPendingRead = false

    private init() {}

    static func pair() -> (FCMGlue, FCMGlue) {
        let (first, second) = (FCMGlue(), FCMGlue())
        first.partner = second
        second.partner = first
        return (first, second)
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        partner?.close()
        partner = nil
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        partner?.write(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        partner?.context?.flush()
        context.fireChannelReadComplete()
    }

    func channelInactive(context: ChannelHandlerContext) {
        partner?.close()
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event {
            partner?.context?.close(mode: .output, promise: nil)
        }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { partner?.resume() }
        context.fireChannelWritabilityChanged()
    }

    func read(context: ChannelHandlerContext) {
        if partner?.context?.channel.isWritable == false {
            hasPendingRead = true
        } else {
            context.read()
        }
    }

    private func write(_ data: NIOAny) { context?.write(data, promise: nil) }

    private func close() { context?.close(promise: nil) }

    private func resume() {
        guard hasPendingRead else { return }
        hasPendingRead = false
        context?.read()
    }
}
