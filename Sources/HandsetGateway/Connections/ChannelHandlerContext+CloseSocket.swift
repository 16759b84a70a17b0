import NIOCore
import NIOSSL

extension ChannelHandlerContext {
    /// Closes the socket at once.
    ///
    /// With TLS, a plain close would wait for the sender to close too.
    func closeSocket() {
        let tls = try? pipeline.syncOperations.context(handlerType: NIOSSLServerHandler.self)
        (tls ?? self).close(promise: nil)
    }
}
