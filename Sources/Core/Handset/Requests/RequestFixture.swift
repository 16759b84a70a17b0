/// An answer of the network for some requests of an app.
///
/// ```swift
/// let fixture = RequestFixture("https://api.example.com/orders/*", json: ["state": "sent"])
/// print(fixture.matches(method: "GET", url: "https://api.example.com/orders/7"))
/// // true
/// ```
public struct RequestFixture: Hashable, Sendable {
    /// The URL of the requests, of which `*` stands for any number of characters, also for slashes.
    ///
    /// Everything else is as in the request, with its query if it has one. Scheme and host may be in letters of either
    /// size, as in any URL.
    public var url: String
    /// The method of the requests, such as `POST`, in letters of either size; `nil` stands for any.
    public var method: String?
    /// The answer.
    public var answer: Answer
    /// The time until the answer, by the clock of the phone; zero or less is at once.
    public var delay: Duration

    /// Creates a fixture with an answer.
    ///
    /// - Parameters:
    ///   - url: The URL, with `*` for any characters.
    ///   - method: The method. If `nil`, the default, any.
    ///   - answer: The answer.
    ///   - delay: The time until the answer; none by default.
    public init(_ url: String, method: String? = nil, answer: Answer, delay: Duration = .zero) {
        self.url = url
        self.method = method
        self.answer = answer
        self.delay = delay
    }

    /// Creates a fixture with a response of bytes.
    ///
    /// - Parameters:
    ///   - url: The URL, with `*` for any characters.
    ///   - method: The method. If `nil`, the default, any.
    ///   - status: The status; 200 by default.
    ///   - headers: The headers; none by default.
    ///   - body: The bytes; none by default.
    ///   - delay: The time until the answer; none by default.
    public init(
        _ url: String, method: String? = nil, status: Int = 200, headers: [String: String] = [:],
        body: some Sequence<UInt8> = [], delay: Duration = .zero
    ) {
        self.init(
            url, method: method,
            answer: .response(status: status, headers: headers, body: Array(body)), delay: delay)
    }

    /// Creates a fixture with a response in JSON.
    ///
    /// - Parameters:
    ///   - url: The URL, with `*` for any characters.
    ///   - method: The method. If `nil`, the default, any.
    ///   - status: The status; 200 by default.
    ///   - json: The value.
    ///   - delay: The time until the answer; none by default.
    public init(
        _ url: String, method: String? = nil, status: Int = 200, json: PayloadValue,
        delay: Duration = .zero
    ) {
        self.init(
            url, method: method, status: status, headers: ["Content-Type": "application/json"],
            body: JSONText(json).bytes, delay: delay)
    }

    /// Creates a fixture with a failure of the network.
    ///
    /// - Parameters:
    ///   - url: The URL, with `*` for any characters.
    ///   - method: The method. If `nil`, the default, any.
    ///   - failure: The failure.
    ///   - delay: The time until the answer; none by default.
    public init(
        _ url: String, method: String? = nil, failure: Failure, delay: Duration = .zero
    ) {
        self.init(url, method: method, answer: .failure(failure), delay: delay)
    }

    /// Returns true if the fixture is for a request.
    ///
    /// - Parameters:
    ///   - method: The method of the request.
    ///   - url: The whole URL of the request.
    /// - Returns: True if the URL fits, and the method too if the fixture has one.
    public func matches(method: String, url: String) -> Bool {
        if let wanted = self.method, wanted.uppercased() != method.uppercased() { return false }
        return URLPattern(self.url).matches(url)
    }

    /// The answer to a request.
    public enum Answer: Hashable, Sendable {
        /// A response of the server, also one with a status such as 404.
        case response(status: Int, headers: [String: String], body: [UInt8])
        /// A failure of the network, in the place of a response.
        case failure(Failure)
    }

    /// A failure of the network; files use the raw values.
    public enum Failure: String, Hashable, Sendable, CaseIterable {
        /// The phone has no network, as in flight mode.
        case notConnected = "not-connected"
        /// The server does not answer in time.
        case timedOut = "timed-out"
        /// The network has no address for the server's name.
        case hostNotFound = "host-not-found"
        /// The server takes no connection.
        case cannotConnect = "cannot-connect"
        /// The connection ends before the response does.
        case connectionLost = "connection-lost"
        /// The server has no certificate that the phone trusts.
        case notTrusted = "not-trusted"
    }
}
