import Foundation
import HandsetTestSupport
import Testing

/// Control characters of payloads do not reach a terminal, and reach everything else as they are.
@Suite(.timeLimit(.minutes(30))) struct TerminalTests {
    private static let session = "s\u{1B}]0;x\u{7}\u{7F}\u{9B}31m\u{202E}\r\n\tz"
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let escaped = #"s\u001b]0;x\u0007\u007f\u009b31m\u202e\r\n\tz"#
        let aps =
            #"{"aps":{"alert":"a\u001b[2J","session":"\#(escaped)"},"k\u001b[2J":"\#(escaped)"}"#
        let rule = #"{"name":"r\u001b[2J","keyPath":"aps.session"}"#
        try folder.write(aps + "\n", to: "p.json")
        try folder.write(aps + "\n", to: "named\u{1B}[2J.json")
        try folder.write("{\"aps\": \u{1B}]0;x\u{7}\u{9B} tru}\n", to: "bad.json")
        try folder.write("{\"rules\":[\(rule)]}\n", to: "r.json")
        try folder.write("{\"rules\":[\u{1B}[2J\u{9B}]}\n", to: "bad-rules.json")
        try folder.write(
            #"{"cases":[{"name":"n\u001b[2J\u009b","payload":\#(aps),"rules":[\#(rule)],"session":"\u0007"}]}"#,
            to: "s.json")
        try folder.write("<00\u{1B}[2J\u{9B}>\n", to: "tokens")
    }

    /// What a command line prints in a terminal, standard error and all.
    private func terminal(_ line: String) throws -> String {
        let script = try folder.write("cd '\(folder.path)'\n\(line)\n", to: "run")
        let result = try CommandResult.bash(
            "script -qec 'bash \(script)' /dev/null < /dev/null")
        // The terminal's own line ends.
        return result.output.replacing("\r\n", with: "\n")
    }

    private static func controls(in text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x09, 0x0A: false
            case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
            default: false
            }
        }
    }

    @Test(
        "In a terminal they are shown",
        arguments: [
            ("receive --rules r.json", "␛]0;x␇␡�31m�␍\n\tz"),
            ("receive --rules r.json --format url", "␛]0;x␇␡�31m�␍\n\tz"),
            ("receive --rules r.json --format session --null", "␛]0;x␇␡�31m�␍\n\tz␀"),
            ("receive --rules r.json --format json", "␡�31m�"),
            ("receive --rules r.json --format json > /dev/null", "key: k␛[2J, value: s␛]0;x"),
            ("receive --rules r.json --hazards 2>&1 > /dev/null", "␛]0;x"),
            ("explain --rules r.json", "␛]0;x"), ("explain --rules r.json named*", "named␛[2J"),
            ("explain --rules r.json --format json", "␡�31m�"),
            ("describe", "\\033]0;x"), ("matrix --rules r.json", "␛]0;x"),
            ("matrix --rules r.json --format json", "␡�31m�"),
            ("receive bad.json", "␛]0;x␇�"), ("explain bad.json", "␛]0;x␇�"),
            ("receive --rules bad-rules.json", "␛[2J�"),
            ("rules --check bad-rules.json #", "␛[2J�"),
            ("rules --file r.json #", "\\u001B[2J"),
            ("test s.json #", "␛]0;x"), ("test --format tap s.json #", "n␛[2J"),
            ("test --format junit s.json #", "n␛[2J"),
            ("test --update s.json #", "n␛[2J"), ("test --new new.json bad.json #", "␛]0;x␇�"),
            ("token --normalise - < tokens #", "\"␛\""),
            ("token --normalise \"$(cat tokens)\" #", "\"␛\""),
            ("packet --format hex --token $(printf %064d 0) bad.json #", "␛]0;x␇�"),
            ("packet --format raw --token $(printf %064d 0) p.json | handset unpack #", "\\u001b"),
            ("register --fail $'3:\\e[2J' #", "␛[2J"),
            ("payload --message $'\\e[2J:\\u009b' #", "\\u001B[2J:�"),
        ])
    func shown(arguments: String, shown: String) throws {
        let output = try terminal("NO_COLOR=1 handset \(arguments) p.json")
        #expect(Self.controls(in: output) == [])
        #expect(output.contains(shown), "\(output)")
        // Colours are the only controls that arrive.
        let coloured = try terminal("unset NO_COLOR; TERM=xterm handset \(arguments) p.json")
        #expect(Self.controls(in: coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")) == [])
    }

    @Test("Colours arrive in a terminal")
    func colours() throws {
        for command in ["explain --rules r.json p.json", "test s.json"] {
            let output = try terminal("unset NO_COLOR; TERM=xterm handset \(command)")
            #expect(output.contains("\u{1B}[0m"))
        }
    }

    @Test("Elsewhere every byte stays as it is")
    func piped() throws {
        let result = try CommandResult.bash(
            "cd '\(folder.path)'; "
                + "handset receive --rules r.json --format session --log always --no-log-prefix p.json"
        )
        #expect(Array(result.output.utf8) == Array((Self.session + "\n").utf8))
        #expect(Data(result.errors.utf8).range(of: Data(Self.session.utf8)) != nil)
    }
}
