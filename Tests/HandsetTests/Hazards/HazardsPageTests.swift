import Foundation
import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// The page of hazards in the documentation, and the suite that shows them.
@Suite struct HazardsPageTests {
    static let suite = Result {
        try SessionSuite(
            contentsOf: Repository.root.appending(path: "samples/suites/hazards.json").path())
    }

    private static let page = Result {
        String(
            decoding: try Repository.bytes(of: "Sources/Core/Handset/Handset.docc/Hazards.md"),
            as: UTF8.self)
    }

    @Test("The page lists every hazard with its severity, in the order of the listing")
    func table() throws {
        let rows = try Self.page.get().matches(of: /\n\| `(.+?)` \| (.+?) \| .+ \|/)
            .map { "\($0.output.1) \($0.output.2)" }
        #expect(rows == Hazard.Kind.allCases.map { "\($0) \($0.severity)" })
    }

    @Test("Each hazard has a section whose example shows it", arguments: Hazard.Kind.allCases)
    func section(kind: Hazard.Kind) throws {
        let sections = try Self.page.get().split(separator: "\n## ").dropFirst()
        let section = try #require(sections.first { $0.hasPrefix("\(kind)\n") })
        let blocks = section.matches(of: /```(json|text)\n(.*?)\n```/.dotMatchesNewlines())
            .map { String($0.output.2) }
        try #require(blocks.count == 2)
        let sample = try #require(try Self.suite.get().cases.first { $0.name == "\(kind)" })
        if let rule = sample.rules.rules.first, rule.name != "app, encoded" {
            #expect(section.contains(Self.words(for: rule)))
        }
        let hazards = try PayloadHazards(
            of: try Payload(json: blocks[0]), rules: sample.rules,
            on: sample.scenario.application)
        #expect(hazards.first(.max).map(\.description) == [blocks[1]])
    }

    @Test("Each hazard has a case that shows it and nothing else", arguments: Hazard.Kind.allCases)
    func sample(kind: Hazard.Kind) throws {
        let sample = try #require(try Self.suite.get().cases.first { $0.name == "\(kind)" })
        #expect(sample.expectations.contains { $0.content == .hazards([kind]) })
        let result = sample.run()
        #expect(result.passed, "\(result.failures)")
    }

    @Test("Identifiers are small letters and hyphens, and each is one hazard's")
    func identifiers() {
        let identifiers = Hazard.Kind.allCases.map(\.identifier)
        #expect(Set(identifiers).count == identifiers.count)
        for identifier in identifiers {
            #expect(identifier.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(identifier)")
            #expect(Hazard.Kind(identifier: identifier)?.identifier == identifier)
        }
    }

    @Test(
        "The meaning and the advice of every hazard are sentences",
        arguments: Hazard.Kind.allCases)
    func sentences(kind: Hazard.Kind) {
        #expect(kind.meaning.hasSuffix("."))
        #expect(kind.advice.hasSuffix("."))
    }

    @Test(
        "Where a link is the whole URL, its sender is told to encode",
        arguments: [
            Hazard.Kind.urlRefused, .urlReencoded,
        ])
    func wholeURL(kind: Hazard.Kind) {
        #expect(
            kind.advice.hasPrefix("If the lookupURL is %@ alone, let the sender encode the link."))
    }

    /// The words by which the page names a rule.
    private static func words(for rule: SessionRule) -> String {
        switch rule.source {
        case .text(let pattern): "the pattern `\(pattern.pattern)`"
        case .value(let path): "a rule that reads the keyPath `\(path)`"
        case .link(let template): "a rule that opens `\(template)`"
        }
    }
}
