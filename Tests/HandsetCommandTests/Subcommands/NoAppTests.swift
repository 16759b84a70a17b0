import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The ways of commands where nobody has given an app.
@Suite(.waitsForPrograms) struct NoAppTests {
    private static let payload =
        #"{"aps":{"alert":{"title":"Your order is ready"}},"orderId":"7"}"#
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func bash(_ line: String) throws -> CommandResult {
        try CommandResult.line(
            "unset HANDSET_APP; cd '\(folder.path)' && P='\(Self.payload)' && \(line)")
    }

    @Test(
        "A view without an app shows a phone, and asks what a tap should open",
        arguments: [
            "matrix", "matrix --format grid", "matrix --format markdown", "show", "explain", "why",
        ])
    func view(command: String) throws {
        let result = try bash(#"handset \#(command) "$P""#)
        let told = result.output + result.errors
        #expect(!told.contains("session") && !told.contains("2011"), "\(told)")
        #expect(result.errors.contains("what should a tap open?"))
        #expect(result.errors.contains("--key-path orderId"))
        #expect(told.contains("didReceive"))
    }

    @Test(
        "why asks what a tap should open only where the answer depends on it",
        arguments: Sweep.every(
            3,
            of: [
                ("no notification is shown", false), ("the badge is wrong", false),
                ("TopicDisallowed", false), ("a tap does nothing", true),
                ("a button does nothing", true),
            ]))
    func symptom(words: String, asks: Bool) throws {
        let result = try bash(#"handset why "$P" --symptom "\#(words)""#)
        #expect(result.errors.contains("what should a tap open?") == asks, "\(result.errors)")
    }

    @Test("diff without an app compares what is called, and asks")
    func diff() throws {
        let result = try bash(#"handset diff --to-ios 9 "$P""#)
        let told = result.output + result.errors
        #expect(!told.contains("session") && !told.contains("2011"), "\(told)")
        #expect(result.output.contains("- tap in background: didReceive\n"))
        #expect(result.output.contains("+ tap in background: legacy\n"))
        #expect(result.status == 1)
        #expect(try bash(#"handset diff --to-ios 18 "$P""#).output.hasSuffix("nothing differs\n"))
    }

    @Test("With the key given, a tap opens its value", arguments: ["show", "explain", "matrix"])
    func answer(command: String) throws {
        let result = try bash(#"handset \#(command) --key-path orderId "$P""#)
        #expect(result.output.contains("7"))
        #expect(!result.errors.contains("what should a tap open?"))
        #expect(!result.output.contains("URLHERE"))
    }

    @Test("A view says in one line what the built-in app of 2011 would open")
    func article() throws {
        let result = try bash(#"handset show '{"aps":{"alert":"x","session":"42"}}'"#)
        #expect(
            result.errors.contains(
                "the built-in app of 2011 would open the session \"42\": --app classic\n"))
    }

    @Test(
        "No help, no page of the manual and no part of the description of the API speaks of an article"
    )
    func words() throws {
        let help = try bash(
            """
            for each in receive register show matrix why; do handset $each --help-all; done
            handset help concepts
            """)
        #expect(help.output.contains("built-in app of 2011"))
        #expect(!help.output.contains("article"))
        let files = try bash(
            """
            cd '\(Repository.root.path())'
            grep -l "the article" Sources/Command/Manual/*.1 Sources/Gateway/HandsetPage/Files/openapi.json
            """)
        #expect(files.output == "")
    }

    @Test("receive prints what it did, and says what to give where the built-in app finds nothing")
    func receive() throws {
        let result = try bash(#"handset receive "$P""#)
        #expect(result.output == "" && result.status == 0)
        #expect(result.errors.contains("no app was given"))
        #expect(try bash(#"handset receive --quiet "$P""#).errors == "")
        let bare = try bash(#"handset receive --log bare "$P""#)
        #expect(!bare.errors.contains("no app was given"))
    }

    @Test("In a terminal receive ends with what is shown, what a tap calls, and what was opened")
    func terminal() throws {
        try folder.write(Self.payload, to: "push.json")
        let result = try bash(
            "script -qec 'handset receive push.json' /dev/null < /dev/null | tr -d '\\r'")
        let lines = result.output.withoutProgress.split(separator: "\n")
            .filter { $0.hasPrefix("handset: ") }
        #expect(lines.count == 3, "\(lines)")
        #expect(lines.first == "handset: push.json:1: iOS 27.0 shows alert")
    }

    @Test(
        "-o writes to a file what standard output would get, and never over a source", .exhaustive)
    func output() throws {
        try folder.write(Self.payload, to: "push.json")
        for command in ["matrix", "explain", "show", "describe", "receive --format json"] {
            let printed = try bash("handset \(command) push.json")
            let written = try bash("handset \(command) push.json -o out.txt")
            #expect(written.output == "" && written.status == printed.status)
            #expect(try folder.read("out.txt") == printed.output, "\(command)")
        }
        #expect(try bash("handset explain push.json -o push.json").status == 64)
    }

    @Test("check is lint by another name")
    func check() throws {
        let payload = #"'{"aps":{"alert":"x","content_available":1}}'"#
        let check = try bash("handset check --fail-on warning \(payload)")
        let lint = try bash("handset lint --fail-on warning \(payload)")
        #expect(check.output == lint.output && check.status == 1 && lint.status == 1)
    }

    @Test("show has at most 15 lines for each payload")
    func show() throws {
        let result = try CommandResult.line("handset show --app modern -q samples/payloads/*.json")
        // A file may hold several payloads; each begins with its place.
        var counts: [Int] = []
        for line in result.output.split(separator: "\n") {
            if !line.hasPrefix("  ") { counts.append(0) }
            if let last = counts.popLast() { counts.append(last + 1) }
        }
        #expect(counts.count > 5 && counts.allSatisfy { $0 <= 15 }, "\(counts)")
    }
}
