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

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if !connection.isSecured, error is NIOSSLError || error is BoringSSLError {
            connection.endpoint.tell(
                "fcm-tls",
                "a sender has closed the TLS handshake: if its library does not trust the certificate, look "
                    + "which variable or option it takes its roots from, such as REQUESTS_CA_BUNDLE, "
                    + "SSL_CERT_FILE, CURL_CA_BUNDLE, NODE_EXTRA_CA_CERTS or JAVA_TOOL_OPTIONS, and give it "
                    + "the file that handset listen --print-environment names there")
        }
        context.close(promise: nil)
    }
}
