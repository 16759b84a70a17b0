import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The explanations of the samples by `handset explain`.
@Suite(.waitsForPrograms) struct ExplainSampleTests {
    @Test(
        "Each sample payload is explained as its file says",
        arguments: try Repository.files(
            in: "samples/payloads", endingIn: [".json", ".jsonl", ".apns"]))
    func explained(path: String) throws {
        try Golden(path + ".explained.txt").expect(
            try CommandResult.handset("explain", "--app", "classic", path).output)
    }
}
