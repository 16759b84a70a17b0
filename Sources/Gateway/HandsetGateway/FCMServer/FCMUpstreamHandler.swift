internal import NIOCore

/// The handler of a connection to the user's own proxy until that has made a tunnel.
final class FCMUpstreamHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private var dialogue: FCMUpstreamDialogue
    private var promise: EventLoopPromise<any Channel>?
    private let time: TimeAmount
    private var timeout: Scheduled<Void>?

    init(
        _ dialogue: FCMUpstreamDialogue, _ promise: EventLoopPromise<any Channel>,
        _ time: TimeAmount
    ) {
        self.dialogue = dialogue
        self.promise = promise
        self.time = time
    }

    func channelActive(context: ChannelHandlerContext) {
        write(dialogue.opening, context)
        timeout = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            context.close(promise: nil)
        }
        context.read()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard promise != nil else { return context.fireChannelRead(data) }
        switch dialogue.take(Array(unwrapInboundIn(data).readableBytesView)) {
        case .wait: break
        case .send(let bytes): write(bytes, context)
        case .refused(let words):
            fail(FCMTunnel.Refusal(words: words))
            context.close(promise: nil)
        case .made(let rest): makeTunnel(context, rest)
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if promise != nil { context.read() }
        context.fireChannelReadComplete()
    }

    func channelInactive(context: ChannelHandlerContext) {
        timeout?.cancel()
        fail(ChannelError.eof)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        fail(error)
        context.close(promise: nil)
    }

    private func makeTunnel(_ context: ChannelHandlerContext, _ rest: [UInt8]) {
        timeout?.cancel()
        let own = NIOLoopBound(context, eventLoop: context.eventLoop)
        promise?.futureResult.whenSuccess { _ in
            let context = own.value
            if !rest.isEmpty { context.fireChannelRead(NIOAny(ByteBuffer(bytes: rest))) }
            context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
        }
        promise?.succeed(context.channel)
        promise = nil
    }

    private func write(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: nil)
    }

    private func fail(_ error: any Error) {
        promise?.fail(error)
        promise = nil
    }
}
