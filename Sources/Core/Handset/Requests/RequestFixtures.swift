/// The answers of the network for the requests of an app: the first fixture that is for a request answers it.
///
/// A request without a fixture fails as on a phone without a network.
///
/// ```swift
/// let fixtures: RequestFixtures = [
///     RequestFixture("https://api.example.com/orders", json: [["id": 7]]),
///     RequestFixture("https://api.example.com/*", failure: .timedOut),
/// ]
/// let request = AppRequest(method: "POST", url: "https://api.example.com/read")
/// print(fixtures.answer(to: request))
/// // failure(Handset.RequestFixture.Failure.timedOut)
/// ```
///
/// In a file they are an object with a list:
///
/// ```json
/// {
///     "requests": [
///         {"url": "https://api.example.com/orders/*", "method": "GET", "body": {"state": "sent"}},
///         {"url": "https://cdn.example.com/*.png", "file": "picture.png", "delay": 2},
///         {"url": "https://api.example.com/read", "status": 404, "body": "no such order"},
///         {"url": "*", "error": "timed-out"}
///     ]
/// }
/// ```
///
/// | Member | Content |
/// |---|---|
/// | `url` | the URL, with `*` for any characters |
/// | `method` | the method; by default any |
/// | `status` | the status of the response, 100 to 599; by default 200 |
/// | `headers` | the headers of the response, an object of strings |
/// | `body` | the bytes of the response: a string as it is, or any other JSON value, sent as `application/json` |
/// | `file` | the path of a file with the bytes, from the folder of this file; its name tells its type |
/// | `error` | a failure in the place of a response: `not-connected`, `timed-out`, `host-not-found`, `cannot-connect`, `connection-lost` or `not-trusted` |
/// | `delay` | the seconds until the answer, by the clock of the phone; by default 0 |
public struct RequestFixtures: Hashable, Sendable {
    /// The fixtures, in the order in which they are asked.
    public var list: [RequestFixture]

    /// Creates fixtures.
    ///
    /// - Parameter list: The fixtures; none by default, so that each request fails.
    public init(_ list: [RequestFixture] = []) { self.list = list }

    /// Returns the first fixture for a request; `nil` if there is none.
    public func fixture(for request: AppRequest) -> RequestFixture? {
        list.first { $0.matches(method: request.method, url: request.url) }
    }

    /// Returns the answer to a request: its fixture's, or the failure of a phone without a network.
    public func answer(to request: AppRequest) -> RequestFixture.Answer {
        fixture(for: request)?.answer ?? .failure(.notConnected)
    }
}

extension RequestFixtures: ExpressibleByArrayLiteral {
    /// Creates fixtures of a list.
    public init(arrayLiteral elements: RequestFixture...) { self.init(elements) }
}
