import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

/// The variants of a payload.
@Suite struct PayloadVariantsTests {
    private let sample: Payload = [
        "aps": ["alert": "Ready", "badge": 3],
        "order": ["id": 7, "lines": ["a", "b"], "paid": true],
    ]

    private func variants(_ count: Int = 1_000, seed: UInt64 = 1) -> PayloadVariants {
        PayloadVariants(of: sample, count: count, seed: seed)
    }

    @Test("The first one is the payload itself, and no two are equal", .exhaustive)
    func distinct() {
        let variants = variants()
        #expect(variants[0].payload == sample && variants[0].description == "as it is")
        #expect(Set(variants.map(\.payload)).count == 1_000 && variants.count == 1_000)
        #expect(variants.dropFirst().allSatisfy { !$0.changes.isEmpty && $0.payload != sample })
    }

    @Test(
        "Each value is changed in each way that it can be, before two are changed at once",
        .exhaustive)
    func kinds() {
        let variants = variants()
        let single = variants.prefix { $0.changes.count < 2 }
        #expect(
            Set(single.flatMap(\.changes).map(\.kind))
                == Set(PayloadChange.Kind.allCases).subtracting([.flat]))
        let words = Set(single.map(\.description))
        for expected in [
            "order.id is missing", "order.id is null", "order.id is the text \"7\"",
            "order.id is -1", "order.id is \(Int.min)", "order.lines[1] is missing",
            "order.paid is the number 1", "order is JSON in a text", "order.lines is empty",
            "aps.badge is called BADGE", "order.id is within a dictionary",
            "data holds all keys but aps", "aps.category is a category that the app does not know",
            "aps.alert is a text with formats", "order is a list",
        ] {
            #expect(words.contains(expected), "\(expected)")
        }
        #expect(variants.contains { $0.changes.count == 2 })
    }

    @Test("A dictionary with one value can be left out")
    func flat() {
        let variants = PayloadVariants(of: ["a": ["b": 5]], count: 100, seed: 1)
        #expect(
            variants.contains {
                $0.description == "a is a level further up" && $0.payload == ["a": 5]
            })
    }

    @Test("The same seed gives the same ones, and another one others")
    func seeds() {
        #expect(variants(80).map(\.payload) == variants(80).map(\.payload))
        #expect(variants(80).map(\.payload) != variants(80, seed: 2).map(\.payload))
    }

    @Test(
        "None is larger than Apple takes a payload, and one fills it",
        arguments: Sweep.seeds(sampled: 1, exhaustive: 3))
    func size(seed: UInt64) {
        let sizes = variants(seed: seed).map(\.payload.json.count)
        #expect(sizes.allSatisfy { $0 <= 4096 } && sizes.contains(4096))
    }

    @Test(
        "There are as many as are asked for, or as there can be",
        arguments: Sweep.every(3, of: [0, 1, 2, 7]))
    func counts(count: Int) {
        #expect(variants(count).count == count)
        #expect(PayloadVariants(of: [:], count: 50, seed: 1).count < 10)
        #expect(PayloadVariants(of: sample, count: -1, seed: 1).isEmpty)
    }
}
