import Foundation
import Handset
import HandsetTestSupport
import Testing

/// The documentation's page of hazards is made of their listing, and of the suite that shows them.
@Suite struct HazardsPageTests {
    static let suite = Result {
        try SessionSuite(
            contentsOf: Repository.root.appending(path: "samples/suites/hazards.json").path())
    }

    @Test("The page is the one that the listing makes")
    func page() throws {
        var page = """
            # Hazards

            Ways in which what the app does with a payload differs from what its sender meant.

            <!-- Made by HazardsPageTests; HANDSET_RECORD=1 swift test makes it anew. -->

            ## Overview

            Handset does what the phone did, and says when that is not what the sender meant. Hazards appear in \
            `handset explain`, in the json record of `handset receive`, with `handset receive --hazards` on \
            standard error, and as expectations of suites (<doc:Suites>). `--fail-on warning` or `--fail-on error` \
            makes status 1 of them. In Swift, ``Hazard/all(in:routes:rules:on:)`` and ``SessionExplanation`` find \
            them.

            An *error* is something that the app does otherwise than was meant. A *warning* is something that comes \
            out right, or does nothing, until something small changes.

            Identifiers are promised: a later version may add hazards, and renames none. Of a session only the cause \
            is told: where the capture itself is at fault, it is not said a second time that the session differs; \
            and where the script is at fault, nothing is said of the URL, which nobody opens. Of several sessions \
            under one top-level key it is enough that one is opened, and a key at which no rule looks is not missed. \
            How a number was written is not known any more: `1.50` and `1.5` are the same.

            | hazard | severity | what happens |
            | --- | --- | --- |

            """
        for kind in HazardKind.allCases {
            page += "| `\(kind)` | \(kind.severity) | \(Self.escaped(kind.meaning)) |\n"
        }
        page += """

            Each is shown below by its case of `samples/suites/hazards.json`, which shows nothing else. The pattern \
            is the app's, unless another rule is named.

            """
        for kind in HazardKind.allCases {
            let sample = try #require(try Self.suite.get().cases.first { $0.name == "\(kind)" })
            page += "\n## \(kind)\n\n\(Self.escaped(kind.meaning)) \(Self.escaped(kind.advice))\n\n"
            page += "```json\n\(String(decoding: sample.payload.bytes, as: UTF8.self))\n```\n\n"
            if let rule = sample.rules.rules.first, rule.name != "app, encoded" {
                page += "With \(Self.words(for: rule)):\n\n"
            }
            let explanation = try SessionExplanation(
                of: try Payload(json: sample.payload.bytes), rules: sample.rules,
                application: sample.device.application)
            let hazard = try #require(explanation.hazards.first { $0.kind == kind })
            page += "```text\n\(hazard)\n```\n"
        }
        try Golden("Sources/Handset/Handset.docc/Hazards.md").expect(page)
    }

    @Test("Each hazard has a case that shows it and nothing else", arguments: HazardKind.allCases)
    func sample(kind: HazardKind) throws {
        let sample = try #require(try Self.suite.get().cases.first { $0.name == "\(kind)" })
        #expect(sample.expectations.contains { $0.content == .hazards([kind]) })
        let result = sample.run()
        #expect(result.passed, "\(result.failures)")
    }

    @Test("Identifiers are small letters and hyphens, and each is one hazard's")
    func identifiers() {
        let identifiers = HazardKind.allCases.map(\.identifier)
        #expect(Set(identifiers).count == identifiers.count)
        for identifier in identifiers {
            #expect(identifier.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(identifier)")
            #expect(HazardKind(identifier: identifier)?.identifier == identifier)
        }
    }

    @Test(
        "Every hazard says what happens and what to do, in sentences",
        arguments: HazardKind.allCases)
    func sentences(kind: HazardKind) {
        #expect(kind.meaning.hasSuffix("."))
        #expect(kind.advice.hasSuffix("."))
    }

    private static func words(for rule: SessionRule) -> String {
        switch rule.source {
        case .text(let pattern): "the pattern `\(pattern.pattern)`"
        case .value(let path): "a rule that reads the keyPath `\(path)`"
        }
    }

    /// A text in which nothing is Markdown.
    private static func escaped(_ text: String) -> String {
        text.replacing(/[<>\\*_|\[\]]/) { "\\" + $0.output }
    }
}
