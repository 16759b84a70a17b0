import Handset
import HandsetFixtures
import HandsetHunt
import Testing

/// The way to the smallest payload.
@Suite struct PayloadReductionTests {
    private let payload: Payload = [
        "aps": ["alert": ["title": "Long title", "body": "Body"], "badge": 3], "list": [1, 2, 30],
        "id": 4_000,
    ]

    @Test("All that is not needed goes, and what is left is as simple as it can be")
    func smallest() async {
        var reduction = PayloadReduction(tries: 500)
        let smallest = await reduction.smallest(of: payload) { candidate in
            (candidate["list"]?[0]?.integer ?? 0) > 1
                && candidate["aps"]?["alert"]?["title"]?.string?.isEmpty == false
        }
        #expect(smallest == ["aps": ["alert": ["title": "a"]], "list": [2]])
    }

    @Test("It ends after its number of tries, with what it has")
    func tries() async {
        var reduction = PayloadReduction(tries: 3)
        var count = 0
        let smallest = await reduction.smallest(of: payload) { _ in
            count += 1
            return false
        }
        #expect(count == 3 && smallest == payload)
    }

    @Test("Values at places that are kept stay, and what is missing there stays missing")
    func kept() async throws {
        let variants = PayloadVariants(of: ["id": 70, "b": 1], count: 50, seed: 1)
        let change = try #require(variants.first { $0.description == "id is the text \"70\"" })
        var reduction = PayloadReduction(tries: 100, keeping: change.changes.map(\.place))
        let smallest = await reduction.smallest(of: change.payload) { _ in true }
        #expect(smallest == ["id": "70"])
    }
}
