import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// A connection to the server, whose requests have the host of their target, and a time to come whole.
struct PageChannel: ServerChildChannel {
    /// The number of bytes that are read at once, of which ten wait at most until a request takes them.
    ///
    /// They belong to no budget, since nobody has looked at them.
    static let readByteCount = 4 << 10

    let base: HTTP1Channel
    /// The time within which a request has to come whole.
    let requestTime: Duration

    func setup(
        channel: any Channel, logger: Logger
    ) -> EventLoopFuture<HTTP1Channel.Value> {
        base.setup(channel: channel, logger: logger).flatMapThrowing { value in
            try Self.limitReads(of: channel)
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandlers(
                [RequestTime(requestTime), TargetHost()],
                position: .after(
                    try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)))
            return value
        }
    }

    /// Limits the bytes that are read at once.
    static func limitReads(of channel: any Channel) throws {
        try channel.syncOptions?.setOption(
            .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: readByteCount))
    }

    func handle(value: HTTP1Channel.Value, logger: Logger) async {
        await base.handle(value: value, logger: logger)
    }
}
