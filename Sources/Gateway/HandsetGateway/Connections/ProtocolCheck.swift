import NIOCore
import NIOTLS

/// A handler in front of a protocol that recognizes senders of other protocols, and connections that
/// do not get as far as the protocol.
///
/// It leaves the connection when the protocol has begun.
final class ProtocolCheck: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let opening: ConnectionOpening
    private var timeout: Scheduled<Void>?
    /// The bytes that were received, which are part of the start of HTTP/2.
    private var received: [UInt8] = []
    /// The protocol's first output, which waits until the sender is known to speak HTTP/2: others could not
    /// read the answer after it.
    private var held: [(data: NIOAny, promise: EventLoopPromise<Void>?)] = []
    private var isHolding: Bool
    /// True if the connection closes for a reason of the gateway.
    private var isClosing = false
    /// True if all further input is ignored.
    private var isRejected = false

    init(_ opening: ConnectionOpening) {
        self.opening = opening
        isHolding = opening.port == .http2
    }

    // MARK: - Events

    func channelActive(context: ChannelHandlerContext) {
        if opening.isEncrypted || opening.port == .http2 {
            timeout = context.eventLoop.assumeIsolated().scheduleTask(in: opening.timeout) {
                self.opening.report(.timeout)
                self.isClosing = true
                context.closeSocket()
            }
        }
        context.fireChannelActive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case TLSUserEvent.handshakeCompleted(let negotiated):
            opening.isSecured = true
            if opening.port != .http2 { timeout?.cancel() }
            context.fireUserInboundEventTriggered(event)
            if negotiated == "h2" { release(context) }
        case is ConnectionEnding:
            isClosing = true
            // The sender has not begun with HTTP/2, so there is nothing to answer.
            if isHolding { return context.closeSocket() }
            context.fireUserInboundEventTriggered(event)
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if !isClosing, let fault = TLSFault(error) { opening.report(fault) }
        context.fireErrorCaught(error)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isRejected else { return }
        let bytes = unwrapInboundIn(data)
        guard opening.port == .http2 else {
            return take(FirstBytes(bytes.readableBytesView), data, context)
        }
        let preface = FirstBytes.http2Preface
        received += bytes.readableBytesView.prefix(preface.count - received.count)
        guard preface.starts(with: received) else { return rejectOther(than: data, context) }
        release(context)
        context.fireChannelRead(data)
        guard received.count == preface.count else { return }
        opening.use(context.channel)
        leave(context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        timeout?.cancel()
        if opening.port == .http2, opening.isSecured, received.isEmpty, !isClosing {
            opening.reportClosed(
                opening.missingName.map { .missingName($0) } ?? .closedAfterHandshake)
        }
        for (_, promise) in held { promise?.fail(ChannelError.ioOnClosedChannel) }
        held = []
        context.fireChannelInactive()
    }

    // MARK: - Output

    func write(
        context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
    ) {
        if isHolding {
            held.append((data, promise))
        } else {
            context.write(data, promise: promise)
        }
    }

    func close(
        context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?
    ) {
        isClosing = true
        context.close(mode: mode, promise: promise)
    }

    private func release(_ context: ChannelHandlerContext) {
        guard isHolding else { return }
        isHolding = false
        for (data, promise) in held { context.write(data, promise: promise) }
        held = []
        context.flush()
    }

    // MARK: - Findings

    /// Passes on the first bytes of a connection that is not HTTP/2's, unless a sender of HTTP/1.1
    /// can have an answer that people read.
    private func take(_ first: FirstBytes, _ data: NIOAny, _ context: ChannelHandlerContext) {
        switch first {
        case .http1 where opening.port == .binary:
            opening.report(.http)
            reject(context, with: .otherPort)
            return
        case .http1, .http2: opening.report(.http)
        case .tls where !opening.isEncrypted: opening.report(.encrypted)
        case .tls, .other: break
        }
        context.fireChannelRead(data)
        leave(context)
    }

    private func rejectOther(than data: NIOAny, _ context: ChannelHandlerContext) {
        let bytes = unwrapInboundIn(data).readableBytesView
        switch FirstBytes(bytes) {
        case .http1:
            opening.report(Self.asksForUpgrade(bytes) ? .upgrade : .http1)
            return reject(context, with: .needsHTTP2(isEncrypted: opening.isEncrypted))
        case .tls where !opening.isEncrypted: opening.report(.encrypted)
        case .tls, .http2, .other: opening.report(.notHTTP2)
        }
        reject(context, with: nil)
    }

    private func reject(_ context: ChannelHandlerContext, with answer: HTTP1Answer?) {
        isRejected = true
        isClosing = true
        timeout?.cancel()
        if let answer {
            context.close(afterWriting: answer)
        } else {
            context.close(promise: nil)
        }
    }

    private static func asksForUpgrade(_ bytes: ByteBufferView) -> Bool {
        String(decoding: bytes.prefix(8192), as: UTF8.self).lowercased()
            .contains("\r\nupgrade: h2c\r\n")
    }

    private func leave(_ context: ChannelHandlerContext) {
        timeout?.cancel()
        context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    }
}
