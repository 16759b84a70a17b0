import HandsetFuzzTargets
import HandsetTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct LogRoundTripTests {
    @Test(
        "A random payload that is printed into a log is read back, but for what is assumed",
        arguments: LogRoundTrip.forms)
    func roundTrip(form: String) throws {
        // All forms together.
        let count = Sweep.choose(sampled: 3_000, exhaustive: 30_000)
        try LogRoundTrip.check(form, count: count / LogRoundTrip.forms.count + 1, seed: 1)
    }
}
