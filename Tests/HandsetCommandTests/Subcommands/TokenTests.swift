import Foundation
import Handset
import HandsetCommandSupport
import HandsetFixtures
import HandsetTestSupport
import Testing

@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct TokenTests {
    private static let sample = DeviceToken.sample.hex

    @Test("A seed gives the same tokens in every release")
    func seed() throws {
        let result = try CommandResult.handset("token", "--seed", "1", "--count", "2")
        #expect(
            result.output == """
                910a2dec89025cc1beeb8da1658eec67f893a2eefb32555e71c18690ee42c90b
                71bb54d8d101b5b9c34d0bff90150280e099ec6cd7363ca585e7bb0f12278575

                """)
        #expect(result.status == 0)
    }

    @Test("Without a seed each token is another one")
    func random() throws {
        let tokens = try CommandResult.handset("token", "--count", "1000").output
            .split(separator: "\n")
        #expect(Set(tokens).count == 1000)
        #expect(tokens.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{64}/) != nil })
    }

    @Test("Raw tokens are bytes with nothing between them")
    func raw() throws {
        let result = try CommandResult.line(
            "handset token --seed 1 --count 3 --bytes 9 --format raw | od -An -tx1 -v | tr -d ' \\n'"
        )
        #expect(result.output == "910a2dec89025cc1be" + "f893a2eefb32555e71" + "71bb54d8d101b5b9c3")
    }

    @Test(
        "A million tokens need no more memory than a thousand",
        .disabled(if: Sanitizer.isActive, "a sanitizer keeps released memory"))
    func memory() throws {
        // The command still waits for its reader when its greatest size is looked up.
        func peak(count: Int, read: Int) throws -> Int {
            let result = try CommandResult.line(
                """
                exec 3< <(exec handset token --seed 1 --count \(count)); writer=$!
                head -c \(read) <&3 > /dev/null
                sed -n 's/^VmHWM:[^0-9]*\\([0-9]*\\) kB/\\1/p' /proc/$writer/status
                """)
            return try #require(Int(result.output.dropLast()), "\(result)")
        }
        let small = try peak(count: 10_000, read: 65_000)
        let large = try peak(count: 1_000_000, read: 64_000_000)
        #expect(large < small + 2_000)
    }

    @Test("A closed pipe is no error")
    func closedPipe() throws {
        let result = try CommandResult.line(
            "set -o pipefail; handset token --count 100000 | head -n 1 | wc -l")
        #expect(result.output.trimmingCharacters(in: .whitespacesAndNewlines) == "1")
        #expect(result.errors.isEmpty)
        #expect(result.status == 0)
    }

    @Test("A template makes a line of each token")
    func template() throws {
        let result = try CommandResult.handset(
            "token", "--seed", "1", "--bytes", "4", "--count", "2", "--template",
            #"{"id":{index},"token":"{token}","c":{c}}"#)
        #expect(
            result.output == """
                {"id":1,"token":"910a2dec","c":{0x91, 0x0a, 0x2d, 0xec}}
                {"id":2,"token":"beeb8da1","c":{0xbe, 0xeb, 0x8d, 0xa1}}

                """)
    }

    @Test("Broken tokens take their place in a template, too")
    func broken() throws {
        let result = try CommandResult.handset(
            "token", "--seed", "1", "--broken", "odd-length", "--bytes", "4", "--template",
            "{index}={token}")
        #expect(result.output == "1=910a2de\n")
    }

    @Test("The help lists formats, broken kinds and answers")
    func help() throws {
        let help = try CommandResult.handset("token", "--help-all").output
        for name in TokenFormat.allCases.map(\.rawValue) + BrokenTokenKind.allCases.map(\.rawValue)
        {
            #expect(help.contains("\n  \(name) "), "\(name)")
        }
    }

    @Test("Each listed answer can be asked for, and makes the token that is listed")
    func answers() throws {
        let lines = try CommandResult.handset("token", "--list-answers").output
            .split(separator: "\n")
        #expect(lines.count == AnswerToken.Answer.listed.count)
        for (line, answer) in zip(lines, AnswerToken.Answer.listed) {
            let words = line.split(separator: " ").prefix(2).map(String.init)
            let name = words[0].replacing("MILLISECONDS", with: "250")
            #expect(name == "\(answer)")
            let token = try DeviceToken(AnswerToken.prefix(for: answer)).hex
            #expect(token.hasPrefix(words[1].replacing("…", with: "")))
        }
        let result = try CommandResult.handset("token", "--answer", "unregistered", "--count", "2")
        let tokens = try result.output.split(separator: "\n").map {
            try DeviceToken(hex: String($0))
        }
        #expect(tokens.map(\.answer) == [.reason(.unregistered), .reason(.unregistered)])
        #expect(tokens.first != tokens.last)
    }

    @Test(
        "Wrong usage is refused with what is near",
        arguments: [
            (["--template", "{toekn}"], "did you mean \"token\"?"),
            (["--answer", "Unregisterd"], "did you mean Unregistered?"),
            (["--answer", "403"], "BadCertificate, "),
            (["--count", "0"], "--count is 0; give a number from 1."),
            (["--bytes", "101"], "--bytes is 101; give a number from 1 to 100."),
            (
                ["--format", "c", "--template", "{c}"],
                "--format and --template cannot be used together"
            ),
            (["--broken", "udid", "--format", "c"], "--broken tokens have no other format"),
            (["--broken", "udid", "--template", "{c}"], "--broken tokens have no other format"),
            (["--broken", "elided", "--bytes", "24"], "--broken elided needs more than 24 bytes"),
            (
                ["--broken", "udid", "--answer", "8"],
                "--broken and --answer cannot be used together"
            ),
            (["--answer", "8", "--bytes", "31"], "--answer makes tokens of 32 bytes."),
            (["--normalise", "--seed", "1"], "--normalise and --seed cannot be used together."),
            (
                ["--list-answers", "--seed", "1"],
                "--list-answers and --seed cannot be used together."
            ),
            (
                ["0a0b"],
                "Unexpected argument 0a0b. To clean up a token: handset token --normalise 0a0b"
            ),
        ])
    func wrongUsage(arguments: [String], message: String) throws {
        let result = try CommandResult.line(
            (["handset", "token"] + arguments.map { "'\($0)'" }).joined(separator: " "))
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(result.output.isEmpty)
        #expect(result.status == 64)
    }

    @Test("Pasted arguments are repaired or refused, each with its number")
    func arguments() throws {
        let result = try CommandResult.handset(
            "token", "--normalise", "--bytes", "4", "<DC67 B56C>", "dc67b5Oc", "-", "3Ge1bA==",
            input: "{0xdc, 0x67, 0xb5, 0x6c}")
        #expect(result.output == "dc67b56c\ndc67b56c\ndc67b56c\n")
        #expect(
            result.errors
                == "argument 2: error: character 7, \"O\", is not a hex digit; is it a zero?\n")
        #expect(result.status == 2)
    }

    @Test("Pasted lines are repaired or refused, each with its place")
    func lines() throws {
        let result = try CommandResult.handset(
            "token", "--normalize",
            input: "\(Self.sample)\r\n\n  dc67b56g\n{length = 32, bytes = 0xdc67 ... 3a24 }\n"
                + "\(Self.sample.uppercased())\n(null)\n\(Self.sample.dropLast())")
        #expect(result.output == "\(Self.sample)\n\(Self.sample)\n")
        #expect(
            result.errors == """
                stdin:2:1: error: empty; the app had no token yet, or sent none
                stdin:3:10: error: character 10, "g", is not a hex digit
                stdin:4:1: error: elided: 28 bytes are left out, as in logs of apps built with the iOS 13 \
                SDK or a later one; they cannot be recovered: let the app write each byte with %02x
                stdin:6:1: error: "(null)" is not a token: the app had none; use the token that \
                didRegisterForRemoteNotificationsWithDeviceToken receives
                stdin:7:1: error: odd: 63 hex digits, but each byte takes two; copy the token again

                """)
        #expect(result.status == 2)
    }

    @Test("A line without an end is refused, and reading goes on")
    func longLine() throws {
        let result = try CommandResult.line(
            "{ head -c 3000000 /dev/zero | tr '\\0' a; echo; echo \(Self.sample); } "
                + "| handset token --normalise")
        #expect(result.output == "\(Self.sample)\n")
        #expect(
            result.errors
                == "stdin:1:1: error: the line is too long for a token: more than 16384 bytes\n")
        #expect(result.status == 2)
    }

    @Test("Repaired tokens are there before more input comes")
    func interactive() throws {
        let result = try CommandResult.line(
            """
            coproc handset token --normalise --bytes 2
            echo '<DC67>' >&${COPROC[1]}; read -r -t 60 line <&${COPROC[0]}; echo "$line"
            """)
        #expect(result.output == "dc67\n")
    }
}
