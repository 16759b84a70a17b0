import Handset
import NIOCore
import NIOPosix

/// A handler of a listening socket that pauses accepting while the process can open no more files.
///
/// Without it, the system would report a waiting connection again and again.
final class AcceptPause: ChannelInboundHandler {
    typealias InboundIn = any Channel
    typealias InboundOut = any Channel

    /// The number of files that connections leave for others, such as recorded notifications.
    private static let reserve = 32
    /// The time after which accepting is tried again if no connection closes.
    private static let retryTime = TimeAmount.seconds(1)

    private let port: GatewayPort
    private let surroundings: ConnectionSurroundings
    /// The number of connections at which accepting pauses.
    private var limit = Int.max
    private var retry: Scheduled<Void>?
    private var hasReported = false

    init(_ port: GatewayPort, _ surroundings: ConnectionSurroundings) {
        self.port = port
        self.surroundings = surroundings
    }

    func handlerAdded(context: ChannelHandlerContext) {
        // New descriptors have the smallest number that is free, so this is how many are in use.
        let descriptor = try? context.pipeline.syncOperations.withUnsafeTransportIfAvailable(
            of: NIOBSDSocket.Handle.self
        ) { Int($0) }
        let fileLimit = Platform.openFileLimit
        let reserve = min(Self.reserve, fileLimit / 4) + ((descriptor ?? nil) ?? 0)
        limit = max(1, fileLimit - min(fileLimit, reserve))
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let count = surroundings.connections.countAccepted(unwrapInboundIn(data))
        context.fireChannelRead(data)
        if count >= limit { pause(context) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? IOError, Platform.Failure(code: error.errnoCode).isShortage
        else { return context.fireErrorCaught(error) }
        pause(context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        retry?.cancel()
        context.fireChannelInactive()
    }

    private func pause(_ context: ChannelHandlerContext) {
        guard retry == nil else { return }
        if !hasReported {
            hasReported = true
            surroundings.report(ConnectionProblem(.openFileLimit, on: port, peer: nil))
        }
        try? context.channel.syncOptions?.setOption(.autoRead, value: false)
        let eventLoop = context.eventLoop
        let own = NIOLoopBound((self, context), eventLoop: eventLoop)
        surroundings.connections.whenNextCloses(for: port) {
            eventLoop.execute {
                let (handler, context) = own.value
                handler.resume(context)
            }
        }
        retry = eventLoop.assumeIsolated().scheduleTask(in: Self.retryTime) {
            self.resume(context)
        }
    }

    private func resume(_ context: ChannelHandlerContext) {
        guard let retry, context.channel.isActive else { return }
        retry.cancel()
        self.retry = nil
        guard surroundings.connections.acceptedCount < limit else { return pause(context) }
        try? context.channel.syncOptions?.setOption(.autoRead, value: true)
    }
}
