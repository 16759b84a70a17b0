import Foundation
import Handset
import Testing

@Suite struct SessionRuleTests {
    private func session(_ text: String, _ rule: SessionRule = .app) -> String? {
        rule.firstMatch(in: text, key: "k")?.session
    }

    @Test("The app's rule is the app's")
    func app() {
        #expect(SessionRule.app.pattern == "session = ([^']*);")
        #expect(SessionRule.app.options == .caseInsensitive)
        #expect(SessionRule.app.group == 1)
    }

    @Test(
        "The session reaches to the last semicolon before an apostrophe",
        arguments: [
            ("session = 42;", "42"), ("session = ;", ""), ("session = 4;2;", "4;2"),
            ("session = 1;\n  b = 2;\n}", "1;\n  b = 2"), ("session = 1; it's; 2;", "1"),
            ("SESSION = 1;", "1"), ("lastsession = 5;", "5"),
            ("session = 1; session = 2;", "1; session = 2"),
        ])
    func sessions(text: String, expected: String) {
        #expect(session(text) == expected)
    }

    @Test(
        "There is no session without the whole pattern",
        arguments: ["", "42", "session = 42", "session=42;", "session = it's;", "session  = 1;"])
    func none(text: String) {
        #expect(session(text) == nil)
    }

    @Test("A match tells where it is, in UTF-16 units, and in what")
    func range() {
        let text = "👋 한 session = 한👋;"
        let match = SessionRule.app.firstMatch(in: text, key: "note")
        #expect(
            match
                == SessionMatch(
                    rule: "app", key: "note", session: "한👋", range: 15..<18, text: text))
    }

    @Test("Options and groups are those of the rule")
    func optionsAndGroups() throws {
        let exact = try SessionRule(name: "exact", pattern: "session = (\\w+)")
        #expect(session("Session = 1", exact) == nil)
        let second = try SessionRule(name: "second", pattern: "(\\w)(\\d)", group: 2)
        #expect(session("a1b2", second) == "1")
        let whole = try SessionRule(name: "whole", pattern: "\\d+", group: 0)
        #expect(session("a12", whole) == "12")
    }

    @Test("A group that takes no part in the first match is no session")
    func absentGroup() throws {
        let rule = try SessionRule(name: "either", pattern: "a|b(c)")
        #expect(session("a bc", rule) == nil)
        #expect(session("bc", rule) == "c")
    }

    @Test(
        "A pattern that does not compile is shown with its place",
        arguments: [
            ("session = ([^']*;", 10), ("a)b", 1), ("[z-a]", 0), ("a**", 2), ("ab\\", 2),
            ("(((", 0), ("x(?<n", 1), ("한👋(", 3),
        ])
    func doesNotCompile(pattern: String, offset: Int) {
        let error = #expect(throws: SessionRuleError.self) {
            try SessionRule(name: "mine", pattern: pattern)
        }
        #expect(error?.problem == .doesNotCompile(offset: offset))
        #expect(error?.description.contains("\n\(pattern)\n") == true)
    }

    @Test("The caret of a pattern stands below its place")
    func caret() {
        let error = #expect(throws: SessionRuleError.self) {
            try SessionRule(name: "mine", pattern: "한 = (")
        }
        #expect(
            error?.description == """
                rule mine: the pattern does not compile from character 5 on; close what is open, and \
                put a backslash before each character that is meant as itself
                한 = (
                     ^
                """)
    }

    @Test("Without a group to name, a pattern needs exactly one")
    func groupCount() {
        for (pattern, count) in [("a", 0), ("(a)(b)", 2), ("((a))", 2)] {
            let error = #expect(throws: SessionRuleError.self) {
                try SessionRule(name: "mine", pattern: pattern)
            }
            #expect(error?.problem == .hasNotOneGroup(groupCount: count))
        }
        #expect(throws: Never.self) { try SessionRule(name: "mine", pattern: "(?:a)(b)") }
    }

    @Test("A group that the pattern does not have is refused", arguments: [-1, 2])
    func missingGroup(group: Int) {
        let error = #expect(throws: SessionRuleError.self) {
            try SessionRule(name: "mine", pattern: "(a)", group: group)
        }
        #expect(error?.problem == .hasNoGroup(group, groupCount: 1))
    }
}
