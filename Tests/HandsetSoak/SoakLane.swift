import HandsetFixtures

/// Connections of a soak, one after another, some of which are kept open for a while.
struct SoakLane {
    /// The target and the content of a connection.
    enum Kind: CaseIterable {
        /// Damaged frames of HTTP/2.
        case frames
        /// Damaged packets of the binary protocol.
        case packets
        /// Broadcasts, and requests about their channels.
        case channels
        /// Requests to the page's API.
        case page
        /// Answers of the page's API that are not read, and bodies that do not end.
        case keptPage
        /// TLS handshakes that do not end.
        case handshakes
        /// Frames of HTTP/2 in TLS, and another handshake.
        case encrypted
    }

    /// The number of connections that are kept open.
    private static let keptCount = 30
    /// The small room for what arrives at a connection whose answers are not read.
    private static let smallBuffer: Int32 = 4 << 10

    private let gateway: SoakGateway
    private var number: UInt64
    private var kept: [SoakConnection] = []
    private var channels: [String] = []

    /// - Parameters:
    ///   - gateway: The gateways.
    ///   - number: The seed of the first connection; the others follow it.
    init(of gateway: SoakGateway, beginning number: UInt64) {
        self.gateway = gateway
        self.number = number
    }

    /// Makes the next connection.
    mutating func connect(counting result: inout Soak.Result) {
        number += 1
        var generator = FixtureGenerator(seed: number)
        let kind = Self.kind(using: &generator)
        result.connectionCounts[kind, default: 0] += 1
        if kind == .encrypted {
            return sendEncrypted(using: &generator, counting: &result)
        }
        guard let port = port(of: kind, using: &generator),
            let connection = SoakConnection(
                port: port, buffer: kind == .keptPage ? Self.smallBuffer : nil)
        else { return }
        if kind == .channels, Int.random(in: 0..<10, using: &generator) == 0 {
            return listChannels(on: connection)
        }
        var bytes = bytes(of: kind)
        if kind != .handshakes, Bool.random(using: &generator) {
            Damage.damage(&bytes, using: &generator)
        }
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(Int.random(in: 1...2000, using: &generator))
            guard connection.send(piece) else { break }
            result.sentByteCount += piece.count
            rest = rest.dropFirst(piece.count)
        }
        if kind == .keptPage {
            kept.append(connection)
            if kept.count > Self.keptCount {
                kept.remove(at: Int.random(in: 0..<Self.keptCount, using: &generator))
            }
            return
        }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: connection.resetAtEnd()
        case 1: connection.endSending()
        default: break
        }
        if connection.read(within: 20)?.isEmpty == false { result.answeredConnectionCount += 1 }
    }

    private static func kind(using generator: inout FixtureGenerator) -> Kind {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<30: .frames
        case 30..<40: .packets
        case 40..<50: .channels
        case 50..<80: .page
        case 80..<86: .keptPage
        case 86..<97: .handshakes
        default: .encrypted
        }
    }

    private func port(of kind: Kind, using generator: inout FixtureGenerator) -> UInt16? {
        switch kind {
        case .frames, .channels: gateway.ports["http2"]
        case .packets: gateway.ports["binary"]
        case .page, .keptPage: gateway.ports["page"]
        case .handshakes, .encrypted:
            gateway.encryptedPorts[
                ["http2", "binary", "feedback"][Int.random(in: 0..<3, using: &generator)]]
        }
    }

    private func bytes(of kind: Kind) -> [UInt8] {
        switch kind {
        case .frames, .encrypted: FrameSequence(seed: number).bytes
        case .packets: PacketSequence(seed: number).bytes
        case .channels: ChannelSequence(seed: number, channels: channels).bytes
        case .page: APISequence(seed: number).bytes
        case .keptPage:
            APISequence.request("GET", "/notifications?limit=1000&form=full")
                + APISequence(seed: number).bytes
        case .handshakes: HandshakeSequence(seed: number).bytes
        }
    }

    private func sendEncrypted(
        using generator: inout FixtureGenerator, counting result: inout Soak.Result
    ) {
        var bytes = bytes(of: .encrypted)
        if Bool.random(using: &generator) { Damage.damage(&bytes, using: &generator) }
        let isRenegotiating = Bool.random(using: &generator)
        let answer = gateway.sender?.send(
            bytes, options: isRenegotiating || Bool.random(using: &generator) ? ["-tls1_2"] : [],
            isRenegotiating: isRenegotiating, waiting: 0.1)
        result.sentByteCount += bytes.count
        if answer?.isEmpty == false { result.answeredConnectionCount += 1 }
    }

    /// Learns the channels that there are.
    private mutating func listChannels(on connection: SoakConnection) {
        guard connection.send(ChannelSequence.listRequest()[...]) else { return }
        var bytes: [UInt8] = []
        while bytes.count < 10_000, let more = connection.read(within: 20), !more.isEmpty {
            bytes += more
        }
        channels = ChannelSequence.channels(in: bytes)
    }
}
