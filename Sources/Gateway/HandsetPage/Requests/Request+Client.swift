import HTTPTypes
import Hummingbird

extension Request {
    /// Answers a request that may take long; the work is cancelled when the client goes.
    ///
    /// Hummingbird closes the connection afterwards, so the answer says that.
    func answerWhileConnected(
        _ work: @Sendable (Request) async throws -> Response
    ) async throws -> Response {
        do {
            var response = try await body.consumeWithCancellationOnInboundClose { body in
                var request = self
                request.body = body
                return try await work(request)
            }
            response.headers[.connection] = "close"
            return response
        } catch var problem as Problem {
            problem.headers[.connection] = "close"
            throw problem
        }
    }

    /// Answers a request for a list; a search of whole payloads is cancelled when the client goes.
    ///
    /// The connection stays open after other lists.
    func answerWhileSearching(
        _ query: String?, _ work: @Sendable () async throws -> Response
    ) async throws -> Response {
        guard query?.contains("text=") == true else { return try await work() }
        return try await answerWhileConnected { _ in try await work() }
    }
}
