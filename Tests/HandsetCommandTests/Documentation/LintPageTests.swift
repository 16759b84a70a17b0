import Foundation
import Handset
import HandsetCommandSupport
import HandsetLint
import HandsetTestSupport
import Testing

/// The page of the lint's rules in the documentation, which is made from their table.
@Suite(.waitsForPrograms) struct LintPageTests {
    private static let path = "Sources/Core/Handset/Handset.docc/LintRules.md"

    @Test(
        "The section of a rule is on the page",
        .disabled(if: Golden.isRecording, "the page is made anew"),
        arguments: Sweep.every(23, of: LintRule.allCases))
    func section(rule: LintRule) throws {
        let texts = try [rule.example, rule.counterExample].map { example in
            try Self.text(
                of: example,
                printing: example.headers.isWholeRequest
                    ? ""
                    : CommandResult.line(Self.command(of: example), joiningStreams: true).output)
        }
        let page = String(decoding: try Repository.bytes(of: Self.path), as: UTF8.self)
        #expect(page.contains("\n\(Self.section(of: rule, texts[0], texts[1]))"))
    }

    @Test(
        "The page has a section for each rule, with its example and the finding in it", .exhaustive)
    func page() throws {
        let rows = LintRule.allCases.map {
            "| `\($0)` | \($0.severity.rawValue) | \(PageProse.escaped($0.meaning)) |\n"
        }
        let examples = LintRule.allCases.flatMap { [$0.example, $0.counterExample] }
        // An example with all headers of a request has no command line.
        let commands = examples.filter { !$0.headers.isWholeRequest }.map(Self.command)
        var outputs = try commands.map {
            try CommandResult.line($0, joiningStreams: true).output
        }[...]
        var texts = try examples.map { example in
            try Self.text(
                of: example, printing: example.headers.isWholeRequest ? "" : outputs.removeFirst())
        }[...]
        let sections = LintRule.allCases.map { rule in
            Self.section(of: rule, texts.removeFirst(), texts.removeFirst())
        }
        try Golden(Self.path).expect(
            """
            # What lint finds

            What `handset lint` looks for in payloads and in messages to push services, and the page of documentation on which
            each finding is based.

            ## Overview

            <!-- Made from the table of rules; HANDSET_RECORD=1 swift test makes this page anew. -->

            An *error* does not work. A *warning* is probably not meant, or Apple advises against it. A *note* is a fact that the
            sender should know. Names are stable: a later version may add some, but renames none. `LintRule` has the
            table; [handset lint](Commands/Lint.md) is the command.

            | finding | severity | meaning |
            | --- | --- | --- |
            \(rows.joined())
            \(sections.joined(separator: "\n"))
            """)
    }

    private static func section(
        of rule: LintRule, _ example: String, _ counterExample: String
    ) -> String {
        """
        ## \(rule)

        \(PageProse.wrapped(PageProse.escaped("\(rule.meaning) \(rule.advice)")))

        \(rule.page.publisher): [\(rule.page.title)](\(rule.page.url))

        \(example)
        Not so:

        \(counterExample)
        """
    }

    /// Returns the command line of an example.
    private static func command(of example: LintExample) -> String {
        if let sample = example.sample {
            return "handset lint \(sample)/push.apns --app \(sample)"
        }
        let headers = example.headers
        let versions = example.versions.map { range in
            range.lowerBound == range.upperBound
                ? "\(range.lowerBound.major)"
                : "\(range.lowerBound.major)-\(range.upperBound.major)"
        }
        let options = [
            ("--push-type", headers.pushType), ("--priority", headers.priority),
            ("--topic", headers.topic), ("--ios", versions),
        ].compactMap { name, value in value.map { "\(name) \($0) " } }
        return "handset lint \(options.joined())'\(example.json)'"
    }

    /// Returns an example: the command and its output, or the payload with headers that a command line
    /// cannot give.
    private static func text(of example: LintExample, printing output: String) throws -> String {
        let (headers, json) = (example.headers, example.json)
        guard headers.isWholeRequest else {
            return "```console\n$ \(command(of: example))\n\(output)```\n"
        }
        let lines = [
            ("apns-push-type", headers.pushType), ("apns-priority", headers.priority),
            ("apns-topic", headers.topic), ("apns-expiration", headers.expiration),
        ].compactMap { name, value in value.map { "\(name): \($0)\n" } }
        let found = Linter().result(of: try Payload(json: json), in: headers).findings
        return "```text\n\(lines.joined())```\n\n```json\n\(json)\n```\n\n```text\n"
            + (found.isEmpty ? "nothing" : found.map(\.description).joined(separator: "\n"))
            + "\n```\n"
    }
}
