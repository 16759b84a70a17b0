import NIOCore

/// A connection of the binary provider protocol.
final class BinaryConnectionHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let number: Int
    private let surroundings: ConnectionSurroundings

    init(_ number: Int, _ surroundings: ConnectionSurroundings) {
        self.number = number
        self.surroundings = surroundings
    }
}
