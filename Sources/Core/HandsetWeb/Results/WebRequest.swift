public import Handset

/// A request of a page, with the answer that it got.
public struct WebRequest: Hashable, Sendable, CustomStringConvertible {
    /// The answer to a request.
    public enum Answer: Hashable, Sendable {
        /// A response with this status: a fixture's, or 502 without one.
        case status(Int)
        /// A failure of the network, which a fixture asks for.
        case failure(RequestFixture.Failure)
        /// Nothing: the request waits for its fixture's delay, or it is a connection of a kind that has no answers.
        case none
    }

    /// The request, with the fixture that has answered it; `nil` if none is for it.
    public var request: AppRequest
    /// The answer.
    public var answer: Answer

    /// Creates a request.
    public init(_ request: AppRequest, answer: Answer) {
        self.request = request
        self.answer = answer
    }

    /// The method and the URL, such as `GET https://api.example.com/session/42`.
    public var line: String { "\(request.method) \(request.url)" }

    /// The method, the URL and the answer, such as `GET https://api.example.com/session/42: 200`.
    public var description: String {
        switch answer {
        case .status(let status):
            "\(line): \(status)" + (request.fixture == nil ? ", without a fixture" : "")
        case .failure(let failure): "\(line): \(failure.rawValue)"
        case .none: "\(line): no answer"
        }
    }
}
