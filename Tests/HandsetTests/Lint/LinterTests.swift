import Handset
import HandsetLint
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

    @Test(
        "The advice on a likely mistake names what to write",
        arguments: [
            (#"{"aps":{"alert":"a","content_available":1}}"#, #"Write "content-available"."#),
            (
                #"{"aps":{"alert":"a","own":1}}"#,
                #"Put your own keys outside "aps", in a dictionary."#
            ),
            (
                #"{"aps":{"alert":"a","subtitle":"b"}}"#,
                #"Put "subtitle" into the dictionary "alert"."#
            ),
            (#"{"aps":{"alert":{"body":"a","Title":"b"}}}"#, #"Write "title"."#),
            (
                #"{"aps":{"alert":{"body":"a","badge":1}}}"#,
                #"Put "badge" into "aps", beside "alert"."#
            ),
            (#"{"aps":{"alert":"a","sound":{"name":"a.caf","Volume":1}}}"#, #"Write "volume"."#),
            (#"{"aps":{"alert":"a","badge":"7"}}"#, #"Send "badge": 7."#),
            (#"{"aps":{"content-available":true}}"#, #"Send "content-available": 1."#),
            (#"{"aps":{"alert":"a","thread-id":7}}"#, #"Send "thread-id": "7"."#),
            (#"{"aps":{"content-changed":1}}"#, #"Send "content-changed": true."#),
            (
                #"{"aps":{"alert":"a","interruption-level":"Active"}}"#,
                #"Send "interruption-level": "active"."#
            ),
            (
                #"{"aps":{"timestamp":1,"event":"updated","content-state":{}}}"#,
                #"Send "event": "update"."#
            ),
            (#"{"APS":{"alert":"a"}}"#, #"Write "aps" in place of "APS"."#),
        ])
    func advice(json: String, advice: String) throws {
        let found = Linter().result(of: try Payload(json: json)).findings
        #expect(found.first?.advice == advice, "\(found)")
    }

    @Test(
        "A sound is a whole name of an aiff, wav or caf",
        arguments: [
            (#""bell.aiff""#, nil), (#""a/bell.CAF""#, nil), (#""default""#, nil),
            (#"{"name":"bell.wav"}"#, nil), (#""v1.2/bell""#, "sound-without-extension"),
            (#"{"name":"bell.m4r"}"#, "sound-format"), (#""bell.""#, "sound-without-extension"),
        ] as [(String, String?)])
    func sounds(sound: String, rule: String?) throws {
        let result = Linter().result(
            of: try Payload(json: #"{"aps":{"alert":"a","sound":\#(sound)}}"#))
        #expect(result.findings.map(\.rule.identifier) == (rule.map { [$0] } ?? []))
    }

    @Test("A dictionary of the app's own beside aps may be called alert")
    func ownAlert() throws {
        #expect(try Self.found(#"{"aps":{"badge":1},"alert":{"action":"remind"}}"#) == [])
        #expect(
            try Self.found(#"{"aps":{"badge":1},"alert":{"title":"a"}}"#)
                == ["aps-key-outside: alert stands outside aps"])
    }

    @Test("A badge that comes with new content needs the priority 5")
    func badgeWithContent() throws {
        func rules(_ aps: String) throws -> [String] {
            Linter().result(
                of: try Payload(json: #"{"aps":\#(aps)}"#), in: LintHeaders(priority: "10")
            ).findings.map(\.rule.identifier)
        }
        #expect(try rules(#"{"badge":0,"content-available":1}"#).contains("background-priority"))
        #expect(try !rules(#"{"alert":"a","content-available":1}"#).contains("background-priority"))
    }

    @Test(
        "Pushes that are no notifications have rules of their own",
        arguments: [
            (#"{"aps":{"alert":"a","sound":"b"}}"#, "pushtotalk", ["alert", "sound"]),
            (#"{"aps":{"badge":1}}"#, "voip", ["badge"]),
            (#"{"aps":{"content-changed":true,"badge":1}}"#, "widgets", ["badge"]),
            (#"{"aps":{"alert":"a"}}"#, "location", ["alert"]),
            (
                #"{"aps":{"mutable-content":1,"alert":"a"}}"#, "complication",
                ["alert", "mutable-content"]
            ),
            (#"{"aps":{},"k":1}"#, "location", []), (#"{"k":1}"#, "complication", []),
            (#"{"aps":{"content-changed":true}}"#, "controls", []),
        ] as [(String, String, [String])])
    func otherTypes(json: String, pushType: String, keys: [String]) throws {
        #expect(
            try Self.found(json, pushType: pushType)
                == keys.map {
                    "notification-key-of-other-type: the push type is \(pushType), but aps has \($0)"
                })
    }

    @Test(
        "The expiration of a transmission is 0, that of a call any, and none is missing in a capture"
    )
    func expiration() throws {
        func found(_ type: String, _ expiration: String?, isWhole: Bool) throws -> Int {
            let headers = LintHeaders(
                pushType: type, priority: "10", expiration: expiration, isWholeRequest: isWhole)
            return Linter().result(of: try Payload(json: #"{"k":1}"#), in: headers).findings.count
        }
        for type in ["voip", "pushtotalk"] {
            #expect(try found(type, nil, isWhole: false) == 0)
            #expect(try found(type, nil, isWhole: true) == 1)
            #expect(try found(type, "0", isWhole: true) == 0)
        }
        #expect(try found("voip", "1685952000", isWhole: true) == 0)
        #expect(try found("pushtotalk", "1685952000", isWhole: false) == 1)
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
        let ofCall = { (count: Int) in json(count).replacing(#"{"alert":""#, with: #"{"calls":""#) }
        let sizes = try [5120, 5121].map { count in
            try Self.found(ofCall(count), pushType: "voip").filter { $0.contains("too-large") }
                .count
        }
        #expect(sizes == [0, 1])
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
