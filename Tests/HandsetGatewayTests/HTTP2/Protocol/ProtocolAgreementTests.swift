import HandsetTestSupport
import Testing

/// The rules of HTTP/2 beside what others make of them: a public suite of cases, and nghttp2's own server.
@Suite(.timeLimit(.minutes(30))) struct ProtocolAgreementTests {
    @Test("Each of the 147 public cases for servers is among the rules")
    func published() {
        let published = ProtocolCase.published
        #expect(published.count == 147)
        #expect(Set(published.map(\.identifier)).count == 147)
        let rules = Set(ProtocolCase.all.map(\.testDescription))
        #expect(rules.count == ProtocolCase.all.count, "two rules have the same name")
        #expect(published.filter { !rules.contains($0.description) }.map(\.identifier) == [])
    }

    @Test("The gateway differs from the rules on purpose in these public cases only")
    func differing() {
        let differing = ProtocolCase.all.filter { $0.difference != nil }.map(\.testDescription)
        let published = ProtocolCase.published.filter { differing.contains($0.description) }
        #expect(published.map(\.identifier) == ["http2/3.5/2", "http2/5.1.1/2", "http2/6.10/1"])
        #expect(published.count == differing.count)
    }

    @Test(
        "nghttp2's own server sees the same errors in all cases but those that are named",
        .exhaustive, .needs(.nghttpd))
    func reference() async throws {
        let server = try await ReferenceServer()
        defer { server.end() }
        var differences: [String] = []
        try await ProtocolTests.withGateway { address in
            for rule in ProtocolCase.all {
                let ours = try await ProtocolPlayer.play(rule, at: address, until: rule.answer)
                let theirs = try await ProtocolPlayer.play(
                    rule, at: server.address, until: rule.expected)
                let reactions =
                    "\(rule.testDescription): \(ours.reaction), there \(theirs.reaction)"
                if ours.reaction != theirs.reaction { differences.append(reactions) }
                if !theirs.meets(rule.expected) { differences.append("broken there: " + reactions) }
            }
        }
        #expect(
            differences == [
                "3.4: a preface in words: a text, there no error",
                "broken there: 5.1.1: a stream below an earlier one: no error, there no error",
                // Here the others are served.
                "5.1.2: a stream beyond the limit: RST_STREAM 7, there GOAWAY 1",
                "6.10: two CONTINUATION frames with more fields than the settings allow: "
                    + "RST_STREAM 11, there no error",
            ])
    }
}
