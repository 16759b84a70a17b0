import HandsetFuzzTargets
import Testing

@Suite(.timeLimit(.minutes(10))) struct LogRoundTripTests {
    @Test(
        "A random payload that is printed into a log is read back, but for what is assumed",
        arguments: LogRoundTrip.forms)
    func roundTrip(form: String) throws {
        try LogRoundTrip.check(form, count: 500, seed: 1)
    }
}
