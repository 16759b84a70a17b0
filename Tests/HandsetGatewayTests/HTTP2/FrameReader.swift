import NIOCore
import NIOHTTP2

/// Puts every frame that comes into a log.
final class FrameReader: ChannelInboundHandler {
    typealias InboundIn = HTTP2Frame

    private let frames: AsyncStream<HTTP2Frame>.Continuation

    init(_ log: EventLog<HTTP2Frame>) {
        let (stream, continuation) = AsyncStream<HTTP2Frame>.makeStream()
        frames = continuation
        Task {
            for await frame in stream { await log.add(frame) }
            await log.finish()
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        frames.yield(unwrapInboundIn(data))
    }

    func channelInactive(context: ChannelHandlerContext) {
        frames.finish()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The log says what came; how the connection ended is seen by its end.
    }
}
