import Foundation
import Handset
import Testing

@Suite struct SessionPatternTests {
    private func session(
        _ text: String, _ pattern: SessionPattern = .app
    ) throws -> String? {
        try pattern.firstMatch(in: text)?.session
    }

    @Test("The app's pattern is the app's")
    func app() {
        #expect(SessionPattern.app.pattern == "session = ([^']*);")
        #expect(SessionPattern.app.options == .caseInsensitive)
        #expect(SessionPattern.app.group == 1)
    }

    @Test(
        "The session reaches to the last semicolon before an apostrophe",
        arguments: [
            ("session = 42;", "42"), ("session = ;", ""), ("session = 4;2;", "4;2"),
            ("session = 1;\n  b = 2;\n}", "1;\n  b = 2"), ("session = 1; it's; 2;", "1"),
            ("SESSION = 1;", "1"), ("lastsession = 5;", "5"),
            ("session = 1; session = 2;", "1; session = 2"),
        ])
    func sessions(text: String, expected: String) throws {
        #expect(try session(text) == expected)
    }

    @Test(
        "There is no session without the whole pattern",
        arguments: ["", "42", "session = 42", "session=42;", "session = it's;", "session  = 1;"])
    func none(text: String) throws {
        #expect(try session(text) == nil)
    }

    @Test("A match tells where it is, in UTF-16 units, and in what")
    func range() throws {
        let text = "👋 한 session = 한👋;"
        let match = try SessionPattern.app.firstMatch(in: text)
        #expect(
            match
                == SessionPattern.Match(session: "한👋", range: 15..<18, wholeRange: 5..<19))
    }

    @Test("Options and groups are those that were asked for")
    func optionsAndGroups() throws {
        let exact = try SessionPattern("session = (\\w+)")
        #expect(try session("Session = 1", exact) == nil)
        let second = try SessionPattern("(\\w)(\\d)", group: 2)
        #expect(try session("a1b2", second) == "1")
        let whole = try SessionPattern("\\d+", group: 0)
        #expect(try session("a12", whole) == "12")
    }

    @Test("A group that takes no part in the first match is no session")
    func absentGroup() throws {
        let rule = try SessionPattern("a|b(c)")
        #expect(try session("a bc", rule) == nil)
        #expect(try session("bc", rule) == "c")
    }

    @Test(
        "A pattern that does not compile is shown with its place",
        arguments: [
            ("session = ([^']*;", 10), ("a)b", 1), ("[z-a]", 0), ("a**", 2), ("ab\\", 2),
            ("(((", 0), ("x(?<n", 1), ("한👋(", 3),
        ])
    func doesNotCompile(pattern: String, offset: Int) {
        let error = #expect(throws: SessionPattern.PatternError.self) {
            try SessionPattern(pattern)
        }
        #expect(error?.problem == .doesNotCompile(offset: offset))
        #expect(error?.description.contains("\n\(pattern)\n") == true)
    }

    @Test("The caret of a pattern stands below its place")
    func caret() {
        let error = #expect(throws: SessionPattern.PatternError.self) {
            try SessionPattern("한 = (")
        }
        #expect(
            error?.description == """
                the pattern does not compile from character 5 on; close what is open, and \
                put a backslash before each character that is meant as itself
                한 = (
                     ^
                """)
    }

    @Test("A pattern may have 65,536 UTF-16 units by default, and no more")
    func length() throws {
        let longest = String(repeating: "👋", count: 32_767) + "()"
        #expect(throws: Never.self) { try SessionPattern(longest) }
        let error = try #require(throws: SessionPattern.PatternError.self) {
            try SessionPattern(longest + "a")
        }
        #expect(error.problem == .tooLong(length: 65_537, maximum: 65_536))
        #expect(
            error.description
                == "the pattern has 65537 UTF-16 units; at most 65536 are allowed; shorten it, or raise the limit with --limit pattern-length"
        )
        #expect(throws: Never.self) { try SessionPattern(longest + "a", maximumLength: 65_537) }
    }

    @Test(
        "A pattern of open brackets as long as one may be does not compile", arguments: ["(", "["])
    func brackets(bracket: String) {
        let error = #expect(throws: SessionPattern.PatternError.self) {
            try SessionPattern(
                String(repeating: bracket, count: SessionPattern.defaultMaximumLength))
        }
        #expect(error?.problem == .doesNotCompile(offset: nil))
    }

    @Test("Without a group to name, a pattern needs exactly one")
    func groupCount() {
        for (pattern, count) in [("a", 0), ("(a)(b)", 2), ("((a))", 2)] {
            let error = #expect(throws: SessionPattern.PatternError.self) {
                try SessionPattern(pattern)
            }
            #expect(error?.problem == .hasNotOneGroup(groupCount: count))
        }
        #expect(throws: Never.self) { try SessionPattern("(?:a)(b)") }
    }

    @Test("A group that the pattern does not have is refused", arguments: [-1, 2])
    func missingGroup(group: Int) {
        let error = #expect(throws: SessionPattern.PatternError.self) {
            try SessionPattern("(a)", group: group)
        }
        #expect(error?.problem == .hasNoGroup(group, groupCount: 1))
    }
}
