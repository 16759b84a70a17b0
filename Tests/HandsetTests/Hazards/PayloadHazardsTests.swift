import HandsetTestSupport
import Testing

@testable import Handset

@Suite struct PayloadHazardsTests {
    private func payload(unknownKeys count: Int) throws -> Payload {
        let keys = (0..<count).map { #""k\#($0)":1"# }.joined(separator: ",")
        return try Payload(json: #"{"aps":{\#(keys)},"content-available":1}"#)
    }

    @Test(
        "All hazards are counted, and the first are those of all",
        arguments: [1, 15, 16, 17, 500])
    func first(count: Int) throws {
        let payload = try payload(unknownKeys: count)
        let hazards = try PayloadHazards(of: payload)
        let all = hazards.first(.max)
        #expect(all.count == hazards.count)
        #expect(all.map(\.kind).count { $0 == .apsUnknownKey } == count)
        #expect(hazards.kinds == Set(all.map(\.kind)))
        #expect(hazards.severity == all.map(\.kind.severity).max())
        for limit in [0, 1, 16, 17, all.count, .max] {
            #expect(hazards.first(limit) == Array(all.prefix(limit)))
            #expect(hazards.count(beyond: limit) == max(0, all.count - limit))
        }
    }

    @Test("The closure's error ends the search")
    func error() throws {
        struct Enough: Error {}
        var count = 0
        let hazards = try PayloadHazards(of: try payload(unknownKeys: 100))
        #expect(throws: Enough.self) {
            try hazards.forEach(upTo: .max) { _ in
                count += 1
                if count == 40 { throw Enough() }
            }
        }
        #expect(count == 40)
    }

    @Test(
        "A hundred thousand unknown keys take no longer than they have to",
        .timeLimit(.minutes(30)))
    func many() throws {
        let count = Sweep.choose(sampled: 10_000, exhaustive: 100_000)
        let growth = try ProcessorTime.growth(to: count) { count in
            let hazards = try PayloadHazards(of: try payload(unknownKeys: count))
            #expect(hazards.first(1_000).count == 1_000)
            #expect(hazards.count >= count)
        }
        #expect(growth < ProcessorTime.largestGrowth)
    }

    @Test("Sessions that are made one after another are those that the router collects")
    func routes() throws {
        let members = (0..<40).map { #""k\#($0)":{"session":"é\#($0)&","x":[1,{"y":null}]}"# }
        let payload = try Payload(
            json: "{" + members.joined(separator: ",") + #","aps":{"session":7,"id":"8"}}"#)
        let path = try #require(SessionKeyPath("aps.id"))
        for routing in SessionRules.Routing.allCases {
            let rules = SessionRules(
                [.app, SessionRule(name: "id", source: .value(at: path))], routing: routing)
            let router = SessionRouter(rules: rules, handler: LookupHandler())
            let expected = try router.routes(in: payload)
            #expect(expected.count > 40)
            let found = try FoundSessions(in: payload, by: router)
            #expect(found.count == expected.count)
            #expect(found.routes == expected)
            let prepared = HazardRules(rules, on: Application.ofTheApp)
            let hazards = try PayloadHazards(of: found, by: prepared)
            let kept = try PayloadHazards(
                of: FoundSessions(expected, in: payload), by: prepared)
            #expect(hazards.first(.max) == kept.first(.max))
        }
    }

    @Test("The text of an explanation has each session and each hazard, in their order")
    func explanation() throws {
        let members = (0..<40).map { #""k\#($0)":{"session":"é\#($0)\"","x":"a\nb"}"# }
        for json in [
            "{" + members.joined(separator: ",") + #","aps":{"session":7,"odd":"8"}}"#,
            #"{"aps":{"sesion":1},"session":2}"#, "{}",
            "{\"session\":\"session = e\u{301}\u{7F}日本;\\n\"}",
        ] {
            let payload = try Payload(json: json)
            let explanation = try PayloadExplanation(of: payload)
            var text = ""
            try explanation.writeText(maximumHazardCount: .max) { text += $0 }
            let routes = try SessionRouter(handler: LookupHandler()).routes(in: payload)
            #expect(explanation.routes == routes)
            let lines = text.split(separator: "\n")
            #expect(
                lines.filter { $0.hasPrefix("rule app finds") }
                    == routes.map { route in
                        let session = SourceExcerpt.shown(route.match.session.utf8)
                        return "rule app finds the session \(session) in \(route.match.key)"
                    })
            #expect(lines.contains("opens nothing") == routes.isEmpty)
            // A miss has told of a session that is not found.
            let hazards = explanation.hazards.first(.max).map {
                $0.kind == .sessionNotFound && routes.isEmpty
                    ? "error: session-not-found" : $0.description
            }
            #expect(
                lines.filter { $0.hasPrefix("error: ") || $0.hasPrefix("warning: ") }
                    == hazards.map { Substring(TextFold(width: nil).lines(of: $0)[0]) })
            #expect(explanation.values.map(\.key) == payload.userInfo.keys)
            var record: [UInt8] = []
            try PayloadRecord(explanation, maximumHazardCount: .max).write { record += $0 }
            #expect(record == PayloadRecord(explanation, maximumHazardCount: .max).json + [10])
        }
    }

    @Test(
        "Values with 256 MiB of texts together are refused, though each is short enough",
        .exhaustive)
    func totalText() throws {
        #expect(DescriptionWriter.maximumTotalByteCount == 256 << 20)
        // Each text is about 4 MB long.
        let deep = String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000)
        func json(_ count: Int) -> String {
            "{" + (0..<count).map { "\"\($0)\":\(deep)" }.joined(separator: ",") + "}"
        }
        let router = SessionRouter(handler: LookupHandler())
        #expect(try router.routes(in: Payload(json: json(3))).isEmpty)
        let payload = try Payload(json: json(80))
        #expect(
            throws: SessionSearchError.textTooLong(
                DescriptionWriter.TextTooLong(
                    maximumByteCount: DescriptionWriter.maximumTotalByteCount, isTotal: true))
        ) {
            try router.routes(in: payload)
        }
    }

    @Test(
        "Near misses in a thousand deep values are searched in their beginnings alone", .exhaustive)
    func deepMisses() throws {
        let deep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
        let members = (0..<500).map { "\"\($0)\":\(deep)" }.joined(separator: ",")
        let payload = try Payload(json: #"{\#(members),"end":{"sesion":"1"}}"#)
        let miss = try #require(try SessionMiss.all(in: payload, rules: .app).first)
        #expect(miss.key == "end")
        #expect(miss.finding == #"end has the key "sesion""#)
    }

    // To compare each of 100,000 keys with each would take hours.
    @Test("A rule with many keys looks at those alone", .timeLimit(.minutes(30)))
    func keys() throws {
        let count = Sweep.choose(sampled: 15_000, exhaustive: 100_000)
        let growth = try ProcessorTime.growth(to: count) { count in
            let names = (0..<count).map { "k\($0)" }
            let members = names.map { #""\#($0)":{"session":1}"# }.joined(separator: ",")
            let payload = try Payload(json: "{\(members)}")
            var rule = SessionRule.app
            let last = "k\(count - 1)"
            rule.keys = names.map { $0 + "x" } + ["k7", last]
            let router = SessionRouter(rules: SessionRules([rule]), handler: LookupHandler())
            #expect(try router.routes(in: payload).map(\.match.key) == ["k7", last])
        }
        #expect(growth < ProcessorTime.largestGrowth)
    }
}
