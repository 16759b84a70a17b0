import Handset
import HandsetSuites
import Testing

@testable import HandsetListen

/// The differences of payloads that came from those that were expected, and the nearest one.
@Suite struct NearestNotificationTests {
    private func difference(
        _ expected: String, _ found: String, isPart: Bool = false
    ) throws -> [String] {
        let difference = try #require(
            try PayloadDifference(
                from: Payload(json: expected), to: Payload(json: found), isPart: isPart))
        #expect(difference.count >= difference.members.count)
        return difference.members.map { "\($0.path): \($0.expected), \($0.found)" }
    }

    @Test(
        "Each value that differs has its key path, and both values in JSON",
        arguments: [
            (#"{"a":1,"b":{"c":"x"}}"#, #"{"b":{"c":"x"},"a":1.0}"#, []),
            (#"{"a":1}"#, #"{"a":"1"}"#, [#".a: 1, "1""#]),
            (#"{"a":{"b":1,"c":null}}"#, "{}", [".a.b: 1, nothing", ".a.c: null, nothing"]),
            ("{}", #"{"a":{"b":1},"d":{}}"#, [".a.b: nothing, 1", ".d: nothing, {}"]),
            (#"{"a":{}}"#, #"{"a":[]}"#, [".a: {}, []"]),
            (#"{"a":{"b":1}}"#, #"{"a":7}"#, [#".a: {"b":1}, 7"#]),
            (
                #"{"a":[1,{"b":2}]}"#, #"{"a":[2,{"b":3},4]}"#,
                [".a[0]: 1, 2", ".a[1].b: 2, 3", ".a[2]: nothing, 4"]
            ),
            (
                #"{"a.b":1,"":2,"c-d_1":3,"é":4}"#, "{}",
                [
                    #"["a.b"]: 1, nothing"#, #"[""]: 2, nothing"#, ".c-d_1: 3, nothing",
                    #"["é"]: 4, nothing"#,
                ]
            ),
        ] as [(String, String, [String])])
    func members(expected: String, found: String, members: [String]) throws {
        #expect(try difference(expected, found) == members)
    }

    @Test("Of a part, other keys are no difference, but those within its arrays are")
    func ofPart() throws {
        #expect(
            try difference(#"{"a":{"b":1}}"#, #"{"a":{"b":1,"c":2},"d":3}"#, isPart: true) == [])
        #expect(
            try difference(#"{"a":[{"b":1}]}"#, #"{"a":[{"b":1,"c":2}]}"#, isPart: true)
                == [".a[0].c: nothing, 2"])
        #expect(
            try difference(#"{"a":{"b":1}}"#, #"{"a":{"c":1}}"#, isPart: true)
                == [".a.b: 1, nothing"])
    }

    @Test(
        "A part is there with each key and its value: texts, numbers and arrays as they are",
        arguments: [
            ("{}", #"{"a":1}"#, true), (#"{"a":1}"#, #"{"b":2,"a":1.0}"#, true),
            (#"{"a":{"b":{}}}"#, #"{"a":{"b":{"c":1}}}"#, true),
            (#"{"a":[1]}"#, #"{"a":[1,2]}"#, false), (#"{"a":[{}]}"#, #"{"a":[{"b":1}]}"#, false),
            (#"{"a":null}"#, "{}", false), (#"{"a":{}}"#, #"{"a":1}"#, false),
            (#"{"a":1}"#, #"{"a":{"a":1}}"#, false), (#"{"a":true}"#, #"{"a":1}"#, false),
        ])
    func part(part: String, whole: String, isPart: Bool) throws {
        let found = try #require(PayloadPart(Array(part.utf8)))
        #expect(try found.isPart(of: Payload(json: whole)) == isPart)
    }

    @Test("Twenty differences are made, and all are counted")
    func many() throws {
        let members = (1...30).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
        let difference = try #require(
            try PayloadDifference(from: Payload(json: "{\(members)}"), to: [:], isPart: false))
        #expect(difference.members.count == 20)
        #expect(difference.count == 30)
    }

    private func came(_ payloads: [(String, isExpected: Bool)]) -> CameNotifications {
        var came = CameNotifications()
        for (number, (payload, isExpected)) in payloads.enumerated() {
            let bytes = Array(payload.utf8)
            came.keep(
                CameNotifications.Came(source: "http2#\(number + 1)", payload: bytes, page: nil),
                PayloadIdentity(bytes), isExpected: isExpected)
        }
        return came
    }

    private func nearest(_ expected: String, _ came: CameNotifications) -> String? {
        NearestNotification(
            to: Array(expected.utf8), isPart: false, among: came.candidates(ofCases: 1))?.came
            .source
    }

    @Test("The nearest has the fewest differences; of equals it is the first")
    func nearestOfAll() {
        let came = came([
            (#"{"x":1}"#, false), (#"{"aps":{"session":"7"}}"#, false),
            (#"{"aps":{"session":"8"}}"#, false),
        ])
        #expect(nearest(#"{"aps":{"session":"42"},"badge":1}"#, came) == "http2#2")
        #expect(nearest(#"{"x":2}"#, came) == "http2#1")
        #expect(nearest("[", came) == nil)
        #expect(nearest("{}", CameNotifications()) == nil)
    }

    @Test("One that belongs to a case is the nearest only where no other came")
    func unexpectedFirst() {
        let expected = (#"{"a":1}"#, true)
        #expect(nearest(#"{"a":2}"#, came([expected])) == "http2#1")
        #expect(nearest(#"{"a":2}"#, came([expected, (#"{"b":1,"c":2}"#, false)])) == "http2#2")
    }

    @Test(
        "The comparisons of all cases for which none came are 20,000 at most",
        arguments: [1, 39, 41, 1_000, 19_999, 20_000, 20_001, 1_000_000])
    func comparisons(caseCount: Int) {
        let many = came((1...600).map { (#"{"a":\#($0)}"#, false) })
        let count = many.candidates(ofCases: caseCount).count * caseCount
        #expect(count <= 20_000)
        #expect(caseCount > 20_000 ? count == 0 : count >= min(500 * caseCount, 10_000))
    }

    @Test("What is kept has a bound: 500 different payloads, none of more than 8 KiB")
    func bounds() {
        let many = came((1...600).map { (#"{"a":\#($0)}"#, false) })
        #expect(many.candidates(ofCases: 1).count == 500)
        #expect(many.candidates(ofCases: 1_000).count == 20)
        let equal = came((1...600).map { _ in ("{}", false) } + [(#"{"a":1}"#, false)])
        #expect(equal.candidates(ofCases: 1).count == 2)
        let large = #"{"a":"\#(String(repeating: "x", count: 9_000))"}"#
        #expect(came([(large, false)]).candidates(ofCases: 1).isEmpty)
    }
}
