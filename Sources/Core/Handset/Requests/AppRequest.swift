/// A request of an app to the network, with the fixture that has answered it.
public struct AppRequest: Hashable, Sendable {
    /// The method, such as `GET`.
    public var method: String
    /// The whole URL.
    public var url: String
    /// The headers that the app has set, by their names.
    public var headers: [String: String]
    /// The bytes that the app has sent; empty if there are none.
    public var body: [UInt8]
    /// The fixture; `nil` if none is for the request, which has then failed as without a network.
    public var fixture: RequestFixture?

    /// Creates a request.
    public init(
        method: String = "GET", url: String, headers: [String: String] = [:], body: [UInt8] = [],
        fixture: RequestFixture? = nil
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.fixture = fixture
    }

    /// The bytes that the app has sent, as text in UTF-8.
    public var bodyText: String { String(decoding: body, as: UTF8.self) }
}

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
