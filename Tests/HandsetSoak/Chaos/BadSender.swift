import Foundation
import HandsetFixtures

/// A sender that does everything wrong, one connection after another.
struct BadSender {
    /// A way to be bad.
    enum Kind: CaseIterable {
        /// Requests in order, as fast as the gateway takes them, whose answers are not read.
        case flood
        /// Streams that are opened wrongly, whose resets are not read.
        case unreadResets
        /// Requests that are reset at once.
        case rapidResets
        /// Requests that never end.
        case openRequests
        /// Half of a beginning, a request or a packet, and then nothing.
        case halfOpen
        /// Random bytes.
        case garbage
        /// HTTP/1.1 and TLS.
        case wrongProtocol
        /// Answers that are read byte by byte.
        case slowReader
        /// Tokens that ask for a delay of a day, on both protocols, closed before that.
        case delays
        /// Requests whose connection is reset at once.
        case abandoned
        /// Header fields beyond any limit.
        case hugeHeaders
        /// Tokens of apps that were removed, and the feedback service.
        case feedback
        /// Damaged frames and packets.
        case damage
    }

    /// The longest time of a connection, in seconds.
    private static let connectionTime = 3.0

    /// The number of connections of each kind.
    private(set) var counts: [Kind: Int] = [:]
    private var generator: FixtureGenerator

    /// Creates a sender that chooses by random numbers.
    init(seed: UInt64) {
        generator = FixtureGenerator(seed: seed)
    }

    /// Makes one connection after another until a time.
    mutating func send(to gateway: ChaosGateway, until end: Date) {
        while Date() < end, let kind = Kind.allCases.randomElement(using: &generator) {
            let isBinary: Bool =
                switch kind {
                case .halfOpen, .garbage, .wrongProtocol, .delays, .abandoned, .damage:
                    Bool.random(using: &generator)
                default: false
                }
            guard let port = gateway.ports[isBinary ? "binary" : "http2"],
                let connection = SoakConnection(port: port)
            else {
                Thread.sleep(forTimeInterval: 0.02)
                continue
            }
            counts[kind, default: 0] += 1
            let time = Double.random(in: 0.1...Self.connectionTime, using: &generator)
            perform(kind, on: connection, isBinary: isBinary, until: min(end, Date() + time))
            if kind == .feedback, let port = gateway.ports["feedback"] {
                _ = SoakConnection(port: port)?.read(
                    within: Bool.random(using: &generator) ? 50 : 0)
            }
        }
    }

    private mutating func perform(
        _ kind: Kind, on connection: SoakConnection, isBinary: Bool, until end: Date
    ) {
        switch kind {
        case .flood: flood(connection, until: end, reading: false, FrameSequence.request)
        case .slowReader: flood(connection, until: end, reading: true, FrameSequence.request)
        case .unreadResets:
            flood(connection, until: end, reading: false) { FrameSequence.frame(1, 5, $0, [0x83]) }
        case .rapidResets:
            flood(connection, until: end, reading: true) { stream in
                FrameSequence.request(on: stream) + FrameSequence.frame(3, 0, stream, [0, 0, 0, 8])
            }
        case .openRequests:
            let filling = String(repeating: "y", count: 3500)
            let fields = FrameSequence.fields(more: [("a", filling), ("b", filling)])
            flood(connection, until: end, reading: true) { FrameSequence.frame(1, 4, $0, fields) }
        case .hugeHeaders:
            let filling = String(repeating: "z", count: 7000)
            let fields = FrameSequence.fields(more: [("a", filling), ("b", filling)])
            flood(connection, until: end, reading: true) { FrameSequence.frame(1, 5, $0, fields) }
        case .feedback:
            flood(connection, until: end, reading: true) { stream in
                FrameSequence.request(
                    on: stream, token: Self.token(.reason(.unregistered), UInt64(stream)))
            }
        case .delays:
            if isBinary {
                sendPackets(with: .delay(milliseconds: 86_400_000), to: connection)
            } else {
                flood(connection, until: min(end, Date() + 0.3), reading: true) { stream in
                    FrameSequence.request(
                        on: stream,
                        token: Self.token(.delay(milliseconds: 86_400_000), UInt64(stream)))
                }
            }
        case .halfOpen:
            let bytes = isBinary ? Self.packet(.close) : FrameSequence.beginning
            let half = bytes.prefix(Int.random(in: 1..<bytes.count, using: &generator))
            if connection.send(half) { wait(until: end) }
        case .garbage:
            let bytes = (0..<Int.random(in: 1...5000, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            if connection.send(bytes[...]) { _ = connection.read(within: 100) }
        case .wrongProtocol:
            let texts = [
                Array("POST /3/device/00 HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8),
                [0x16, 3, 1, 2, 0, 1, 0, 1, 0xFC, 3, 3] + [UInt8](repeating: 7, count: 40),
            ]
            if let text = texts.randomElement(using: &generator), connection.send(text[...]) {
                _ = connection.read(within: 100)
            }
        case .abandoned:
            let bytes =
                isBinary
                ? Self.packet(.delay(milliseconds: 1))
                : FrameSequence.beginning + FrameSequence.request(on: 1)
            _ = connection.send(bytes[...])
            connection.resetAtEnd()
        case .damage:
            let seed = generator.next()
            var bytes =
                isBinary ? PacketSequence(seed: seed).bytes : FrameSequence(seed: seed).bytes
            Damage.damage(&bytes, using: &generator)
            if connection.send(bytes[...]) { _ = connection.read(within: 20) }
        }
    }

    /// Sends requests on one stream after another, and reads all answers, one byte of them, or none.
    private mutating func flood(
        _ connection: SoakConnection, until end: Date, reading: Bool,
        _ request: (UInt32) -> [UInt8]
    ) {
        var bytes = FrameSequence.beginning
        var stream: UInt32 = 1
        repeat {
            for _ in 0..<50 {
                bytes += request(stream)
                stream += 2
            }
            guard connection.send(bytes[...]) else { break }
            bytes = []
            if reading, connection.read(within: 1) == nil { break }
        } while Date() < end && stream < 1 << 20
        // A sender that reads nothing stays for a while.
        if !reading { wait(until: end) }
    }

    private mutating func sendPackets(
        with answer: AnswerToken.Answer, to connection: SoakConnection
    ) {
        for _ in 0..<Int.random(in: 1...20, using: &generator) {
            guard connection.send(Self.packet(answer)[...]) else { return }
        }
        if Bool.random(using: &generator) { connection.endSending() }
    }

    private func wait(until end: Date) {
        Thread.sleep(forTimeInterval: min(max(0, end.timeIntervalSinceNow), Self.connectionTime))
    }

    private static func packet(_ answer: AnswerToken.Answer) -> [UInt8] {
        let payload = Array(#"{"aps":{}}"#.utf8)
        return [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 32] + token(answer, 1)
            + [0, UInt8(payload.count)] + payload
    }

    /// Returns a token with an answer, and a number that makes it differ from others.
    private static func token(_ answer: AnswerToken.Answer, _ number: UInt64) -> [UInt8] {
        let prefix = (try? AnswerToken.prefix(for: answer)) ?? []
        let end = (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        return prefix + [UInt8](repeating: 1, count: 24 - prefix.count) + end
    }
}
