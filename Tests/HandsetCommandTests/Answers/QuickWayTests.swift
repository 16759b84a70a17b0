import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The quick way and the ordinary one, by the command: they write the same.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct QuickWayTests {
    private static let payloads = "samples/payloads samples/refused samples/envelopes"

    private static let commands = [
        "receive --format session", "receive --format url", "receive --format javascript",
        "receive --format json", "receive --format json --hazards",
        "receive --format session --hazards --limit hazards=2",
        "receive --format json --fail-on warning", "receive --format session --require-session",
        "receive --format json --jobs 1 --null", "receive --format json --jobs 3 --lines",
        "receive --format session --rules samples/rules/several.json",
        "receive --format json --rules samples/rules/several.json --ios 17",
        "receive --format session --ios 9 --device delegates=fetch",
        "receive --format url --lines --log never",
        "explain --format json", "explain --format json --limit hazards=1",
        "explain --format json --rules samples/rules/several.json --fail-on error",
        "explain --format json --app modern", "explain --format json --app modern --fail-on error",
    ]

    @Test(
        "The output, the messages and the status are the same without the quick way",
        arguments: Sweep.every(29, of: commands))
    func same(command: String) throws {
        let line = "handset \(command) \(Self.payloads)"
        let quick = try CommandResult.line("HANDSET_PLAIN=0 \(line)")
        let ordinary = try CommandResult.line("HANDSET_PLAIN=1 \(line)")
        #expect(!quick.output.isEmpty)
        #expect(ordinary.output == quick.output)
        #expect(ordinary.errors == quick.errors)
        #expect(ordinary.status == quick.status)
    }
}
