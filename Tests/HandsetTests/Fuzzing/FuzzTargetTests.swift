import Handset
import HandsetFuzzTargets
import HandsetTestSupport
import Testing

/// The rules that hold for any input, tried on the samples and on 50,000 random changes of them; the
/// fuzzer in `Tests/HandsetFuzz` tries the same on many more.
@Suite struct FuzzTargetTests {
    private func expectAllHolds(_ target: FuzzTarget, _ input: [UInt8]) throws {
        do {
            try target.check(input)
        } catch {
            let shown = Array(input.prefix(1_000))
            Issue.record("\(String(decoding: shown, as: UTF8.self))\n\(shown): \(error)")
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
        [1, 2] as [UInt64])
    func mutations(target: FuzzTarget, seed: UInt64) throws {
        var inputs = InputMutation(of: try target.seeds(), maximumByteCount: 120, seed: seed)
        // A matrix, an explanation and a record take longer than what the others do.
        let count =
            [.matrix, .explain, .records].contains(target) ? 250 : target == .logs ? 1_000 : 5_000
        for _ in 0..<count { try expectAllHolds(target, inputs.next()) }
    }

    @Test(
        "An input of 250 KB takes no more than its share of time and memory",
        arguments: [FuzzTarget.matrix, .explain, .records],
        [#""k@":1"#, #""k@":{"session":"é'"}"#, #""@":"session = ""#, #""k@":[[[[1]]]]"#])
    func large(target: FuzzTarget, item: String) throws {
        var members: [String] = []
        var byteCount = 0
        while byteCount < 250_000 {
            let member = item.replacing("@", with: "\(members.count)")
            members.append(member)
            byteCount += member.utf8.count + 1
        }
        let inner = members.joined(separator: ",")
        // All members at the top level, and in one value.
        try expectAllHolds(target, Array("{\(inner)}".utf8))
        try expectAllHolds(target, Array(#"{"aps":{\#(inner)}}"#.utf8))
    }
}
