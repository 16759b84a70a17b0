import HandsetFixtures
import NIOCore
import NIOEmbedded

@testable import HandsetGateway

/// A connection of a sender that repeats, as Go's net/http2 does, what the gateway says it has not processed.
///
/// Both ends are in this process. Bytes lie in a pipe in each direction until the schedule moves them.
final class ResendingConnection {
    /// The fates of notifications, as the sender learns them.
    struct News {
        /// The notifications that were answered.
        var answered: [Int] = []
        /// Those of them that were accepted.
        var accepted: [Int] = []
        /// The notifications to send again.
        var repeated: [Int] = []
    }

    let channel: EmbeddedChannel
    /// The notifications that are not answered yet, by their streams.
    private(set) var streams: [UInt32: Int] = [:]
    private var toGateway = FrameBytes.preface
    private var toSender: [UInt8] = []
    /// The bodies that are not sent whole yet.
    private var bodies: [(stream: UInt32, rest: [UInt8])] = []
    private var lastStream: UInt32 = 0
    private var streamLimit = 100
    private var isLeaving = false

    init(_ number: Int, _ surroundings: ConnectionSurroundings, on loop: EmbeddedEventLoop) throws {
        channel = EmbeddedChannel(loop: loop)
        try HTTP2ConnectionHandler.addHandlers(
            to: channel.pipeline.syncOperations, number, surroundings)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    /// True if the sender may open one more stream.
    var isOpen: Bool { !isLeaving && channel.isActive && streams.count < streamLimit }
    /// True if the gateway has closed the connection, and the sender has read everything.
    var isOver: Bool { !channel.isActive && toSender.isEmpty }
    /// True if the sender has not learnt yet that the connection ends.
    var isUsable: Bool { !isLeaving && !isOver }

    // MARK: - The sender's steps

    /// Sends the header fields of a notification, whose body follows later.
    func open(_ notification: Int) {
        let stream = lastStream == 0 ? 1 : lastStream + 2
        lastStream = stream
        streams[stream] = notification
        bodies.append((stream, Array("\(notification)".utf8)))
        toGateway += FrameBytes.frame(1, flags: 4, on: stream, FrameBytes.requestFields)
    }

    /// Sends some or all of the rest of one body.
    func sendBody(_ random: inout FixtureGenerator) {
        guard let index = bodies.indices.randomElement(using: &random) else { return }
        let (stream, rest) = bodies[index]
        let isWhole = Bool.random(using: &random)
        let count = isWhole ? rest.count : .random(in: 0...rest.count, using: &random)
        let isEnd = count == rest.count
        toGateway += FrameBytes.frame(
            0, flags: isEnd ? 1 : 0, on: stream, Array(rest.prefix(count)))
        if isEnd {
            bodies.remove(at: index)
        } else {
            bodies[index].rest = Array(rest.dropFirst(count))
        }
    }

    /// Gives the gateway some of the bytes on their way to it, in one read or several.
    func moveToGateway(_ random: inout FixtureGenerator) {
        guard channel.isActive, !toGateway.isEmpty else { return }
        for _ in 0..<Int.random(in: 1...3, using: &random) where !toGateway.isEmpty {
            let count =
                Bool.random(using: &random)
                ? toGateway.count : .random(in: 1...toGateway.count, using: &random)
            channel.pipeline.fireChannelRead(ByteBuffer(bytes: toGateway.prefix(count)))
            toGateway.removeFirst(count)
        }
        channel.pipeline.fireChannelReadComplete()
    }

    /// Gives the gateway all bytes on their way to it.
    func moveAllToGateway() {
        guard channel.isActive, !toGateway.isEmpty else { return }
        channel.pipeline.fireChannelRead(ByteBuffer(bytes: toGateway))
        toGateway = []
        channel.pipeline.fireChannelReadComplete()
    }

    /// Gives the sender some of the bytes on their way to it.
    func moveToSender(_ random: inout FixtureGenerator) throws -> News {
        try readOutput()
        return takeFrames(before: .random(in: 0...toSender.count, using: &random))
    }

    /// Gives the sender all bytes on their way to it.
    func moveAllToSender() throws -> News {
        try readOutput()
        return takeFrames(before: toSender.count)
    }

    // MARK: - What comes

    private func readOutput() throws {
        while let bytes = try channel.readOutbound(as: ByteBuffer.self) {
            toSender += Array(buffer: bytes)
        }
    }

    private func takeFrames(before end: Int) -> News {
        var news = News()
        var place = 0
        while place + 9 <= toSender.count, place < end {
            let count = Int(FrameBytes.number([0] + toSender[place..<place + 3]))
            guard place + 9 + count <= toSender.count else { break }
            let (type, flags) = (toSender[place + 3], toSender[place + 4])
            take(
                type, flags, on: FrameBytes.number(toSender[(place + 5)...]),
                toSender[(place + 9)..<(place + 9 + count)], &news)
            place += 9 + count
        }
        toSender.removeFirst(place)
        return news
    }

    private func take(
        _ type: UInt8, _ flags: UInt8, on stream: UInt32, _ content: ArraySlice<UInt8>,
        _ news: inout News
    ) {
        switch type {
        case 0, 1:
            guard flags & 1 != 0, let notification = forget(stream) else { return }
            news.answered.append(notification)
            // Only rejections have a body.
            if type == 1 { news.accepted.append(notification) }
        case 3 where FrameBytes.number(content) == 7:
            if let notification = forget(stream) { news.repeated.append(notification) }
        case 4 where flags & 1 == 0:
            for start in stride(from: content.startIndex, to: content.endIndex, by: 6)
            where FrameBytes.number(content[start...]) >> 16 == 3 {
                streamLimit = Int(FrameBytes.number(content[(start + 2)...]))
            }
            toGateway += FrameBytes.frame(4, flags: 1)
        case 7:
            isLeaving = true
            let last = FrameBytes.number(content) & 0x7FFF_FFFF
            for stream in streams.keys.sorted() where stream > last {
                if let notification = forget(stream) { news.repeated.append(notification) }
            }
        default: break
        }
    }

    private func forget(_ stream: UInt32) -> Int? {
        // Go resets a stream that it leaves before its end.
        if bodies.contains(where: { $0.stream == stream }) {
            bodies.removeAll { $0.stream == stream }
            toGateway += FrameBytes.frame(3, on: stream, [0, 0, 0, 8])
        }
        return streams.removeValue(forKey: stream)
    }
}
