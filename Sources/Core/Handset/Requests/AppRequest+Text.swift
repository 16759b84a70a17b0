extension AppRequest: CustomStringConvertible {
    /// The request and its answer on one line.
    ///
    /// ```swift
    /// print(AppRequest(url: "https://api.example.com/orders"))
    /// // GET https://api.example.com/orders: not-connected, without a fixture
    /// ```
    public var description: String { "\(method) \(url): \(answer)" }

    private var answer: String {
        switch fixture?.answer {
        case .response(let status, _, let body)?: "\(status), \(Self.count(body.count))"
        case .failure(let failure)?: failure.rawValue
        case nil: "\(RequestFixture.Failure.notConnected.rawValue), without a fixture"
        }
    }

    private static func count(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }
}
