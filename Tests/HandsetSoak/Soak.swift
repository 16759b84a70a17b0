import Foundation
import HandsetFixtures
import Synchronization

/// Many connections with damaged bytes, four at a time.
struct Soak {
    /// The counts of a soak.
    struct Result: CustomStringConvertible {
        var connectionCount = 0
        var sentByteCount = 0
        var answeredConnectionCount = 0
        var servedCount = 0
        /// The number of requests in order that got no answer.
        var unservedCount = 0
        var peakMemory = ""

        /// True if the gateway served all along.
        var isGood: Bool { unservedCount == 0 && servedCount > 0 && answeredConnectionCount > 0 }

        var description: String {
            "\(connectionCount) connections, \(sentByteCount) bytes, \(answeredConnectionCount) with "
                + "an answer; \(servedCount) requests between them were served, \(unservedCount) were "
                + "not; \(peakMemory)"
        }
    }

    /// The number of connections after which a request in order is sent.
    private static let checkInterval = 100

    private let gateway: SoakGateway
    private let end: Date
    private let seed: UInt64

    /// Prepares a soak that lasts until a time.
    init(of gateway: SoakGateway, until end: Date, seed: UInt64) {
        self.gateway = gateway
        self.end = end
        self.seed = seed
    }

    /// Runs until the time, or until the gateway no longer serves.
    func run() -> Result {
        let total = Mutex(Result())
        DispatchQueue.concurrentPerform(iterations: 4) { lane in
            var number = seed &* 1_000_003 &+ UInt64(lane) << 40
            while Date() < end, total.withLock({ $0.unservedCount == 0 }) {
                var result = Result()
                for _ in 0..<Self.checkInterval {
                    number += 1
                    connect(number, counting: &result)
                }
                if isServed() { result.servedCount += 1 } else { result.unservedCount += 1 }
                let memory = gateway.peakMemory.map { "\($0) kB" } ?? "the gateway is gone"
                total.withLock { total in
                    total.connectionCount += result.connectionCount
                    total.sentByteCount += result.sentByteCount
                    total.answeredConnectionCount += result.answeredConnectionCount
                    total.servedCount += result.servedCount
                    total.unservedCount += result.unservedCount
                    total.peakMemory = memory
                }
            }
        }
        return total.withLock { $0 }
    }

    /// Sends one damaged sequence.
    private func connect(_ number: UInt64, counting result: inout Result) {
        var generator = FixtureGenerator(seed: number)
        let isHTTP2 = Int.random(in: 0..<4, using: &generator) > 0
        guard let port = gateway.ports[isHTTP2 ? "http2" : "binary"],
            let connection = SoakConnection(port: port)
        else { return }
        result.connectionCount += 1
        var bytes =
            isHTTP2 ? FrameSequence(seed: number).bytes : PacketSequence(seed: number).bytes
        if Bool.random(using: &generator) { Damage.damage(&bytes, using: &generator) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(Int.random(in: 1...2000, using: &generator))
            guard connection.send(piece) else { break }
            result.sentByteCount += piece.count
            rest = rest.dropFirst(piece.count)
        }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: connection.resetAtEnd()
        case 1: connection.endSending()
        default: break
        }
        if connection.read(within: 20)?.isEmpty == false { result.answeredConnectionCount += 1 }
    }

    /// Returns true if one of a few requests in order gets any answer; the gateway gives wrong ones by chance.
    private func isServed() -> Bool {
        guard let port = gateway.ports["http2"] else { return false }
        for _ in 0..<20 {
            guard let connection = SoakConnection(port: port) else { continue }
            guard connection.send((FrameSequence.beginning + FrameSequence.request(on: 1))[...])
            else { continue }
            var bytes: [UInt8] = []
            while bytes.count < 1000, let more = connection.read(within: 1000), !more.isEmpty {
                bytes += more
                if Self.holdsAnswer(bytes) { return true }
            }
        }
        return false
    }

    /// Returns true if one of the frames is the header of a response on stream 1.
    private static func holdsAnswer(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while rest.count >= 9 {
            let header = Array(rest.prefix(9))
            if header[3] == 1, header[8] == 1 { return true }
            let count = Int(header[0]) << 16 | Int(header[1]) << 8 | Int(header[2])
            rest = rest.dropFirst(9 + count)
        }
        return false
    }
}
