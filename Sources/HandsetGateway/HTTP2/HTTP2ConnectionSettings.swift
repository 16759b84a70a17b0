import NIOCore
import NIOHTTP2

/// What the gateway says of itself when an HTTP/2 connection begins, as Apple's service was seen to.
enum HTTP2ConnectionSettings {
    /// How many bytes may be on their way on a connection.
    static let windowByteCount = 65_535

    /// More frames within a time than any sender can send.
    ///
    /// NIO makes room for this many, and so it cannot be the largest number that there is.
    static let unreachableRate = (count: 1000, window: TimeAmount.microseconds(10))

    /// What it says first: one stream, until the provider is known.
    static let initial: [HTTP2Setting] = [
        HTTP2Setting(parameter: .headerTableSize, value: 4096),
        HTTP2Setting(parameter: .maxConcurrentStreams, value: 1),
        HTTP2Setting(parameter: .initialWindowSize, value: windowByteCount),
        HTTP2Setting(parameter: .maxFrameSize, value: 16_384),
        HTTP2Setting(parameter: .maxHeaderListSize, value: 8000),
    ]

    /// What it says when the provider is known.
    static let fullStreams = HTTP2Setting(parameter: .maxConcurrentStreams, value: 1000)
}
