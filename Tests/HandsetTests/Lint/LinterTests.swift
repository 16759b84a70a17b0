import Handset
import Testing

/// Findings that the examples of rules do not show.
@Suite struct LinterTests {
    private static func found(
        _ json: String, pushType: String? = nil, versions: ClosedRange<IOSVersion>? = nil
    ) throws -> [String] {
        Linter(headers: LintHeaders(pushType: pushType), versions: versions)
            .result(of: try Payload(json: json)).findings.map { "\($0.rule): \($0.finding)" }
    }

    @Test(
        "Likely mistakes get the key or the value that is probably meant",
        arguments: [
            (#"{"aps":{"alert":"a","content_available":1}}"#, "; is it content-available?"),
            (#"{"aps":{"alert":"a","Badge":1}}"#, "; is it badge?"),
            (#"{"aps":{"alert":{"body":"a","Title":"b"}}}"#, "; is it title?"),
            (
                #"{"aps":{"alert":"a","interruption-level":"time_sensitive"}}"#,
                "; is it time-sensitive?"
            ),
            (#"{"aps":{"timestamp":1,"event":"updated","content-state":{}}}"#, "; is it update?"),
            (#"{"APS":{"alert":"a"}}"#, "; is it APS?"),
        ])
    func questions(json: String, question: String) throws {
        let found = try Self.found(json)
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix(question) == true, "\(found)")
    }

    @Test(
        "A payload as Apple shows it has no findings",
        arguments: [
            (
                #"{"aps":{"alert":{"title":"Game","subtitle":"Cards","body":"Play?"},"category":"G"},"id":"1"}"#,
                nil
            ),
            (#"{"aps":{"badge":9,"sound":"bingbong.aiff"},"messageID":"ABC"}"#, nil),
            (#"{"aps":{"alert":{"loc-key":"K","loc-args":["a","b"]},"sound":"default"}}"#, nil),
            (
                #"{"aps":{"category":"C","mutable-content":1,"alert":{"title":"S","body":"(e)"}},"x":"y"}"#,
                nil
            ),
            (
                #"{"aps":{"timestamp":1168364460,"event":"update","content-state":{"a":1},"alert":{"title":{"loc-key":"%@","loc-args":["P"]},"body":{"loc-key":"B"},"sound":"h.mp4"}}}"#,
                "liveactivity"
            ),
            (
                #"{"aps":{"timestamp":1,"event":"start","content-state":{},"attributes-type":"A","attributes":{},"input-push-token":1,"alert":{"title":"t","body":"b"},"relevance-score":100}}"#,
                "liveactivity"
            ),
            (#"{"aps":{"content-changed":true}}"#, "widgets"),
            (#"{"session":"a call"}"#, "voip"),
            (#"{"mdm":"magic"}"#, "mdm"),
            (#"{"mdm":"magic"}"#, nil),
        ] as [(String, String?)])
    func correct(json: String, pushType: String?) throws {
        #expect(try Self.found(json, pushType: pushType) == [])
    }

    @Test("The size depends on the push type, and on the oldest iOS before 9")
    func sizes() throws {
        func json(_ count: Int) -> String {
            let rest = #"{"aps":{"alert":""}}"#
            let text = String(repeating: "x", count: count - rest.utf8.count)
            return #"{"aps":{"alert":"\#(text)"}}"#
        }
        #expect(try Self.found(json(4096)) == [])
        #expect(try Self.found(json(4097)).count == 1)
        #expect(try Self.found(json(5120), pushType: "voip") == [])
        #expect(try Self.found(json(5121), pushType: "voip").count == 1)
        #expect(try Self.found(json(2048), versions: IOSVersion(8)...IOSVersion(18)) == [])
        #expect(try Self.found(json(2049), versions: IOSVersion(8)...IOSVersion(18)).count == 1)
        #expect(try Self.found(json(4096), versions: IOSVersion(9)...IOSVersion(18)) == [])
    }

    @Test("Findings beyond the largest number are counted by their severity")
    func limit() throws {
        let json = #"{"aps":{"alert":"a","badge":"1","one":1,"two":2,"three":3}}"#
        let result = Linter(maximumCount: 2).result(of: try Payload(json: json))
        #expect(result.findings.map(\.rule.identifier) == ["aps-wrong-type", "aps-unknown-key"])
        #expect(result.moreCount == 2)
        #expect(result.counts.errors == 1 && result.counts.warnings == 3)
        #expect(result.counts.severity == .error)
        let none = Linter(maximumCount: 0).result(of: try Payload(json: json))
        #expect(none.findings.isEmpty && none.moreCount == 4)
    }

    @Test("A key of a later iOS is found for the oldest version alone")
    func versions() throws {
        let json =
            #"{"aps":{"alert":{"title":"t","body":"b"},"event":"update","timestamp":1,"content-state":{}}}"#
        #expect(
            try Self.found(json, versions: IOSVersion(8)...IOSVersion(16)) == [
                "version-ignores-key: iOS 8 ignores aps.event; iOS 16.1 was the first to read it",
                "version-ignores-key: iOS 8 ignores aps.timestamp; iOS 16.1 was the first to read it",
                "version-ignores-key: iOS 8 ignores aps.content-state; iOS 16.1 was the first to read it",
                "version-ignores-key: iOS 8 ignores aps.alert.title; iOS 8.2 was the first to read it",
            ])
        #expect(try Self.found(json, versions: IOSVersion(16, 1)...IOSVersion(18)) == [])
    }

    @Test("Headers of the linter take the place of those of the request")
    func headers() throws {
        let payload = try Payload(json: #"{"aps":{"content-available":1}}"#)
        let request = LintHeaders(pushType: "background", isWholeRequest: true)
        let found = Linter().result(of: payload, in: request).findings
        #expect(found.map(\.finding) == ["a background push has no priority, which means 10"])
        let given = Linter(headers: LintHeaders(priority: "5"))
        #expect(given.result(of: payload, in: request).findings.isEmpty)
    }
}
