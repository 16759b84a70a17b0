import Handset
import HandsetTestSupport
import Testing

@Suite struct LongMatrixTests {
    @Test(
        "A session of a million characters is broken into lines, in time with its length",
        .timeLimit(.minutes(30)), arguments: Sweep.every(2, of: ["1", "e\u{301}", "🇩🇪", "👨‍👩‍👧"]))
    func long(character: String) throws {
        let byteCount = Sweep.choose(sampled: 200_000, exhaustive: 1_000_000)
        let growth = try ProcessorTime.growth(to: byteCount) { byteCount in
            let count = byteCount / character.utf8.count
            let session = String(repeating: character, count: count)
            let payload = try Payload(json: #"{"session":"session = \#(session);"}"#)
            var text = ""
            MatrixText(try ScenarioMatrix(of: payload, on: [IOSVersion(4)])).write(into: &text)
            let lines = text.split(separator: "\n").dropFirst().prefix { !$0.contains("found by") }
            let second = lines.dropFirst().first.map(String.init)
            #expect(second == "  " + String(repeating: character, count: 98))
            #expect(lines.map(\.count).max() == 100)
            #expect(lines.joined().count { String($0) == character } > count - 100)
        }
        #expect(growth < ProcessorTime.largestGrowth)
    }
}
