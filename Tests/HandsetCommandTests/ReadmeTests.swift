import Foundation
import Handset
import HandsetTestSupport
import Testing

/// What the README shows is what happens.
@Suite(.timeLimit(.minutes(5))) struct ReadmeTests {
    /// The text of each code block in a language, in the order of the README.
    static func blocks(_ language: String) throws -> [String] {
        let text = String(decoding: try Repository.bytes(of: "README.md"), as: UTF8.self)
        return text.components(separatedBy: "```\(language)\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
    }

    struct Example: CustomTestStringConvertible, Sendable {
        let command: String
        let output: String
        var testDescription: String { command }
    }

    static func examples() throws -> [Example] {
        try blocks("console").flatMap { block in
            ("\n" + block).components(separatedBy: "\n$ ").dropFirst().map { part in
                let lines = part.components(separatedBy: "\n")
                return Example(
                    command: lines[0], output: lines.dropFirst().map { $0 + "\n" }.joined())
            }
        }
    }

    @Test("Each command prints what stands below it", arguments: try examples().dropFirst())
    func command(example: Example) throws {
        let result = try CommandResult.bash("exec 2>&1; \(example.command)")
        #expect(result.output == example.output)
    }

    @Test("The first command installs the library, and prints in a terminal what stands below it")
    func firstCommand() throws {
        let example = try #require(try Self.examples().first)
        let installing =
            "$(command -v sudo) sh -c 'apt-get -qq update && apt-get -qq install libjansson-dev libnghttp2-dev' "
            + "&& swift run "
        #expect(example.command.hasPrefix(installing))
        // .ci/run runs the command as it stands; a build cannot be started from within its tests.
        let command = example.command.dropFirst(installing.count)
        let result = try CommandResult.bash(
            "script -qec '\(command)' /dev/null < /dev/null | tr -d '\\r'")
        #expect(Self.withoutPrefixes(result.output) == Self.withoutPrefixes(example.output))
    }

    private static func withoutPrefixes(_ log: String) -> String {
        log.replacing(
            #/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} handset\[\d+:[0-9a-f]+\] /#, with: "PREFIX ")
    }

    @Test("The Swift example is the one that runs here, and prints what stands below it")
    func swiftExample() async throws {
        var printed = ""
        func print(_ items: Any...) {
            printed += items.map { "\($0)" }.joined(separator: " ") + "\n"
        }

        // README begins
        let app = PhoneGapApp()
        let payload = try Payload(json: #"{"aps":{"alert":"hello","session":"ab-12"}}"#)
        let outcomes = try await app.application(
            Application(), didReceiveRemoteNotification: payload)
        for outcome in outcomes {
            print(outcome.route.match.session, outcome.route.match.range)
            print(outcome.route.lookup.javaScript)
        }
        print(payload)
        // README ends

        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let body = source.components(separatedBy: "// README begins\n")[1]
            .components(separatedBy: "        // README ends")[0]
            .split(separator: "\n").map { $0.dropFirst(8) }.joined(separator: "\n")
        #expect(try Self.blocks("swift").prefix(1) == ["import Handset\n\n" + body])
        #expect(try Self.blocks("text").first == printed.trimmingCharacters(in: .newlines))
    }

    @Test(
        "Every option of a subcommand is in the README",
        arguments: [
            "receive", "matrix", "explain", "describe", "rules", "test", "register", "token",
            "packet",
            "unpack", "payload",
        ])
    func options(subcommand: String) throws {
        let text = String(decoding: try Repository.bytes(of: "README.md"), as: UTF8.self)
        let help = try CommandResult.handset(subcommand, "--help")
        #expect(help.status == 0)
        let options = help.output.matches(of: #/\n +(?:-h, )?(--[a-z-]+)/#).map {
            String($0.output.1)
        }
        #expect(options.count > 2)
        for option in options where option != "--help" {
            #expect(text.contains(option), "\(option)")
        }
    }
}
