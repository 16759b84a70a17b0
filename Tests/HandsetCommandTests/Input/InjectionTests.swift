import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// Nothing of a payload is used as a command, a format, a pattern or a path.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct InjectionTests {
    /// Texts that would do something to whoever takes them for more than text.
    private static let texts = [
        "$(touch made); `touch made` | touch made & touch made > made", "'; touch made; '",
        "\"; touch made; \"", "-rf", "--help", "*", "~", "$HOME ${PATH} \\",
        "%s%n%n%@%d%x%1$s%%", "%@", "$1 $0 \\1 \\E(.*)[", "(a+)+$ .* [^']* \\Q", "^(",
        "../../../made", "/etc/passwd", "file:///made", "a b  c\td",
    ]

    private func json(_ value: Any) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
    }

    @Test("A program gets each text as its last argument, and the environment as it was")
    func programs() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            #!/bin/bash
            printf '%s\\0' "$#" "${@: -1}" "$0" >> arguments
            # Bash sets these itself.
            env -0 | grep -zvE '^(_|SHLVL)=' | sort -z > environment.$(cat count); cat >> records
            echo $(($(cat count) + 1)) > count
            """, to: "program")
        try folder.write(
            #"{"rules":[{"name":"r","keyPath":"aps.session","lookupURL":"%@"}]}"#, to: "r.json")
        let payloads = try Self.texts.map { try json(["aps": ["session": $0, $0: $0], $0: $0]) }
        try folder.write(payloads.joined(separator: "\n"), to: "p.jsonl")
        let result = try CommandResult.line(
            """
            cd '\(folder.path)' && chmod +x program && echo 0 > count
            ls > before
            handset receive --rules r.json --handler exec:./program --format session --null p.jsonl \\
                > sessions
            env -0 | grep -zvE '^(_|SHLVL)=' | sort -z > environment
            cat environment.* | sort -zu | cmp - environment && ls | grep -vxFf before
            """)
        #expect(result.errors == "")
        #expect(
            Set(result.output.split(separator: "\n").map(String.init))
                == Set(
                    ["arguments", "environment", "records", "sessions"]
                        + Self.texts.indices.map { "environment.\($0)" }))
        #expect(try folder.read("sessions") == Self.texts.map { $0 + "\0" }.joined())
        let arguments = Self.texts.map { text in
            // After "--", a text that begins with a dash is not an option.
            let count = text.utf8.first == UInt8(ascii: "-") ? 2 : 1
            return "\(count)\0\(text)\0./program\0"
        }
        #expect(try folder.read("arguments") == arguments.joined())
        let sessions = try folder.read("records").split(separator: "\n").map { line in
            let record = try JSONSerialization.jsonObject(with: Data(line.utf8))
            let routes = (record as? [String: Any])?["routes"] as? [[String: Any]]
            return try #require(routes?.first?["session"] as? String)
        }
        #expect(sessions == Self.texts)
    }

    @Test(
        "Keys and values come out of every subcommand as text",
        arguments: Sweep.every(9, of: texts))
    func text(_ text: String) throws {
        let folder = try TemporaryFolder()
        let payload = try json(["aps": ["alert": text, "session": "1"], text: ["session": text]])
        try folder.write(payload, to: "p.json")
        try folder.write(
            try json([
                "routing": "all",
                "rules": [["name": text, "keyPath": [text, "session"], "lookupURL": "u:%@:%%d"]],
            ]), to: "r.json")
        let result = try CommandResult.line(
            """
            cd '\(folder.path)' || exit
            handset receive --rules r.json --format url p.json
            for command in explain matrix; do handset $command --rules r.json p.json; done
            handset describe p.json
            handset receive --log bare --hazards p.json
            handset test --new s.json --rules r.json p.json
            handset test s.json && ls
            """)
        #expect(result.output.hasPrefix("u:\(text):%%d\n"))
        #expect(result.output.hasSuffix("\n1 passed, 0 failed\np.json\nr.json\ns.json\n"))
        #expect(result.output.contains("rule \(text.replacing("\t", with: "␉")) finds the target"))
    }
}
