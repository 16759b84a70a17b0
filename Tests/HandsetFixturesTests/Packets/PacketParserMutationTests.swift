import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

/// What strangers send: notifications with random changes, and noise.
@Suite struct PacketParserMutationTests {
    @Test(
        "Each byte is accounted for, at most a notification is held, and slices do not matter",
        arguments: Sweep.seeds(sampled: 1, exhaustive: 4))
    func mutations(seed: UInt64) throws {
        var generator = FixtureGenerator(seed: seed)
        for _ in 0..<300 {
            let bytes = Self.stream(using: &generator)
            for recovery in [PacketParser.Recovery.resynchronise, .stop] {
                let limit = [128, 200, 2_000].randomElement(using: &generator) ?? 128
                let parser = PacketParser(maximumFrameByteCount: limit, recovery: recovery)
                let whole = ParserRun(bytes, parser)
                var slices = FixtureGenerator(seed: generator.next())
                let pieces = ParserRun(bytes, parser) { Int.random(in: 0...70, using: &slices) }
                let single = ParserRun(bytes, parser) { 1 }
                try #require(whole.accountedByteCount == bytes.count, "\(bytes)")
                try #require(pieces.events == whole.events, "\(bytes)")
                try #require(single.events == whole.events, "\(bytes)")
                try #require(pieces.largestHeldByteCount <= limit, "\(bytes)")
                try #require(single.largestHeldByteCount <= limit, "\(bytes)")
            }
        }
    }

    @Test("Noise is accounted for", arguments: Sweep.seeds(sampled: 1, exhaustive: 3))
    func noise(seed: UInt64) throws {
        var generator = FixtureGenerator(seed: seed)
        for _ in 0..<1_000 {
            let largest: UInt8 = [3, 10, 127, 255].randomElement(using: &generator) ?? 255
            let bytes = (0..<Int.random(in: 0...300, using: &generator)).map { _ in
                UInt8.random(in: 0...largest, using: &generator)
            }
            let run = ParserRun(bytes) { Int.random(in: 0...40, using: &generator) }
            try #require(run.accountedByteCount == bytes.count, "\(bytes)")
            try #require(
                run.notifications.allSatisfy { $0.fields.flatMap(\.bytes).count == $0.byteCount })
        }
    }

    @Test("Frames of noise do not take long")
    func hostile() {
        // Each of these would be a frame as long as one may be, with an item that goes beyond it.
        let count = Sweep.choose(sampled: 10_000, exhaustive: 40_000)
        let growth = ProcessorTime.growth(to: count) { count in
            let hostile = Array(repeating: [2, 0, 1, 0xFF, 0, 5, 0, 1] as [UInt8], count: count)
            let run = ParserRun(hostile.flatMap { $0 })
            #expect(run.accountedByteCount == 8 * count)
        }
        #expect(growth < ProcessorTime.largestGrowth)
        let growthOfUnclosed = ProcessorTime.growth(to: 5 * count) { count in
            let unclosed = PacketBytes.simple(#"{"a":""# + String(repeating: "}", count: count))
            #expect(ParserRun(unclosed) { 1 }.accountedByteCount == unclosed.count)
        }
        #expect(growthOfUnclosed < ProcessorTime.largestGrowth)
    }

    private static func stream(using generator: inout FixtureGenerator) -> [UInt8] {
        var bytes = (0..<Int.random(in: 1...4, using: &generator)).flatMap { _ in
            PacketBytes.bytes(of: PacketParserTests.notification(using: &generator))
        }
        for _ in 0..<Int.random(in: 1...5, using: &generator) where !bytes.isEmpty {
            let index = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0...4, using: &generator) {
            case 0:
                bytes[index] = [0, 1, 2, 8, 0x20, 0x7B, 0x7D].randomElement(using: &generator) ?? 0
            case 1: bytes[index] = .random(in: 0...255, using: &generator)
            case 2: bytes.insert(.random(in: 0...255, using: &generator), at: index)
            case 3: bytes.removeSubrange(index..<min(bytes.count, index + 4))
            default: bytes.removeLast(min(index, 30))
            }
        }
        return bytes
    }
}
