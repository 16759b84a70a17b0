import Handset
import HandsetTestSupport
import Testing

/// The writer of sessions skips values, and finds what the router finds.
@Suite struct SessionWriterTests {
    private static let payloads = [
        #"{"aps":{"session":"1"},"more":{"session":"2"}}"#,
        #"{"more":{"a":"b"},"aps":{"session":"1"}}"#,
        #"{"session":"1","aps":{"session":"2"},"text":"session = 3;"}"#,
        #"{"aps":{"\u0073ession":"1"},"more":{"session":"2"}}"#,
        #"{"aps":{"alert":"\u0073ession = 1;"}}"#,
        #"{"aps":{"a":"session"},"more":{"b":"session = 2;"}}"#,
        #"{"aps":{"a":"session = 1; session = 2;"},"more":{"b":"session = 3;"}}"#,
        #"{"aps":{"SESSION":"1"},"more":{"Session":"2"}}"#,
        "{\"aps\":{\"ſession\":\"1\"},\"text\":\"ſession = 2;\"}",
        "{\"aps\":{\"a\":\"\u{7F}bc = 1;\"}}",
        #"{"aps":{"a":"\u007fbc = 1;","b":"\\177bc = 2;"}}"#,
        #"{"aps":{"a":null,"b":[null,1e300,-1,0.5,true]}}"#,
        #"{"aps":{"a":"x","b":"null = 1;"}}"#,
        "{\"aps\":{\"a\":\"한국 session = 1;\"},\"more\":\"session = 2;\"}",
        #"{"aps":{"a":"b"}}"#, "{}",
    ]
    private static let patterns = [
        "session = ([^']*);", "177bc = ([^']*);", "null(.)", "b = ([^;]*);", "e(.)", "1(.)",
        "300(.)", "x(y)?", "(session)", "= ([^;]*);",
    ]

    @Test("It writes the sessions that the router finds, whichever values it skips")
    func sameAsRouter() throws {
        var foundCount = 0
        for pattern in Self.patterns {
            for options in [[], SessionPattern.app.options] {
                let rule = try SessionRule(name: "rule", pattern: pattern, options: options)
                let router = SessionRouter(
                    rules: SessionRules([rule]), handler: RecordingHandler())
                for json in Self.payloads {
                    let payload = try Payload(json: json)
                    let found = try router.routes(in: payload).map { $0.match.session + "\n" }
                    let written = try SessionWriter(router: router, form: .session)
                        .bytes(ofWhole: Array(json.utf8))
                    #expect(
                        written == Array(found.joined().utf8), "\(pattern) \(options) \(json)")
                    foundCount += found.count
                }
            }
        }
        #expect(foundCount > 100)
    }

    @Test("A value whose text is too long is an error, even if it holds no session")
    func tooLong() throws {
        var json = String(repeating: #"{"a":["#, count: 700)
        json += String(repeating: "1,", count: 12_000) + "1"
        json += String(repeating: "]}", count: 700)
        json = #"{"aps":\#(json)}"#
        let router = SessionRouter(handler: RecordingHandler())
        #expect(throws: SessionSearchError.self) {
            try SessionWriter(router: router, form: .session)
                .bytes(ofWhole: Array(json.utf8))
        }
    }

    @Test(
        "The size up to which values are skipped leaves no text that is too long",
        arguments: Sweep.every(3, of: [5_400, 8_190, 12_000]))
    func worstCase(byteCount: Int) throws {
        // No other payload prints more for each of its bytes: arrays at the greatest depth, each of which
        // holds the next.
        let branch = String(repeating: "[", count: 10) + String(repeating: "]", count: 10)
        let depth = PayloadReader.largestMaximumDepth - 11
        let count = (byteCount - 2 * depth - 6) / (branch.utf8.count + 1)
        let branches = Array(repeating: branch, count: count).joined(separator: ",")
        let json =
            #"{"a":"# + String(repeating: "[", count: depth) + branches
            + String(repeating: "]", count: depth) + "}"
        let router = SessionRouter(handler: RecordingHandler())
        let routes = try? router.routes(in: Payload(json: json))
        let written = try? SessionWriter(router: router, form: .session)
            .bytes(ofWhole: Array(json.utf8))
        #expect((routes == nil) == (written == nil))
    }
}
