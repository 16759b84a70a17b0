import NIOCore

/// A connection of the feedback service.
final class FeedbackConnectionHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let surroundings: ConnectionSurroundings

    init(_ surroundings: ConnectionSurroundings) {
        self.surroundings = surroundings
    }
}
