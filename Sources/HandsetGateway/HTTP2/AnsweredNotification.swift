/// A notification whose answer is observed.
struct AnsweredNotification: Sendable {
    /// Its number in the gateway.
    let number: Int
    /// The end of its request.
    let start: ContinuousClock.Instant

    /// Returns the answer as it is sent now.
    func answer(_ response: PushResponse) -> SentAnswer {
        SentAnswer(
            number: number, duration: start.duration(to: .now), status: response.status,
            headers: response.headers, body: response.body)
    }
}
