import Handset
import HandsetFixtures

/// Payloads that are made for measuring, each on a line.
struct BenchmarkInput {
    /// True if the app finds a session in each payload.
    let hasSession: Bool
    /// The number of payloads.
    let payloadCount: Int
    /// The payloads with their line ends.
    let bytes: [UInt8]
    /// Where each payload ends.
    let lineEnds: [Int]

    /// Makes payloads; the same for the same number.
    init(_ kind: InputKind, payloadCount: Int) {
        hasSession = kind.hasSession
        self.payloadCount = payloadCount
        var generator = FixtureGenerator(seed: 1)
        var bytes: [UInt8] = []
        var lineEnds: [Int] = []
        for number in 1...payloadCount {
            bytes += kind.makePayload(number, using: &generator).utf8
            lineEnds.append(bytes.count)
            bytes.append(UInt8(ascii: "\n"))
        }
        self.bytes = bytes
        self.lineEnds = lineEnds
    }

    /// One payload.
    init(payload: String, hasSession: Bool) {
        self.hasSession = hasSession
        payloadCount = 1
        lineEnds = [payload.utf8.count]
        bytes = Array(payload.utf8) + [UInt8(ascii: "\n")]
    }

    /// The first of the payloads, parsed.
    ///
    /// - Throws: ``BenchmarkError`` if one is refused.
    func parsed(upTo count: Int) throws -> [Payload] {
        let reader = PayloadReader(source: "benchmark", bytes: bytes)
        return try (0..<min(count, payloadCount)).map { number in
            guard case .payload(let payload) = reader.next() else {
                throw BenchmarkError.wrongResult("payload \(number + 1) was refused")
            }
            return payload
        }
    }
}
