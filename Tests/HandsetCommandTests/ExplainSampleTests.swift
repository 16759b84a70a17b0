import HandsetTestSupport
import Testing

/// What `handset explain` prints of the samples.
@Suite(.waitsForPrograms) struct ExplainSampleTests {
    @Test(
        "Each sample payload is explained as its file says",
        arguments: try [".json", ".jsonl", ".apns"].flatMap {
            try Repository.files(in: "samples/payloads", endingIn: [$0])
        })
    func explained(path: String) throws {
        try Golden(path + ".explained.txt").expect(
            try CommandResult.handset("explain", path).output)
    }
}
