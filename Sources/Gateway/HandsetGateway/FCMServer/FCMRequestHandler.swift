internal import HandsetFixtures
internal import NIOCore
internal import NIOHTTP1

/// The handler of the requests of a connection of HTTP/1.1, or of one stream of HTTP/2.
final class FCMRequestHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let connection: FCMConnection
    private let isSecure: Bool
    private let isStream: Bool
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []
    private var isTooLong = false
    private var timeout: Scheduled<Void>?
    private var unfinished: UnfinishedBytes
    /// The number of requests that have begun, so that a late answer goes to its own.
    private var requestNumber = 0
    private var isOpen = false

    init(_ connection: FCMConnection, isSecure: Bool, isStream: Bool) {
        self.connection = connection
        self.isSecure = isSecure
        self.isStream = isStream
        unfinished = UnfinishedBytes(of: connection.surroundings.unfinished)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): begin(head, context)
        case .body(let bytes): take(bytes, context)
        case .end: end(context)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        forget()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        forget()
        context.close(promise: nil)
    }

    // MARK: - A request

    private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        self.head = head
        body = []
        isTooLong = false
        requestNumber += 1
        isOpen = true
        connection.beginRequest()
        timeout = context.eventLoop.assumeIsolated().scheduleTask(in: connection.timeout) {
            context.close(promise: nil)
        }
        if head.headers["expect"].contains(where: { $0.lowercased() == "100-continue" }), !isStream
        {
            let interim = HTTPResponseHead(version: head.version, status: .continue)
            context.writeAndFlush(wrapOutboundOut(.head(interim)), promise: nil)
        }
    }

    private func take(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
        guard isOpen, !isTooLong else { return }
        let count = body.count + bytes.readableBytes
        guard count <= FCMEndpoint.bodyLimit, unfinished.change(to: count) else {
            isTooLong = true
            body = []
            let isTooMuch = count > FCMEndpoint.bodyLimit
            write(
                isTooMuch
                    ? .page(413, "Request Entity Too Large") : FCMAnswer(.unavailable, project: ""),
                closing: true, context)
            return
        }
        body += bytes.readableBytesView
    }

    private func end(_ context: ChannelHandlerContext) {
        timeout?.cancel()
        guard let head, isOpen, !isTooLong else { return }
        let request = FCMHTTPRequest(
            method: head.method.rawValue, target: head.uri,
            headers: head.headers.map { ($0.name, $0.value) }, body: body)
        body = []
        guard isSecure else {
            return write(
                connection.endpoint.plainAnswer(request), closing: !head.isKeepAlive, context)
        }
        let loop = context.eventLoop
        let own = NIOLoopBound((self, context), eventLoop: loop)
        let number = requestNumber
        connection.endpoint.answer(request, of: connection.number) { outcome in
            loop.execute {
                let (handler, context) = own.value
                guard handler.isOpen, handler.requestNumber == number else { return }
                handler.finish(outcome, closing: !head.isKeepAlive, context)
            }
        }
    }

    // MARK: - An answer

    private func finish(
        _ outcome: FCMEndpoint.Outcome, closing: Bool, _ context: ChannelHandlerContext
    ) {
        switch outcome {
        case .answer(let answer, 0): write(answer, closing: closing, context)
        case .answer(let answer, let delay):
            let number = requestNumber
            context.eventLoop.assumeIsolated().scheduleTask(in: .milliseconds(Int64(delay))) {
                guard self.isOpen, self.requestNumber == number else { return }
                self.write(answer, closing: closing, context)
            }
        case .close:
            forget()
            connection.close()
        case .stall: break
        }
    }

    private func write(_ answer: FCMAnswer, closing: Bool, _ context: ChannelHandlerContext) {
        guard let head, isOpen else { return }
        var headers = HTTPHeaders([
            ("content-type", answer.contentType), ("content-length", "\(answer.body.count)"),
            ("vary", "Origin, X-Origin, Referer"), ("server", "ESF"),
        ])
        for (name, value) in answer.headers { headers.add(name: name, value: value) }
        if closing, !isStream { headers.add(name: "connection", value: "close") }
        let response = HTTPResponseHead(
            version: head.version, status: HTTPResponseStatus(statusCode: answer.status),
            headers: headers)
        context.write(wrapOutboundOut(.head(response)), promise: nil)
        if head.method != .HEAD {
            context.write(
                wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
        }
        let channel = context.channel
        let written = context.writeAndFlush(wrapOutboundOut(.end(nil)))
        forget()
        // A stream closes by itself when its request has ended too.
        guard closing, !isStream || isTooLong else { return }
        guard isTooLong, !isStream else {
            return written.whenComplete { _ in channel.close(promise: nil) }
        }
        // A sender that still writes would lose the answer by a reset.
        context.close(mode: .output, promise: nil)
        context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(1)) {
            context.close(promise: nil)
        }
    }

    private func forget() {
        timeout?.cancel()
        unfinished.giveBack()
        guard isOpen else { return }
        isOpen = false
        head = nil
        body = []
        connection.endRequest()
    }
}

extension FCMEndpoint {
    /// The largest number of bytes of a request's body.
    static let bodyLimit = 1 << 20
}
