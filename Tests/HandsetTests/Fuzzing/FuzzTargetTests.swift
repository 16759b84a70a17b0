import Handset
import HandsetFuzzTargets
import HandsetTestSupport
import Testing

/// The rules that hold for any input, tried on the samples and on random changes of them, 50,000 at most; the
/// fuzzer in `Tests/HandsetFuzz` tries the same on many more.
@Suite struct FuzzTargetTests {
    /// The targets that look at the memory of the process, which is their own for that.
    private static let answers: [FuzzTarget] = [.matrix, .explain, .records]
    private static let sources: [FuzzTarget] = [.swift, .objectiveC, .javaScript, .dart, .projects]

    private static func expectAllHolds(_ target: FuzzTarget, _ input: [UInt8]) throws {
        do {
            try target.check(input)
        } catch {
            let shown = Array(input.prefix(1_000))
            Issue.record("\(String(decoding: shown, as: UTF8.self))\n\(shown): \(error)")
            throw error
        }
    }

    private static func trySamples(of target: FuzzTarget) throws {
        let seeds = try target.seeds()
        #expect(seeds.count > 10)
        for seed in seeds where seed.count < 10_000 { try expectAllHolds(target, seed) }
    }

    @Test("What a fuzzer has found holds")
    func found() throws {
        let package = """
            {
              "name": "reed",
              "dependencies": {
                "react-native": "0.76.5",
                "@react-native-community/push-notifisation-ios": "1.11R.0",
                "react-native-push-notification": "8.1.1"
              }
            }
            """
        try Self.expectAllHolds(.projects, Array(package.utf8))
    }

    @Test("Each sample holds", arguments: Sweep.every(7, of: FuzzTarget.allCases))
    func samples(target: FuzzTarget) async throws {
        guard Self.answers.contains(target) else { return try Self.trySamples(of: target) }
        await #expect(processExitsWith: .success) { [name = target.rawValue as String] in
            try Self.trySamples(of: try #require(FuzzTarget(rawValue: name)))
        }
    }

    private static func tryMutations(of target: FuzzTarget, _ seed: UInt64) throws {
        let isOfSources = sources.contains(target)
        var inputs = InputMutation(
            of: try target.seeds(), maximumByteCount: isOfSources ? 4_000 : 120, seed: seed)
        // A matrix, an explanation, a record and an app's file take longer than what the others do.
        let count =
            answers.contains(target) || isOfSources ? 250 : target == .logs ? 1_000 : 5_000
        for _ in 0..<count / Sweep.choose(sampled: 36, exhaustive: 1) {
            try expectAllHolds(target, inputs.next())
        }
    }

    @Test(
        "Samples with random changes hold", arguments: FuzzTarget.allCases,
        Sweep.seeds(sampled: 1, exhaustive: 2))
    func mutations(target: FuzzTarget, seed: UInt64) async throws {
        guard Self.answers.contains(target) else {
            return try Self.tryMutations(of: target, seed)
        }
        await #expect(processExitsWith: .success) {
            [name = target.rawValue as String, seed = seed as UInt64] in
            try Self.tryMutations(of: try #require(FuzzTarget(rawValue: name)), seed)
        }
    }

    @Test(
        "An input that grows to 1 MB takes no more than its share",
        arguments: Sweep.every(3, of: answers))
    func grown(target: FuzzTarget) async {
        await #expect(processExitsWith: .success) { [name = target.rawValue as String] in
            // A letter that is its own check sum: the targets repeat such an input.
            try Self.expectAllHolds(try #require(FuzzTarget(rawValue: name)), Array("Z".utf8))
        }
    }

    private static func tryLarge(_ target: FuzzTarget, _ item: String) throws {
        var members: [String] = []
        var byteCount = 0
        while byteCount < Sweep.choose(sampled: 30_000, exhaustive: 250_000) {
            let member = item.replacing("@", with: "\(members.count)")
            members.append(member)
            byteCount += member.utf8.count + 1
        }
        let inner = members.joined(separator: ",")
        // All members at the top level, and in one value.
        try expectAllHolds(target, Array("{\(inner)}".utf8))
        try expectAllHolds(target, Array(#"{"aps":{\#(inner)}}"#.utf8))
    }

    @Test(
        "A large input takes no more than its share of time and memory",
        arguments: Sweep.pairs(
            answers,
            [#""k@":1"#, #""k@":{"session":"é'"}"#, #""@":"session = ""#, #""k@":[[[[1]]]]"#]))
    func large(target: FuzzTarget, item: String) async {
        await #expect(processExitsWith: .success) {
            [name = target.rawValue as String, item = item as String] in
            try Self.tryLarge(try #require(FuzzTarget(rawValue: name)), item)
        }
    }
}
