import Handset
import HandsetFuzzTargets
import HandsetTestSupport
import Testing

/// What should hold for any input, tried on the samples and on 100,000 random changes of them; the
/// fuzzer in `Tests/Fuzz` tries the same on many more.
@Suite struct FuzzTargetTests {
    private func expectAllHolds(_ target: FuzzTarget, _ input: [UInt8]) throws {
        do {
            try target.check(input)
        } catch {
            Issue.record("\(String(decoding: input, as: UTF8.self))\n\(input): \(error)")
            throw error
        }
    }

    @Test("Each sample holds", arguments: FuzzTarget.allCases)
    func samples(target: FuzzTarget) throws {
        let seeds = try target.seeds()
        #expect(seeds.count > 10)
        for seed in seeds where seed.count < 10_000 { try expectAllHolds(target, seed) }
    }

    @Test(
        "Samples with random changes hold", arguments: FuzzTarget.allCases,
        [1, 2, 3, 4] as [UInt64])
    func mutations(target: FuzzTarget, seed: UInt64) throws {
        var inputs = InputMutation(of: try target.seeds(), maximumByteCount: 120, seed: seed)
        for _ in 0..<5_000 { try expectAllHolds(target, inputs.next()) }
    }
}
