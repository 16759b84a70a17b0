import Foundation
import Handset
import HandsetClaims
import HandsetCommandSupport
import HandsetTestSupport
import HandsetTree
import HandsetWhy
import Testing

/// The page of the mistakes in the documentation, which is made from their table.
@Suite struct MistakePageTests {
    private static let path = "Sources/Core/Handset/Handset.docc/Mistakes.md"

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

            \(PageProse.wrapped(PageProse.escaped("Seen: \(seen).")))\(notKnown(of: mistake))

            \(PageProse.wrapped(PageProse.escaped("Change: \(mistake.change).")))
            \(lines)
            Sample: `samples/mistakes/\(mistake.code)`. Evidence:

            \(evidence.joined())\(claims(behind: mistake))
            """
    }

    /// The points of the page *Callbacks* on which the words rest.
    private static func notKnown(of mistake: Mistake) -> String {
        guard !mistake.unconfirmed.isEmpty else { return "" }
        let points = mistake.unconfirmed.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        return "\n\n"
            + PageProse.wrapped(
                "Not known: \(points). What is said here takes the first choice of each point "
                    + "([Callbacks](Callbacks.md)).")
    }

    private struct Matrix: Decodable {
        struct Row: Decodable {
            let appState: String
            let action: String
            var restsOn: [String]?
        }
        let rows: [Row]
    }

    private struct Question: Decodable {
        let appState: String
        let action: String
        var device: [String]?
    }

    @Test(
        "What a mistake's sample rests on, and is not known, stands in its section",
        arguments: Sweep.every(
            7,
            of: [
                "center-delegate-in-scene", "launch-options-with-scenes", "response-handled-twice",
                "window-before-scene", "no-scenes", "scene-manifest-empty", "active-scene-at-tap",
                "event-before-view", "scene-rebuilt",
            ]))
    func grounds(code: String) throws {
        let mistake = try #require(Mistake.all.first { $0.code == code })
        let known = Set(mistake.unconfirmed.map(\.rawValue))
        let folder = "samples/mistakes/\(code)"
        let question = try JSONDecoder().decode(
            Question.self, from: Data(Repository.bytes(of: "\(folder)/question.json")))
        let stacks = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appending(path: folder).path
        ).filter { !$0.contains(".") }
        for stack in stacks {
            var arguments = ["matrix", "-q", "--format", "json", "\(folder)/push.json"]
            arguments += ["--app", "\(folder)/\(stack)/mistake"]
            for setting in question.device ?? [] { arguments += ["--device", setting] }
            let output = try CommandResult.handset(arguments, input: "").output
            let matrix = try JSONDecoder().decode(Matrix.self, from: Data(output.utf8))
            let cells = matrix.rows.filter {
                $0.appState == question.appState && $0.action == question.action
            }
            // The SDK is told of the app, not of the mistake.
            let points = Set(cells.flatMap { $0.restsOn ?? [] }).subtracting(["sdk"])
            #expect(points.isSubset(of: known), "\(stack)")
        }
    }

    @Test("The points of a mistake are on the page of what is not known")
    func points() throws {
        let page = String(
            decoding: try Repository.bytes(of: "Sources/Core/Handset/Handset.docc/Callbacks.md"),
            as: UTF8.self)
        for point in Mistake.all.flatMap(\.unconfirmed) {
            #expect(page.contains("| `\(point.rawValue)` |"), "\(point.rawValue)")
        }
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
