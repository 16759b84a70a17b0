import HTTPTypes
import Hummingbird

/// A call of the page's interface: the method and the path that lead to it, and what answers.
///
/// Not Hummingbird's router, which answers a method that a path does not have with 404 and without the others.
struct PageRoute: Sendable {
    typealias Handler = @Sendable (PageCall) async throws -> Response

    let method: HTTPRequest.Method
    /// The parts of the path after `/api/v1/`; `*` is a name.
    let path: [String]
    /// The content type that a body has to have.
    let type: String
    let answer: Handler

    init(
        _ method: HTTPRequest.Method, _ path: String, type: String = "application/json",
        _ answer: @escaping Handler
    ) {
        self.method = method
        self.path = path.split(separator: "/").map(String.init)
        self.type = type
        self.answer = answer
    }

    /// Returns the names in the parts of a path; `nil` if it is another one.
    func names(in parts: ArraySlice<String>) -> [String]? {
        guard parts.count == path.count else { return nil }
        let pairs = zip(path, parts)
        guard pairs.allSatisfy({ $0 == "*" || $0 == $1 }) else { return nil }
        return pairs.filter { $0.0 == "*" }.map(\.1)
    }
}
