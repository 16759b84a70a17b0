import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The overviews of many payloads, and the comparison of two, as files to look at.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct OverviewSampleTests {
    private static let payloads = "samples/payloads samples/lint/capture"

    @Test(
        "An overview is what its sample shows",
        arguments: [
            ("matrix.txt", "matrix --app classic --summary --ios 9,17 \(payloads)"),
            ("matrix.md", "matrix --format markdown --ios 17 --app modern --only lost \(payloads)"),
            ("lint.txt", "lint --summary \(payloads)"),
            ("lint.xml", "lint --format junit --fail-on warning \(payloads)"),
            (
                "diff.md",
                "diff --app classic --format markdown samples/payloads/azure-worker-role.json "
                    + "samples/payloads/quoted-session.json --ios 9"
            ),
        ])
    func sample(name: String, command: String) throws {
        let result = try CommandResult.line("handset \(command) 2> /dev/null")
        try Golden("samples/overviews/\(name)").expect(result.output)
    }
}
