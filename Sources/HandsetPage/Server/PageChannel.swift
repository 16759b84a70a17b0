import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// A connection to the server, whose requests have the host of their target.
struct PageChannel: ServerChildChannel {
    let base: HTTP1Channel

    func setup(
        channel: any Channel, logger: Logger
    ) -> EventLoopFuture<HTTP1Channel.Value> {
        base.setup(channel: channel, logger: logger).flatMapThrowing { value in
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(
                TargetHost(),
                position: .after(
                    try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)))
            return value
        }
    }

    func handle(value: HTTP1Channel.Value, logger: Logger) async {
        await base.handle(value: value, logger: logger)
    }
}
