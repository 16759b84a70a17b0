import NIOCore

/// A handler in front of TLS that recognizes senders without TLS, and reads what others send in the
/// clear: the name of the server, and an alert.
final class TransportCheck: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// The largest number of bytes in which the start of a handshake is looked for.
    private static let byteLimit = 1 << 14

    private let opening: ConnectionOpening
    /// The start of the handshake, until the name is read.
    private var hello: ByteBuffer? = ByteBuffer()
    private var isPlainText = false

    init(_ opening: ConnectionOpening) {
        self.opening = opening
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isPlainText else { return }
        let bytes = unwrapInboundIn(data)
        if !opening.hasHello, bytes.readableBytesView.first != 0x16 {
            return reject(bytes, context)
        }
        opening.hasHello = true
        if hello == nil {
            opening.alert = TLSAlert(inRecords: bytes) ?? opening.alert
        } else {
            readName(in: bytes)
        }
        context.fireChannelRead(data)
        if opening.isSecured {
            context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
        }
    }

    private func readName(in bytes: ByteBuffer) {
        hello?.writeImmutableBuffer(bytes)
        guard let start = hello else { return }
        if case .complete(let name) = ClientHello(start) {
            opening.serverName = name
            hello = nil
        } else if start.readableBytes > Self.byteLimit {
            hello = nil
        }
    }

    private func reject(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
        isPlainText = true
        opening.report(.plainText)
        if case .http1 = FirstBytes(bytes.readableBytesView) {
            context.close(afterWriting: opening.port == .http2 ? .needsTLS : .otherPort)
        } else {
            context.close(promise: nil)
        }
    }
}
