import NIOCore

/// Cuts what comes into frames, and puts them into a log.
final class FrameCutter: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private var rest = ByteBuffer()
    private let frames: AsyncStream<FrameSocket.Frame>.Continuation

    init(_ log: EventLog<FrameSocket.Frame>) {
        let (stream, continuation) = AsyncStream<FrameSocket.Frame>.makeStream()
        frames = continuation
        Task {
            for await frame in stream { await log.add(frame) }
            await log.finish()
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var buffer = unwrapInboundIn(data)
        rest.writeBuffer(&buffer)
        while let start = rest.getInteger(at: rest.readerIndex, as: UInt32.self),
            rest.readableBytes >= 9 + Int(start >> 8)
        {
            rest.moveReaderIndex(forwardBy: 4)
            guard let (flags, stream) = rest.readMultipleIntegers(as: (UInt8, UInt32).self),
                let content = rest.readBytes(length: Int(start >> 8))
            else { return }
            frames.yield(
                FrameSocket.Frame(
                    type: UInt8(truncatingIfNeeded: start), flags: flags,
                    stream: stream & 0x7FFF_FFFF, content: content))
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        if let content = rest.readBytes(length: rest.readableBytes), !content.isEmpty {
            frames.yield(
                FrameSocket.Frame(
                    type: FrameSocket.FrameType.none, flags: 0, stream: 0, content: content))
        }
        frames.finish()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The log says what came.
    }
}
