import NIOCore
import NIOHTTP2

extension HTTP2ConnectionHandler {
    /// Writes an answer.
    func write(
        _ response: PushResponse, on stream: HTTP2StreamID, _ context: ChannelHandlerContext
    ) {
        // Each of some clients takes every DATA frame for JSON: an answer without a body has none.
        write(
            .headers(.init(headers: response.headers, endStream: response.body == nil)),
            on: stream, context)
        guard let body = response.body else { return }
        let buffer = context.channel.allocator.buffer(bytes: body)
        write(.data(.init(data: .byteBuffer(buffer), endStream: true)), on: stream, context)
    }

    /// Writes a frame.
    func write(
        _ payload: HTTP2Frame.FramePayload, on stream: HTTP2StreamID,
        _ context: ChannelHandlerContext
    ) {
        context.write(
            wrapOutboundOut(HTTP2Frame(streamID: stream, payload: payload)), promise: nil)
    }

    /// Lets the sender send as many bytes more as were read, not for each frame anew.
    func returnWindow(_ byteCount: Int, _ context: ChannelHandlerContext) {
        unreportedByteCount += byteCount
        guard unreportedByteCount >= HTTP2ConnectionSettings.windowByteCount / 2 else { return }
        write(.windowUpdate(windowSizeIncrement: unreportedByteCount), on: .rootStream, context)
        unreportedByteCount = 0
    }
}
