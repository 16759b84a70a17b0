import NIOCore

/// The requests of a sender on a connection, and their answers.
final class SenderHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let address: SendingAddress
    private let session: SenderSession
    private var waiting: [Int32: EventLoopPromise<ServiceAnswer>] = [:]
    private var context: ChannelHandlerContext?
    /// The first error of the connection; later ones only follow from it.
    private var failure: SendingFailure?

    init(_ session: SenderSession, to address: SendingAddress) {
        self.session = session
        self.address = address
    }

    func send(_ request: SentRequest, _ promise: EventLoopPromise<ServiceAnswer>) {
        guard failure == nil, let context, let stream = session.begin(request, at: address) else {
            return promise.fail(failure ?? SendingFailure("the connection has ended"))
        }
        waiting[stream] = promise
        write(context)
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelActive(context: ChannelHandlerContext) {
        write(context)
        context.fireChannelActive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let isHTTP2 = unwrapInboundIn(data).withUnsafeReadableBytes { session.receive($0) }
        for (stream, answer) in session.takeEnded() {
            let promise = waiting.removeValue(forKey: stream)
            guard let answer else {
                promise?.fail(SendingFailure("the request was reset without an answer"))
                continue
            }
            promise?.succeed(answer)
        }
        write(context)
        if !isHTTP2 { end("what came is not HTTP/2", context) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        end("the connection was closed without an answer", context)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        end("\(error)", context)
    }

    private func end(_ reason: String, _ context: ChannelHandlerContext) {
        let failure = failure ?? SendingFailure(reason)
        self.failure = failure
        let promises = waiting.values
        waiting = [:]
        for promise in promises { promise.fail(failure) }
        context.close(promise: nil)
    }

    private func write(_ context: ChannelHandlerContext) {
        let bytes = session.takeUnsent()
        guard !bytes.isEmpty else { return }
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: nil)
    }
}
