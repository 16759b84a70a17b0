import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset listen` without notes.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.curl))
struct ListenQuietTests {
    /// A sender that is accepted once and rejected once.
    private static let sender = """
        push() { curl -sS --http2-prior-knowledge -H "apns-topic: $APNS_TOPIC" \
        -d '{"aps":{"session":"42"}}' "$APNS_URL/3/device/$1" -o answer; }
        push $(handset token); push nothing
        """

    @Test("With -q, standard error has only what was rejected, and verdicts")
    func quiet() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.sender, to: "sender")
        try ListenRun.identity.get().write(to: folder.path("state"))
        let command =
            "cd '\(folder.path)' && handset listen --tls off --state-directory state --expect 2 "
            + "--exec 'bash sender'"
        let noted = try CommandResult.line(command)
        let quiet = try CommandResult.line("\(command) -q")
        #expect(noted.errors.contains("\nready ") || noted.errors.hasPrefix("ready "))
        #expect(noted.errors.contains("handset: 2 received = 1 delivered + 1 rejected"))
        let lines = quiet.errors.split(separator: "\n")
        #expect(lines.count == 2, "\(quiet.errors)")
        #expect(lines.first?.contains("was rejected: HTTP 400 BadDeviceToken") == true)
        #expect(lines.last?.hasPrefix("handset: the program has ended: ") == true)
        #expect(quiet.output == noted.output && !quiet.output.isEmpty)
        #expect(quiet.status == 1 && noted.status == 1)
    }
}
