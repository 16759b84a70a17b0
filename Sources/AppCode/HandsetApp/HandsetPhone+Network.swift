public import Handset

extension HandsetPhone {
    /// The answers of the network for the app and its service extension; none at the beginning.
    ///
    /// No request of the process leaves the machine since its first `HandsetPhone` was created: each one is recorded,
    /// and answered by the first fixture that is for it. Without one it fails with `URLError.notConnectedToInternet`, as
    /// on a phone without a network. So do sessions of any configuration, their tasks, and `Data(contentsOf:)`.
    ///
    /// ```swift
    /// phone.requestFixtures = [
    ///     RequestFixture("https://api.example.com/orders/*", json: ["state": "sent"]),
    ///     RequestFixture("https://cdn.example.com/*", body: picture, delay: .seconds(2)),
    /// ]
    /// try await phone.receive(push, then: .tap)
    /// #expect(phone.requests.map(\.url) == ["https://api.example.com/orders/7"])
    /// ```
    ///
    /// A delay is one of the phone's clock; longer than the time limit of the request it is
    /// `URLError.timedOut`. Files of the form that `RequestFixtures` describes hold them too.
    public var requestFixtures: RequestFixtures {
        get { AppNetwork.shared.fixtures }
        set { AppNetwork.shared.fixtures = newValue }
    }

    /// The requests of the app and its service extension, in order, each with the fixture that has answered it.
    public var requests: [AppRequest] { AppNetwork.shared.requests }
}
