import HandsetTestSupport
import HandsetWhy
import Testing

/// The page of the mistakes in the documentation, which is made from their table.
@Suite struct MistakePageTests {
    private static let path = "Sources/Handset/Handset.docc/Mistakes.md"
    /// The largest number of characters of a line of prose.
    private static let width = 118

    @Test("The page has a section for each mistake, with its remedy, its sample and its evidence")
    func page() throws {
        let rows = Mistake.all.map { "| `\($0.code)` | \(Self.prose($0.words)) |\n" }
        try Golden(Self.path).expect(
            """
            # Mistakes

            The mistakes behind pushes that do not do what they should, as `handset why` names them.

            ## Overview

            <!-- Made from the table of mistakes; HANDSET_RECORD=1 swift test makes this page anew. -->

            Names are stable: a later version may add some, but renames none. Each has a small app with the mistake in
            `samples/mistakes`, and its repaired twin, which a test reads. [handset why](Commands/Why.md) is the command.

            | mistake | what is wrong |
            | --- | --- |
            \(rows.joined())
            \(Mistake.all.map(Self.section).joined(separator: "\n"))
            """)
    }

    private static func section(of mistake: Mistake) -> String {
        let lines =
            mistake.lines.isEmpty
            ? "" : "\n```text\n\(mistake.lines.joined(separator: "\n"))\n```\n"
        let seen = mistake.symptoms.map(\.words).sorted().joined(separator: "; ")
        let evidence = mistake.evidence.map { evidence in
            wrapped("- [\(prose(evidence.title))](\(evidence.url)): \(prose(evidence.words))", 2)
                + "\n"
        }
        return """
            ## \(mistake.code)

            \(wrapped(prose("\(capital(mistake.words)). \(mistake.effect)")))

            \(wrapped(prose("Seen: \(seen).")))

            \(wrapped(prose("Change: \(mistake.change).")))
            \(lines)
            Sample: `samples/mistakes/\(mistake.code)`. Evidence:

            \(evidence.joined())
            """
    }

    private static func capital(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func prose(_ text: String) -> String {
        text.replacing(/[\\<>*_|\[\]]/) { "\\" + $0.output }
    }

    private static func wrapped(_ text: String, _ indentation: Int = 0) -> String {
        var lines = [""]
        let indent = String(repeating: " ", count: indentation)
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if line.count + 1 + word.count <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(indent + word)
            }
        }
        return lines.joined(separator: "\n")
    }
}
