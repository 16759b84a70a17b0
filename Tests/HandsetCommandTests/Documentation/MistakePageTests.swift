import HandsetClaims
import HandsetTestSupport
import HandsetTree
import HandsetWhy
import Testing

/// The page of the mistakes in the documentation, which is made from their table.
@Suite struct MistakePageTests {
    private static let path = "Sources/Handset/Handset.docc/Mistakes.md"

    @Test("The page has a section for each mistake, with its remedy, its sample and its evidence")
    func page() throws {
        let rows = Mistake.all.map { "| `\($0.code)` | \(PageProse.escaped($0.words)) |\n" }
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
        let lines = blocks(of: mistake.advice).map { language, lines in
            "\n```\(language)\n\(lines.joined(separator: "\n"))\n```\n"
        }.joined()
        let seen = mistake.symptoms.map(\.words).sorted().joined(separator: "; ")
        let evidence = mistake.evidence.map { evidence in
            PageProse.wrapped(
                "- [\(PageProse.escaped(evidence.title))](\(evidence.url)): \(PageProse.escaped(evidence.words))",
                indentation: 2) + "\n"
        }
        return """
            ## \(mistake.code)

            \(PageProse.wrapped(PageProse.escaped("\(capital(mistake.words)). \(mistake.effect)")))

            \(PageProse.wrapped(PageProse.escaped("Seen: \(seen).")))

            \(PageProse.wrapped(PageProse.escaped("Change: \(mistake.change).")))
            \(lines)
            Sample: `samples/mistakes/\(mistake.code)`. Evidence:

            \(evidence.joined())\(claims(behind: mistake))
            """
    }

    /// The claims about iOS that the mistake rests on.
    private static func claims(behind mistake: Mistake) -> String {
        let claims = Claims.all.claims(behind: mistake.code)
        guard !claims.isEmpty else { return "" }
        return "\nWhat iOS does:\n\n"
            + claims.map { claim in
                PageProse.wrapped(
                    "- `\(claim.id)`: \(PageProse.escaped(claim.sentence)) \(PageProse.escaped(ClaimWords(claim).grounds)).",
                    indentation: 2) + "\n"
            }.joined()
    }

    @Test("Each mistake that a claim names is one of ours")
    func mistakesOfClaims() {
        let codes = Set(Mistake.all.map(\.code))
        for claim in Claims.all.list {
            #expect(Set(claim.mistakes).isSubset(of: codes), "\(claim.id)")
        }
    }

    /// The lines in each language, with the name that a code block has for it.
    private static func blocks(of advice: Advice) -> [(name: String, lines: [String])] {
        guard advice.data.isEmpty else { return [("text", advice.data)] }
        let names: [(CodeLanguage, String)] = [
            (.swift, "swift"), (.objectiveC, "objc"), (.javaScript, "javascript"), (.dart, "dart"),
        ]
        return names.compactMap { language, name in
            advice.code[language].map { (name, $0) }
        }
    }

    private static func capital(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}
