import Handset
import HandsetTestSupport
import Testing

/// The page of the lint's rules in the documentation, which is made from their table.
@Suite(.waitsForPrograms) struct LintPageTests {
    private static let path = "Sources/Handset/Handset.docc/LintRules.md"
    /// The largest number of characters of a line of prose.
    private static let width = 118

    @Test("The page has a section for each rule, with its example and the finding in it")
    func page() throws {
        let rows = LintRule.allCases.map {
            "| `\($0)` | \($0.severity.rawValue) | \(Self.prose($0.meaning)) |\n"
        }
        let sections = try LintRule.allCases.map(Self.section)
        try Golden(Self.path).expect(
            """
            # Lint rules

            What `handset lint` looks for in payloads, and the page of Apple's documentation on which each rule is based.

            ## Overview

            <!-- Made from the table of rules; HANDSET_RECORD=1 swift test makes this page anew. -->

            An *error* does not work. A *warning* is probably not meant, or Apple advises against it. A *note* is a fact that the
            sender should know. Identifiers are stable: a later version may add rules, but renames none. ``LintRule`` has the
            table; <doc:Lint> is the command.

            | rule | severity | finds |
            | --- | --- | --- |
            \(rows.joined())
            \(sections.joined(separator: "\n"))
            """)
    }

    private static func section(of rule: LintRule) throws -> String {
        """
        ## \(rule)

        \(wrapped(prose("\(rule.meaning) \(rule.advice)")))

        Apple: [\(rule.page.title)](\(rule.page.url))

        \(try example(rule.example))
        Not so:

        \(try example(rule.counterExample))
        """
    }

    /// Returns an example: the command and its output, or the payload with headers that a command line
    /// cannot give.
    private static func example(_ example: LintExample) throws -> String {
        let (headers, json) = (example.headers, example.json)
        guard !headers.isWholeRequest else {
            let lines = [
                ("apns-push-type", headers.pushType), ("apns-priority", headers.priority),
                ("apns-topic", headers.topic), ("apns-expiration", headers.expiration),
            ].compactMap { name, value in value.map { "\(name): \($0)\n" } }
            let found = Linter().result(of: try Payload(json: json), in: headers).findings
            return "```text\n\(lines.joined())```\n\n```json\n\(json)\n```\n\n```text\n"
                + (found.isEmpty ? "nothing" : found.map(\.description).joined(separator: "\n"))
                + "\n```\n"
        }
        let versions = example.versions.map { range in
            range.lowerBound == range.upperBound
                ? "\(range.lowerBound.major)"
                : "\(range.lowerBound.major)-\(range.upperBound.major)"
        }
        let options = [
            ("--push-type", headers.pushType), ("--priority", headers.priority),
            ("--topic", headers.topic), ("--ios", versions),
        ].compactMap { name, value in value.map { "\(name) \($0) " } }
        let command = "handset lint \(options.joined())'\(json)'"
        let result = try CommandResult.bash("exec 2>&1; \(command)")
        return "```console\n$ \(command)\n\(result.output)```\n"
    }

    private static func prose(_ text: String) -> String {
        text.replacing(/[\\<>*_|\[\]]/) { "\\" + $0.output }
    }

    private static func wrapped(_ text: String) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if line.count + 1 + word.count <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n")
    }
}
