internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTP2
internal import NIOSSL
internal import NIOTLS

/// A connection to the port of Firebase Cloud Messaging, and the handlers of what it turns out to speak.
///
/// SwiftNIO's HTTP/2 gives a channel to each request, so that one handler answers both versions of HTTP. A sender of
/// FCM sends a hundred times less than one of Apple's service, for which nghttp2 is used.
///
/// It is used on the thread of the connection alone.
final class FCMConnection {
    let number: Int
    let endpoint: FCMEndpoint
    let surroundings: ConnectionSurroundings
    private let context: NIOSSLContext
    private let channel: any Channel
    private var openRequestCount = 0
    private var isEnding = false
    /// The end of a connection whose handshake, or whose first request in the clear, stops half-way.
    private var startTimeout: Scheduled<Void>?
    /// True after the TLS handshake.
    private(set) var isSecured = false

    /// The number of requests of a connection at a time, as at Google.
    private static let streamLimit = 100
    /// The number of frames without a request in half a minute, of which some libraries send one with each request.
    private static let controlFrameLimit = 10_000

    init(
        _ channel: any Channel, _ endpoint: FCMEndpoint, _ context: NIOSSLContext,
        _ surroundings: ConnectionSurroundings
    ) {
        self.channel = channel
        self.endpoint = endpoint
        self.context = context
        self.surroundings = surroundings
        number = surroundings.service.openConnection()
    }

    /// Returns the TLS settings of the port.
    static func security(of identity: GatewayIdentity) throws -> NIOSSLContext {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: identity.serverChain.map { .certificate($0) },
            privateKey: .privateKey(identity.serverKey))
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["h2", "http/1.1"]
        return try NIOSSLContext(configuration: configuration)
    }

    var timeout: TimeAmount { surroundings.configuration.requestTimeout.timeAmount }

    // MARK: - Handlers

    func addFirstHandlers() throws {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(
            IdleStateHandler(readTimeout: surroundings.configuration.idleTimeout.timeAmount))
        try pipeline.addHandler(FCMFirstBytes(self))
        try pipeline.addHandler(FCMConnectionEnd(self))
    }

    /// Adds what speaks TLS, before the handler that watches the end.
    func startTLS() throws {
        let pipeline = channel.pipeline.syncOperations
        let end = try pipeline.handler(type: FCMConnectionEnd.self)
        let own = NIOLoopBound(self, eventLoop: channel.eventLoop)
        let negotiation = ApplicationProtocolNegotiationHandler { result, channel in
            channel.eventLoop.makeCompletedFuture {
                let isHTTP2 = if case .negotiated("h2") = result { true } else { false }
                try own.value.startHTTP(isHTTP2: isHTTP2)
            }
        }
        try pipeline.addHandlers(
            NIOSSLServerHandler(context: context), negotiation, position: .before(end))
        limitStart()
    }

    /// Adds what speaks HTTP in the clear.
    func startPlainHTTP() throws {
        let end = try channel.pipeline.syncOperations.handler(type: FCMConnectionEnd.self)
        try addHTTP1(before: end, isSecure: false)
        limitStart()
    }

    private func limitStart() {
        startTimeout = channel.eventLoop.assumeIsolated().scheduleTask(in: timeout) { [channel] in
            channel.close(promise: nil)
        }
    }

    func forgetStart() {
        startTimeout?.cancel()
        startTimeout = nil
    }

    private func startHTTP(isHTTP2: Bool) throws {
        isSecured = true
        forgetStart()
        let pipeline = channel.pipeline.syncOperations
        let end = try pipeline.handler(type: FCMConnectionEnd.self)
        guard isHTTP2 else { return try addHTTP1(before: end, isSecure: true) }
        var settings = NIOHTTP2Handler.ConnectionConfiguration()
        settings.initialSettings = [
            HTTP2Setting(parameter: .maxConcurrentStreams, value: Self.streamLimit),
            HTTP2Setting(parameter: .maxHeaderListSize, value: HPACKLimit.byteCount),
        ]
        settings.controlFrameRateLimit.maximumCount = Self.controlFrameLimit
        let own = NIOLoopBound(self, eventLoop: channel.eventLoop)
        let handler = NIOHTTP2Handler(
            mode: .server, eventLoop: channel.eventLoop, connectionConfiguration: settings,
            streamConfiguration: NIOHTTP2Handler.StreamConfiguration()
        ) { stream in
            stream.eventLoop.makeCompletedFuture {
                let pipeline = stream.pipeline.syncOperations
                try pipeline.addHandler(HTTP2FramePayloadToHTTP1ServerCodec())
                try pipeline.addHandler(
                    FCMRequestHandler(own.value, isSecure: true, isStream: true))
            }
        }
        try pipeline.addHandler(handler, position: .before(end))
    }

    private func addHTTP1(before end: FCMConnectionEnd, isSecure: Bool) throws {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(HTTPResponseEncoder(), position: .before(end))
        try pipeline.addHandler(
            ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes)),
            position: .before(end))
        try pipeline.addHandlers(
            HTTPServerPipelineHandler(), HTTPServerProtocolErrorHandler(),
            FCMRequestHandler(self, isSecure: isSecure, isStream: false), position: .before(end))
    }

    /// The largest number of bytes of a request's header fields.
    private enum HPACKLimit {
        static let byteCount = 32 << 10
    }

    // MARK: - The end

    func beginRequest() {
        forgetStart()
        openRequestCount += 1
    }

    func endRequest() {
        openRequestCount -= 1
        if isEnding, openRequestCount == 0 { channel.close(promise: nil) }
    }

    /// Closes the connection when its requests are answered.
    func end() {
        isEnding = true
        if openRequestCount == 0 { channel.close(promise: nil) }
    }

    func close() { channel.close(promise: nil) }
}
