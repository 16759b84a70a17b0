import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

/// What strangers send: the samples, with random changes.
@Suite struct PayloadReaderMutationTests {
    @Test(
        "No byte is lost, and pieces do not matter, whatever comes in",
        arguments: [PayloadReader.Framing.values, .lines, .whole],
        Sweep.seeds(sampled: 1, exhaustive: 2))
    func mutations(framing: PayloadReader.Framing, seed: UInt64) throws {
        let samples = try ["samples/payloads", "samples/refused"].flatMap { folder in
            try Repository.files(in: folder, endingIn: [".json", ".jsonl", ".apns"])
        }.map { try Repository.bytes(of: $0) }.filter { $0.count < 1000 }
        var generator = FixtureGenerator(seed: seed)
        for _ in 0..<Sweep.choose(sampled: 800, exhaustive: 2_000) {
            let bytes = mutate(samples, using: &generator)
            let whole = ReaderRun(bytes, framing: framing, maximumByteCount: 600)
            let pieces = ReaderRun(
                bytes, framing: framing, pieces: Int.random(in: 1...9, using: &generator),
                maximumByteCount: 600)
            try #require(pieces.payloads.map(\.description) == whole.payloads.map(\.description))
            try #require(pieces.payloads.map(\.origin) == whole.payloads.map(\.origin))
            try #require(pieces.refusals.map(\.place) == whole.refusals.map(\.place), "\(bytes)")
            try #require(pieces.reasons == whole.reasons, "\(bytes)")
            try #require(pieces.refusedBytes == whole.refusedBytes)
            let skipped =
                bytes.count - whole.refusedBytes.count
                - whole.payloads.reduce(0) { $0 + $1.origin.byteCount }
            // White space, and byte order marks.
            let skippable = bytes.count { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
            try #require((0...skippable).contains(skipped), "\(bytes)")
        }
    }

    private func mutate(
        _ samples: [[UInt8]], using generator: inout FixtureGenerator
    ) -> [UInt8] {
        var bytes = (1...3).flatMap { _ in samples.randomElement(using: &generator) ?? [] }
        let interesting = Array("{}[]\",:\\\n \t\u{0}0e-'/u".utf8) + [0xFF, 0xED, 0x80]
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            let index = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0...3, using: &generator) {
            case 0: bytes[index] = interesting.randomElement(using: &generator) ?? 0
            case 1: bytes.insert(interesting.randomElement(using: &generator) ?? 0, at: index)
            case 2: bytes.removeSubrange(index..<min(bytes.count, index + 3))
            default: bytes.removeLast(min(index, 40))
            }
            if bytes.isEmpty { bytes = [0x7B] }
        }
        return bytes
    }
}
