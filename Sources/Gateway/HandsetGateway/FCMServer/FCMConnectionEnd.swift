internal import NIOCore
internal import NIOSSL

/// The last handler of a connection, which ends it and tells people of what went wrong below HTTP.
final class FCMConnectionEnd: ChannelInboundHandler {
    typealias InboundIn = Any

    private let connection: FCMConnection

    init(_ connection: FCMConnection) { self.connection = connection }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // Frames and requests have their own handlers; nothing else is of use.
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ConnectionEnding: connection.end()
        case IdleStateHandler.IdleStateEvent.read: connection.end()
        default: break
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        connection.forgetStart()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if !connection.isSecured, error is NIOSSLError || error is BoringSSLError {
            connection.endpoint.noteClosedHandshake()
        }
        context.close(promise: nil)
    }
}
