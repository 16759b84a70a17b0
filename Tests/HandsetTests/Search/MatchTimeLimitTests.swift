import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// Every search for a pattern ends.
@Suite struct MatchTimeLimitTests {
    /// Repetitions within a repetition: the time doubles with each character.
    private static let slow = "(a+)+$"
    private static let hostile = String(repeating: "a", count: 64) + "!"

    private func pattern(
        _ pattern: String, seconds: Int = 10, clock: SteppingClock
    ) throws -> SessionPattern {
        try SessionPattern(
            pattern, group: 0, timeLimit: MatchTimeLimit(.seconds(seconds), clock: clock))
    }

    @Test("A search ends with an error when the limit has passed, and not before")
    func limit() throws {
        let clock = SteppingClock()
        let slow = try pattern(Self.slow, clock: clock)
        #expect(throws: SessionPattern.SearchError.timeIsOver(limit: .seconds(10))) {
            try slow.firstMatch(in: Self.hostile)
        }
        // The time starts at the first look, and each look is a second later.
        #expect(clock.lookCount == 11)
        #expect(try slow.firstMatch(in: "aaaa")?.session == "aaaa")
    }

    @Test("A search that is too long ends with the system's clock too")
    func systemClock() throws {
        let slow = try SessionPattern(Self.slow, timeLimit: MatchTimeLimit(.milliseconds(50)))
        #expect(throws: SessionPattern.SearchError.timeIsOver(limit: .milliseconds(50))) {
            try slow.firstMatch(in: Self.hostile)
        }
    }

    @Test("Each search has the whole time limit")
    func eachSearch() throws {
        let clock = SteppingClock()
        let slow = try pattern(Self.slow, seconds: 1_000_000, clock: clock)
        for _ in 0..<20 { #expect(try slow.firstMatch(in: "aaaaaaaaaaaab") == nil) }
        let another = try pattern(Self.slow, seconds: 20, clock: clock)
        #expect(try another.firstMatch(in: "aaaaab") == nil)
    }

    @Test(
        "A search that cannot reach the limit is not watched",
        arguments: [
            "session = ([^']*);", "session", "badge = (\\d+)", "a|b", "[^;]+ = x?", "(a)(b)",
            "(?:a+)b", "^.*$",
        ])
    func unwatched(pattern: String) throws {
        let clock = SteppingClock()
        let quick = try self.pattern(pattern, clock: clock)
        _ = try quick.firstMatch(in: String(repeating: "session = 1 ", count: 20))
        #expect(clock.lookCount == 0)
    }

    @Test("The app's pattern is never watched where its beginning tells the place of the match")
    func appInLongTexts() throws {
        let clock = SteppingClock()
        let app = SessionPattern.app.limiting(to: MatchTimeLimit(.seconds(10), clock: clock))
        let text = String(repeating: "x", count: 1_000_000) + "session = 1;"
        #expect(try app.firstMatch(in: text)?.session == "1")
        #expect(try app.firstMatch(in: "é" + text)?.session == "1")
        #expect(clock.lookCount == 0)
    }

    @Test(
        "A pattern whose search may be slow is watched",
        arguments: [
            "(a+)+$", "(a|a)*$", "(a+){3,}$", "(?:a*)*$", "(a)(?:\\1a*)*$", "(?s)(a+)+$",
            "(?<name>a+)+$", "(a+)\\Q\\E+$", "a+a+a+a+a+a+a+a+$",
            "(?<=a{1,9})a*a*a*a*a*a*a*$",
        ])
    func watched(pattern: String) throws {
        let clock = SteppingClock()
        let slow = try self.pattern(pattern, seconds: 3, clock: clock)
        _ = try? slow.firstMatch(in: Self.hostile)
        #expect(clock.lookCount > 0)
    }

    @Test("A search for which ICU runs out of memory does not pass as a text without a match")
    func memory() throws {
        let many = try SessionPattern("(?:.|x)*y", group: 0)
        let text = String(repeating: "a", count: 1_000_000)
        #expect(throws: SessionPattern.SearchError.tooManyChoices) {
            try many.firstMatch(in: text)
        }
        #expect(try many.firstMatch(in: "aay")?.session == "aay")
    }

    @Test("A search that runs out of memory is an error, however long it may take")
    func memoryOfQuickSearch() throws {
        // Each `a` is a place to go back to. The time limit alone would let the search go unwatched.
        let pattern = try SessionPattern("(a*)", timeLimit: MatchTimeLimit(.seconds(86_400)))
        #expect(throws: SessionPattern.SearchError.tooManyChoices) {
            try pattern.firstMatch(in: String(repeating: "a", count: 400_000))
        }
        #expect(try pattern.firstMatch(in: "aab")?.session == "aa")
    }

    @Test(
        "A search that ICU gives up without a word does not pass as a text without a match",
        arguments: Sweep.every(
            4,
            of: [
                (#"^(a+)+\z"#, "", 30), (#"^(a+)+\z"#, "", 5_000), ("^(a|aa)+$", "", 60),
                ("(?<=^b)(a+)+c", "b", 40),
            ]))
    func givenUp(pattern: String, beginning: String, count: Int) throws {
        let pattern = try SessionPattern(
            pattern, group: 0, timeLimit: MatchTimeLimit(.seconds(86_400)))
        #expect(throws: SessionPattern.SearchError.givenUp) {
            try pattern.firstMatch(in: beginning + String(repeating: "a", count: count) + "!")
        }
    }

    @Test(
        "In a text of more than 20,000 units, a search that ICU gives up reports no match",
        .exhaustive)
    func givenUpInLongText() throws {
        let pattern = try SessionPattern(
            #"^(a+)+\z"#, group: 0, timeLimit: MatchTimeLimit(.seconds(86_400)))
        #expect(throws: SessionPattern.SearchError.givenUp) {
            try pattern.firstMatch(in: String(repeating: "a", count: 19_999) + "!")
        }
        #expect(try pattern.firstMatch(in: String(repeating: "a", count: 20_000) + "!") == nil)
    }

    @Test("A long search that looks at all choices is a text without a match")
    func longSearch() throws {
        // 2,700,000 choices, and then 2,000 places with 2,000 each.
        let choices = try SessionPattern("^(a|aa)+$", group: 0)
        #expect(try choices.firstMatch(in: String(repeating: "a", count: 28) + "!") == nil)
        let places = try SessionPattern("(?:a)+b", group: 0)
        #expect(try places.firstMatch(in: String(repeating: "a", count: 2_000) + "!") == nil)
    }

    @Test("The error of a payload names the rule and the key")
    func router() throws {
        let rules = SessionRules([
            .app, try SessionRule(name: "slow", source: .text(SessionPattern(Self.slow))),
        ]).limitingMatches(to: MatchTimeLimit(.seconds(10), clock: SteppingClock()))
        let payload = try Payload(json: "{\"aps\":{},\"message\":\"\(Self.hostile)\"}")
        let error = try #require(throws: SessionSearchError.self) {
            try SessionRouter(rules: rules, handler: LookupHandler()).routes(in: payload)
        }
        #expect(
            error
                == .searchFailed(
                    rule: "slow", key: "message", .timeIsOver(limit: .seconds(10))))
        #expect(
            error.finding
                == "the pattern of the rule slow came to no end within 10.0 seconds in the text of message"
        )
        #expect(error.reason == .matchTimeIsOver)
        #expect(throws: error) { try PayloadExplanation(of: payload, rules: rules) }
    }

    @Test("The search for a near miss ends too, with the misses that it has found by then")
    func misses() throws {
        // The pattern itself finds at once that there is no match; its beginning does not.
        let rule = try SessionRule(
            name: "slow", source: .text(SessionPattern("z(a+)+$|(?:a+)+$q", group: 0)))
        let rules = SessionRules([rule]).limitingMatches(
            to: MatchTimeLimit(.seconds(10), clock: SteppingClock()))
        let payload = try Payload(json: "{\"message\":\"z\(Self.hostile)\"}")
        #expect(try SessionMiss.all(in: payload, rules: rules).count == 1)
    }

    @Test("A case of a suite whose search does not finish is refused for that reason")
    func suite() throws {
        let json = #"""
            {"rules": [{"name": "slow", "pattern": "(a+)+$"}], "cases": [{"name": "a",
             "payload": {"message": "\#(Self.hostile)"}, "refused": "match-time-is-over"}]}
            """#
        var suite = try SessionSuite(json: Array(json.utf8), source: "suite.json")
        suite.limitMatches(to: MatchTimeLimit(.seconds(10), clock: SteppingClock()))
        #expect(suite.cases[0].run().passed)
    }
}
