import NIOCore
import NIOSSL

extension ChannelHandlerContext {
    /// Closes the socket at once; with TLS too, which would wait for the sender to say that it closes.
    func closeSocket() {
        let tls = try? pipeline.syncOperations.context(handlerType: NIOSSLServerHandler.self)
        (tls ?? self).close(promise: nil)
    }
}
