import Foundation
import Handset
import HandsetLint
import Testing

/// The table of the lint's rules.
@Suite struct LintRuleTests {
    /// Reads the payload of an example, which may be a message.
    private func payload(of example: LintExample) throws -> Payload {
        var settings = EnvelopeSettings()
        settings.refusesFaults = false
        var rest = Array(example.json.utf8)[...]
        let reader = PayloadReader(
            source: "example", framing: .whole, maximumByteCount: 1 << 20, maximumDepth: 100,
            opener: EnvelopeOpener(settings: settings), from: .start, isArriving: { true },
            refused: { _ in },
            read: { buffer in
                let next = rest.prefix(buffer.count)
                buffer.copyBytes(from: next)
                rest = rest.dropFirst(next.count)
                return next.count
            })
        guard case .payload(let payload) = reader.next() else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return payload
    }

    private func findings(in example: LintExample) throws -> [LintFinding] {
        var linter = Linter(headers: example.headers, versions: example.versions)
        linter.ofApp = { _, _ in example.ofApp }
        return linter.result(of: try payload(of: example)).findings
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
        "The meaning and the advice of a rule are sentences, and its page is Apple's or a service's",
        arguments: LintRule.allCases)
    func sentences(rule: LintRule) {
        #expect(rule.meaning.hasSuffix("."))
        #expect(rule.advice.hasSuffix("."))
        let hosts = [
            "https://developer.apple.com/", "https://firebase.google.com/",
            "https://documentation.onesignal.com/", "https://docs.aws.amazon.com/",
        ]
        #expect(hosts.contains { rule.page.url.hasPrefix($0) })
    }

    @Test("A disabled rule finds nothing", arguments: LintRule.allCases)
    func disabled(rule: LintRule) throws {
        var linter = Linter(
            headers: rule.example.headers, versions: rule.example.versions, disabled: [rule])
        linter.ofApp = { _, _ in rule.example.ofApp }
        #expect(linter.result(of: try payload(of: rule.example)).findings.isEmpty)
    }

    @Test("The rules include the hazards of payloads, with their identifiers and severities")
    func hazards() {
        let ofPayload: [Hazard.Kind] = [
            .payloadTooLarge, .apsMissing, .apsNotDictionary, .apsWrongType, .apsUnknownKey,
            .duplicateKey, .contentAvailableOutside,
        ]
        for kind in ofPayload {
            let rule = LintRule(identifier: kind.identifier)
            #expect(rule?.severity.rawValue == kind.severity.rawValue, "\(kind)")
        }
        let others = Hazard.Kind.allCases.filter { !ofPayload.contains($0) }
        #expect(others.allSatisfy { LintRule(identifier: $0.identifier) == nil })
    }
}
