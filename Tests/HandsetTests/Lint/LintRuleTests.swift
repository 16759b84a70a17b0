import Handset
import HandsetLint
import Testing

/// The table of the lint's rules.
@Suite struct LintRuleTests {
    private func findings(in example: LintExample) throws -> [LintFinding] {
        Linter(headers: example.headers, versions: example.versions)
            .result(of: try Payload(json: example.json)).findings
    }

    @Test("The example of a rule shows it once, and nothing else", arguments: LintRule.allCases)
    func example(rule: LintRule) throws {
        let found = try findings(in: rule.example)
        #expect(found.map(\.rule.identifier) == [rule.identifier], "\(found)")
    }

    @Test("The counter-example of a rule shows nothing", arguments: LintRule.allCases)
    func counterExample(rule: LintRule) throws {
        let found = try findings(in: rule.counterExample)
        #expect(found.isEmpty, "\(found)")
    }

    @Test("Identifiers are small letters, digits and hyphens, and each is one rule's")
    func identifiers() {
        let identifiers = LintRule.allCases.map(\.identifier)
        #expect(Set(identifiers).count == identifiers.count)
        for identifier in identifiers {
            #expect(identifier.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil, "\(identifier)")
            #expect(LintRule(identifier: identifier)?.identifier == identifier)
        }
        #expect(LintRule(identifier: "no-such-rule") == nil)
    }

    @Test(
        "The meaning and the advice of a rule are sentences, and its page is Apple's",
        arguments: LintRule.allCases)
    func sentences(rule: LintRule) {
        #expect(rule.meaning.hasSuffix("."))
        #expect(rule.advice.hasSuffix("."))
        #expect(rule.page.url.hasPrefix("https://developer.apple.com/"))
    }

    @Test("A disabled rule finds nothing", arguments: LintRule.allCases)
    func disabled(rule: LintRule) throws {
        let linter = Linter(
            headers: rule.example.headers, versions: rule.example.versions, disabled: [rule])
        #expect(linter.result(of: try Payload(json: rule.example.json)).findings.isEmpty)
    }

    @Test("The rules include the hazards of payloads, with their identifiers and severities")
    func hazards() {
        let ofPayload: [HazardKind] = [
            .payloadTooLarge, .apsMissing, .apsNotDictionary, .apsWrongType, .apsUnknownKey,
            .duplicateKey, .contentAvailableOutside,
        ]
        for kind in ofPayload {
            let rule = LintRule(identifier: kind.identifier)
            #expect(rule?.severity.rawValue == kind.severity.rawValue, "\(kind)")
        }
        let others = HazardKind.allCases.filter { !ofPayload.contains($0) }
        #expect(others.allSatisfy { LintRule(identifier: $0.identifier) == nil })
    }
}
