import NIOCore
import NIOHTTP2

extension HTTP2ConnectionHandler {
    /// Adds the handlers of a connection.
    static func addHandlers(
        to pipeline: ChannelPipeline.SynchronousOperations, _ number: Int,
        _ surroundings: ConnectionSurroundings
    ) throws {
        var configuration = NIOHTTP2Handler.ConnectionConfiguration()
        configuration.initialSettings = HTTP2ConnectionSettings.initial
        // They are looked at here.
        configuration.headerBlockValidation = .disabled
        // Some senders, such as those with curl, send a control frame or a reset with each notification;
        // NIO takes a few hundred of them for an attack.
        let (count, window) = HTTP2ConnectionSettings.unreachableRate
        configuration.controlFrameRateLimit.maximumCount = count
        configuration.controlFrameRateLimit.windowLength = window
        configuration.maximumConnectionGlitches = .max
        var streams = NIOHTTP2Handler.StreamConfiguration()
        streams.streamResetFrameRateLimit.maximumCount = count
        streams.streamResetFrameRateLimit.windowLength = window
        streams.streamErrorRateLimit.maximumCount = count
        streams.streamErrorRateLimit.windowLength = window
        let http2 = NIOHTTP2Handler(
            mode: .server, connectionConfiguration: configuration, streamConfiguration: streams)
        // It looks at what is read, and not at each frame of it.
        try pipeline.addHandler(
            IdleStateHandler(readTimeout: .seconds(Int64(surroundings.configuration.idleTimeout))))
        try pipeline.addHandler(http2)
        try pipeline.addHandler(HTTP2ConnectionHandler(number, http2, surroundings))
    }
}
