import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// Sentences fold at the width of a terminal, and data does not.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct FoldTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let alert = Array(repeating: "word", count: 30).joined(separator: " ")
        try folder.write(
            #"{"aps":{"alert":"\#(alert)","session":"a-b"}}"#, to: "p.json")
        try folder.write("{\"aps\": \(String(repeating: " ", count: 50)) tru}\n", to: "bad.json")
        try folder.write(#"{"aps":{"alert":"hi","badge":"1","one":1}}"#, to: "lint.json")
        try folder.write(
            #"{"cases":[{"name":"n","payload":{"aps":{"session":"a-b"}},"session":"a-b"}]}"#,
            to: "s.json")
    }

    private func lines(_ command: String, columns: Int?) throws -> [String] {
        let variable = columns.map { "export COLUMNS=\($0)" } ?? "unset COLUMNS"
        let script = try folder.write(
            "cd '\(folder.path)'; export NO_COLOR=1; \(variable)\nhandset \(command)\n", to: "run")
        let result = try CommandResult.line("script -qec 'bash \(script)' /dev/null < /dev/null")
        return result.output.withoutProgress.replacing("\r\n", with: "\n").split(separator: "\n")
            .map(String.init)
    }

    private static let narrowCases: [(String, [String])] = [
        (
            "explain --app classic p.json",
            ["  URL  ", "  statement  ", "  2 | ", "  handleOpenURL", "       "]
        ),
        ("explain p.json", ["  2 | ", "  userNotificationCenter:"]),
        ("test s.json", ["         handleOpenURL"]),
        (
            "receive --log never --hazards p.json",
            ["handleOpenURL", "  handleOpenURL", "  userNotificationCenter:"]
        ),
        ("receive --ios x", []), ("lint lint.json", []),
        ("", ["Instead of a file", "Start with"]), ("init new; rm -r new", ["    "]),
        ("token --list-answers", []),
        (
            "matrix --ios 17 p.json",
            ["          ", "inactive", "background", "suspended", "not-running", "force-quit"]
        ),
        (
            "packet --broken items-twice --format hex --token $(printf %064d 0) p.json | handset unpack",
            ["   ", "      "]
        ),
    ]

    @Test(
        "In a terminal of 60 columns, sentences have at most 60, and their words stay the same",
        arguments: Sweep.every(2, of: narrowCases))
    func narrow(command: String, data: [String]) throws {
        let wide = try lines(command, columns: 5000)
        let narrow = try lines(command, columns: 60)
        let words = { (lines: [String]) in lines.joined(separator: " ").split(separator: " ") }
        #expect(words(narrow) == words(wide))
        let long = narrow.filter { line in
            line.count > 60 && !data.contains(where: line.hasPrefix)
        }
        #expect(long == [])
        #expect(wide.contains { $0.count > 60 })
    }

    @Test("Data is not folded, and continuation lines are indented")
    func data() throws {
        let explained = try lines("explain --app classic p.json", columns: 60)
        #expect(
            explained.contains { $0.hasPrefix("  2 |     alert = \"word word") && $0.count > 100 })
        #expect(explained.contains { $0.hasPrefix("  statement  handleOpenURL") && $0.count > 80 })
        let start = try #require(explained.firstIndex { $0.hasPrefix("error: quotes-captured") })
        #expect(explained[start + 1..<start + 4].allSatisfy { $0.hasPrefix("  ") })
        let refused = try lines("receive --log never bad.json", columns: 60)
        #expect(refused.contains { $0.hasPrefix("…s\":  ") && $0.hasSuffix("tru}") })
        let command = try lines("packet --format hex --token '<ab cd>' p.json", columns: 40)
        #expect(command.contains { $0.hasSuffix(": handset token --normalise '<ab cd>'") })
    }

    private static let excerptCases: [String] = [
        "receive --log never", "lint", "explain", "test", "app rules --check", "read",
    ]

    @Test(
        "A line of a file is cut around its caret to the width",
        arguments: Sweep.every(5, of: excerptCases))
    func excerpt(command: String) throws {
        let long = String(repeating: "안녕 word ", count: 12)
        let bad =
            #"{"cases": [{"a": "\#(long)", "aps": {"badge": "1", "b": tru, "c": "\#(long)"}}]}"#
        let finding = #"{"a": "\#(long)", "aps": {"alert": "a", "badge": "1"}, "c": "\#(long)"}"#
        let log = #"x {aps = {alert = "\#(long)"; a = <private>; b = "\#(long)"; }; }"#
        try folder.write(
            command == "lint" ? finding : command == "read" ? log : bad, to: "long.json")
        for columns in [20, 40, 61, 80] {
            let found = try lines("\(command) long.json", columns: columns)
            let caret = try #require(found.firstIndex { $0.wholeMatch(of: #/ *\^/#) != nil })
            let line = found[caret - 1]
            let widths = line.unicodeScalars.map { $0.value >= 0xAC00 ? 2 : 1 }
            #expect(widths.reduce(0, +) <= columns, "\(line)")
            #expect(line.hasPrefix("…") && line.hasSuffix("…"), "\(line)")
            // The caret points at the same place as in a wide terminal.
            let wide = try lines("\(command) long.json", columns: 5000)
            let wideCaret = try #require(wide.firstIndex { $0.wholeMatch(of: #/ *\^/#) != nil })
            func rest(_ line: String, below caret: String) -> String {
                var column = 0
                var rest = line.unicodeScalars[...]
                while column < caret.count - 1, let scalar = rest.popFirst() {
                    column += scalar.value >= 0xAC00 ? 2 : 1
                }
                return String(rest.prefix(8))
            }
            #expect(
                rest(line, below: found[caret])
                    == rest(wide[wideCaret - 1], below: wide[wideCaret]))
        }
    }

    @Test("Elsewhere nothing is folded, whatever COLUMNS says", .exhaustive)
    func piped() throws {
        for command in ["explain p.json", "test s.json", "receive bad.json", "receive --formt"] {
            let plain = try CommandResult.line(
                "cd '\(folder.path)'; unset COLUMNS; handset \(command)")
            let narrow = try CommandResult.line(
                "cd '\(folder.path)'; export COLUMNS=40; handset \(command)")
            #expect(plain.output == narrow.output && plain.errors == narrow.errors)
        }
    }

    @Test(
        "A number of columns that is none changes nothing",
        arguments: Sweep.pairs(
            ["-9223372036854775808", "-1", "0", "x", ""],
            ["receive --formt", "--help", "receive --help"]))
    func noColumns(text: String, command: String) throws {
        let plain = try CommandResult.line("unset COLUMNS; handset \(command)")
        let other = try CommandResult.line("export COLUMNS='\(text)'; handset \(command)")
        #expect(plain.output == other.output && plain.errors == other.errors)
        #expect(plain.status == other.status)
    }

    @Test("A table has at most as many columns as the terminal, as far as its cells allow")
    func table() throws {
        let payload = #"'{"aps":{"alert":"hi","session":"42"}}'"#
        let narrow = try lines(
            "matrix -q --format text --ios 17 --device delegates=user-notifications \(payload)",
            columns: 70)
        // Apple's selectors are data.
        #expect(narrow.allSatisfy { $0.count <= 70 || $0.hasSuffix(":") })
        let wide = try lines(
            "matrix -q --format text --ios 17 --device delegates=user-notifications \(payload)",
            columns: 500)
        #expect(wide.map(\.count).max() ?? 0 <= 100)
    }
}
