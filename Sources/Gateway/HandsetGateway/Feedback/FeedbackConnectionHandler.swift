import Handset
import HandsetFixtures
import NIOCore
import NIOSSL
import NIOTLS

/// A connection of the feedback service.
///
/// It sends the list, which is empty afterwards, and closes. Input from the client is ignored.
final class FeedbackConnectionHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let surroundings: ConnectionSurroundings
    private var isWriting = false

    init(_ surroundings: ConnectionSurroundings) {
        self.surroundings = surroundings
    }

    func channelActive(context: ChannelHandlerContext) {
        if surroundings.configuration.identity == nil { writeList(context) }
        context.fireChannelActive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case TLSUserEvent.handshakeCompleted:
            let certificate = surroundings.certificate(shownOn: context.channel)
            if let certificate,
                !surroundings.takes(certificate, shownOn: context.channel, of: .feedback)
            {
                return context.closeSocket()
            }
            writeList(context)
        case is ConnectionEnding where !isWriting:
            context.closeSocket()
        case ChannelEvent.inputClosed:
            // The client may only have closed its side, and still read.
            break
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {}

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if case NIOSSLError.uncleanShutdown = error { return }
        context.closeSocket()
    }

    private func writeList(_ context: ChannelHandlerContext) {
        let records = surroundings.service.takeFeedback()
        let bytes = context.channel.allocator.buffer(bytes: records.flatMap(\.bytes))
        isWriting = true
        // A client that does not read gets this time. Its records are then put back.
        let timeout = surroundings.configuration.requestTimeout.timeAmount
        let ending = context.eventLoop.assumeIsolated().scheduleTask(in: timeout) {
            context.closeSocket()
        }
        context.writeAndFlush(wrapOutboundOut(bytes)).assumeIsolated().whenComplete { result in
            ending.cancel()
            let isSent = if case .success = result { true } else { false }
            self.surroundings.service.finishFeedback(records, isSent: isSent)
            guard isSent else { return }
            context.close(mode: .output, promise: nil)
            context.eventLoop.assumeIsolated().scheduleTask(in: BinaryConnectionHandler.drainTime) {
                context.closeSocket()
            }
        }
    }
}
