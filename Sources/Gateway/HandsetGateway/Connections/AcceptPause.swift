import Handset
import NIOCore
import NIOPosix

/// A handler of a listening socket that pauses accepting while the process can open no more files, or
/// while there are as many connections as allowed.
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
    private var retry: Scheduled<Void>?
    private var reported: Set<ConnectionProblem.Cause> = []

    init(_ port: GatewayPort, _ surroundings: ConnectionSurroundings) {
        self.port = port
        self.surroundings = surroundings
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        surroundings.connections.count(unwrapInboundIn(data))
        context.fireChannelRead(data)
        if let shortage { pause(context, for: shortage) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? IOError, Platform.Failure(code: error.errnoCode).isShortage
        else { return context.fireErrorCaught(error) }
        pause(context, for: .openFileLimit)
    }

    func channelInactive(context: ChannelHandlerContext) {
        retry?.cancel()
        // The closure would keep this handler, and it the connections.
        surroundings.connections.forgetWaiting(for: port)
        context.fireChannelInactive()
    }

    /// The reason to accept no connection, or `nil` if there is room for one.
    private var shortage: ConnectionProblem.Cause? {
        if surroundings.connections.acceptedCount
            >= surroundings.configuration.limits.connectionCount
        {
            return .connectionLimit
        }
        let limit = Platform.openFileLimit
        // The system gives the smallest number that is free, so as many are in use.
        let hasReserve = Platform.lowestFreeDescriptor < limit - min(Self.reserve, limit / 4)
        return hasReserve ? nil : .openFileLimit
    }

    private func pause(_ context: ChannelHandlerContext, for cause: ConnectionProblem.Cause) {
        guard retry == nil else { return }
        if reported.insert(cause).inserted {
            surroundings.report(ConnectionProblem(cause, on: port, peer: nil))
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
        if let shortage { return pause(context, for: shortage) }
        try? context.channel.syncOptions?.setOption(.autoRead, value: true)
    }
}
