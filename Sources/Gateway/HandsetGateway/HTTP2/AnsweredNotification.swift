/// A notification whose answer is observed.
///
/// A class, because nearly none is, and answers are handed on many times.
final class AnsweredNotification: Sendable {
    let number: Int
    /// The end of its request.
    let start: ContinuousClock.Instant
    /// The cause of its rejection, if it has one.
    let cause: RejectionCause?

    init(number: Int, start: ContinuousClock.Instant, cause: RejectionCause?) {
        self.number = number
        self.cause = cause
        self.start = start
    }

    /// Returns the answer as it is sent now.
    func answer(_ response: PushResponse) -> SentAnswer {
        SentAnswer(
            number: number, duration: start.duration(to: .now), status: response.status,
            headers: response.headers, body: response.body, cause: cause)
    }
}
