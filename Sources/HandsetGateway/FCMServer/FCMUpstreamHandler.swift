internal import NIOCore

/// The handler of a connection to the user's own proxy until that has made a tunnel.
final class FCMUpstreamHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let request: FCMConnectRequest
    private let upstream: FCMUpstream
    private var promise: EventLoopPromise<any Channel>?
    private let time: TimeAmount
    private var timeout: Scheduled<Void>?
    private var received: [UInt8] = []

    init(
        _ request: FCMConnectRequest, _ upstream: FCMUpstream,
        _ promise: EventLoopPromise<any Channel>, _ time: TimeAmount
    ) {
        self.request = request
        self.upstream = upstream
        self.promise = promise
        self.time = time
    }

    func channelActive(context: ChannelHandlerContext) {
        let host = request.host.contains(":") ? "[\(request.host)]" : request.host
        let authority = "\(host):\(request.port)"
        let authorization = upstream.authorization.map { "Proxy-Authorization: \($0)\r\n" } ?? ""
        let text = "CONNECT \(authority) HTTP/1.1\r\nHost: \(authority)\r\n\(authorization)\r\n"
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)), promise: nil)
        timeout = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            context.close(promise: nil)
        }
        context.read()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        received += unwrapInboundIn(data).readableBytesView
        guard let end = received.firstRange(of: Array("\r\n\r\n".utf8)) else {
            if received.count > FCMConnectRequest.byteLimit { context.close(promise: nil) }
            return
        }
        let line = String(
            decoding: received.prefix { $0 != UInt8(ascii: "\r") }.prefix(200), as: UTF8.self)
        let words = line.split(separator: " ")
        guard words.count >= 2, words[0].hasPrefix("HTTP/1."), words[1] == "200" else {
            fail(FCMTunnel.Refusal(line: line))
            return context.close(promise: nil)
        }
        timeout?.cancel()
        let rest = Array(received[end.upperBound...])
        let own = NIOLoopBound(context, eventLoop: context.eventLoop)
        promise?.futureResult.whenSuccess { _ in
            let context = own.value
            if !rest.isEmpty { context.fireChannelRead(NIOAny(ByteBuffer(bytes: rest))) }
            context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
        }
        promise?.succeed(context.channel)
        promise = nil
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if promise != nil { context.read() }
        context.fireChannelReadComplete()
    }

    func channelInactive(context: ChannelHandlerContext) {
        timeout?.cancel()
        fail(ChannelError.eof)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        fail(error)
        context.close(promise: nil)
    }

    private func fail(_ error: any Error) {
        promise?.fail(error)
        promise = nil
    }
}
