import Handset
import HandsetTestSupport
import Testing

/// The samples are the golden corpus: beside each stands what is printed, called and said of it.
@Suite struct SampleTests {
    static let endings = [".json", ".jsonl", ".apns"]

    @Test(
        "Each sample payload is printed, routed and reported as its files say",
        arguments: try Repository.files(in: "samples/payloads", endingIn: endings))
    func payload(path: String) async throws {
        let run = ReaderRun(try Repository.bytes(of: path), source: path)
        try Golden(path + ".printed.txt").expect(run.payloads.map { "\($0)\n" }.joined())
        try await expectCallsAndMessages(of: run, path)
        #expect(run.refusals.isEmpty)
    }

    @Test(
        "Each refused sample is refused with the message in its file, and the rest of it is read",
        arguments: try Repository.files(in: "samples/refused", endingIn: endings))
    func refused(path: String) async throws {
        let bytes = try Repository.bytes(of: path)
        let run = ReaderRun(bytes, source: path)
        try await expectCallsAndMessages(of: run, path)
        #expect(!run.refusals.isEmpty)
    }

    @Test(
        "A stream gives the same in pieces of any size",
        arguments: try Repository.files(in: "samples/refused", endingIn: endings)
            + Repository.files(in: "samples/payloads", endingIn: endings))
    func pieces(path: String) throws {
        let bytes = try Repository.bytes(of: path)
        let whole = ReaderRun(bytes, source: path)
        for size in [1, 2, 3, 5, 64] {
            let run = ReaderRun(bytes, pieces: size, source: path)
            #expect(run.payloads.map(\.description) == whole.payloads.map(\.description))
            #expect(run.payloads.map(\.origin) == whole.payloads.map(\.origin))
            #expect(run.refusedBytes == whole.refusedBytes)
            #expect(run.refusals.map(\.place) == whole.refusals.map(\.place))
            #expect(run.reasons == whole.reasons)
        }
    }

    private func expectCallsAndMessages(of run: ReaderRun, _ path: String) async throws {
        var calls = ""
        for payload in run.payloads {
            let outcomes = try await PhoneGapApp().application(
                .ofTheApp, didReceiveRemoteNotification: payload)
            for outcome in outcomes { calls += outcome.route.lookup.javaScript + "\n" }
        }
        try Golden(path + ".calls.txt").expect(calls)
        let messages =
            run.payloads.flatMap(\.warnings).map(\.description) + run.refusals.map(\.description)
        try Golden(path + ".messages.txt").expect(messages.map { $0 + "\n" }.joined())
    }
}
