internal import NIOCore

/// The handler of a connection until its first bytes tell what it speaks: TLS, `CONNECT`, or HTTP in the clear.
final class FCMFirstBytes: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let connection: FCMConnection
    private var received: [UInt8] = []
    private var timeout: Scheduled<Void>?
    private var isWaiting = false

    init(_ connection: FCMConnection) { self.connection = connection }

    func handlerAdded(context: ChannelHandlerContext) {
        timeout = context.eventLoop.assumeIsolated().scheduleTask(in: connection.timeout) {
            context.close(promise: nil)
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        received += unwrapInboundIn(data).readableBytesView
        guard !isWaiting else {
            // A sender that goes on before its tunnel is there has to wait too.
            if received.count > FCMConnectRequest.byteLimit { context.close(promise: nil) }
            return
        }
        decide(context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        timeout?.cancel()
        context.fireChannelInactive()
    }

    private func decide(_ context: ChannelHandlerContext) {
        guard let first = received.first else { return }
        if first == 0x16 {
            return go(on: context) { try connection.startTLS() }
        }
        let method = Array("CONNECT ".utf8)
        guard received.prefix(method.count).elementsEqual(method.prefix(received.count)) else {
            return go(on: context) { try connection.startPlainHTTP() }
        }
        guard received.count >= method.count else { return }
        switch FCMConnectRequest.parse(received) {
        case .incomplete:
            if received.count > FCMConnectRequest.byteLimit {
                refuse(context, "431 Request Header Fields Too Large", "The request is too long.")
            }
        case .invalid:
            refuse(context, "400 Bad Request", "Send CONNECT HOST:PORT HTTP/1.1.")
        case .request(let request, let byteCount):
            received.removeFirst(byteCount)
            take(request, context)
        }
    }

    private func take(_ request: FCMConnectRequest, _ context: ChannelHandlerContext) {
        if request.isOfGoogle {
            write(context, "HTTP/1.1 200 Connection established\r\n\r\n")
            return go(on: context) { try connection.startTLS() }
        }
        guard !connection.endpoint.configuration.isOnly else {
            return refuse(
                context, "403 Forbidden",
                "--fcm-only leads to Google's hosts for messages alone, and not to "
                    + "\(request.host):\(request.port).")
        }
        isWaiting = true
        let loop = context.eventLoop
        let own = NIOLoopBound((self, context), eventLoop: loop)
        FCMTunnel.open(
            to: request, by: connection.endpoint.configuration.upstream, on: loop,
            within: connection.timeout
        ).whenComplete { result in
            let (handler, context) = own.value
            switch result {
            case .success(let other): handler.join(context, other)
            case .failure(let error):
                handler.isWaiting = false
                handler.refuse(
                    context, "502 Bad Gateway",
                    "\(request.host):\(request.port) cannot be reached: \(FCMTunnel.words(error)).")
            }
        }
    }

    private func join(_ context: ChannelHandlerContext, _ other: any Channel) {
        guard context.channel.isActive else { return other.close(promise: nil) }
        timeout?.cancel()
        write(context, "HTTP/1.1 200 Connection established\r\n\r\n")
        do {
            try FCMTunnel.join(context.channel, other)
        } catch {
            other.close(promise: nil)
            return context.close(promise: nil)
        }
        passOn(context)
    }

    private func go(on context: ChannelHandlerContext, _ start: () throws -> Void) {
        timeout?.cancel()
        do {
            try start()
            passOn(context)
        } catch {
            context.close(promise: nil)
        }
    }

    /// Passes on what is received, and leaves the connection.
    private func passOn(_ context: ChannelHandlerContext) {
        if !received.isEmpty {
            context.fireChannelRead(wrapInboundOut(ByteBuffer(bytes: received)))
            context.fireChannelReadComplete()
        }
        received = []
        context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    }

    private func write(_ context: ChannelHandlerContext, _ text: String) {
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)), promise: nil)
    }

    private func refuse(_ context: ChannelHandlerContext, _ status: String, _ text: String) {
        timeout?.cancel()
        let body = text + "\n"
        write(
            context,
            "HTTP/1.1 \(status)\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: "
                + "\(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)")
        context.close(mode: .output, promise: nil)
        context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(1)) {
            context.close(promise: nil)
        }
    }
}
