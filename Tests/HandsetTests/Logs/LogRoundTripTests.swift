import HandsetFuzzTargets
import Testing

@Suite(.timeLimit(.minutes(10))) struct LogRoundTripTests {
    @Test(
        "A random payload that is printed into a log is read back, but for what is assumed",
        arguments: LogRoundTrip.forms)
    func roundTrip(form: String) throws {
        // Together 100,000 payloads.
        try LogRoundTrip.check(form, count: 100_000 / LogRoundTrip.forms.count + 1, seed: 1)
    }
}
