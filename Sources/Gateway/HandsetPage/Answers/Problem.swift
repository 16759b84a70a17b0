import HTTPTypes
import Handset

/// The reason why a request is not answered as it was asked (RFC 9457, "Problem Details for HTTP APIs").
struct Problem: Error {
    let status: HTTPResponse.Status
    /// The finding, and what to do.
    let detail: String
    var headers: HTTPFields = [:]

    init(_ status: HTTPResponse.Status, _ detail: String) {
        self.status = status
        self.detail = detail
    }

    var members: JSONMembers {
        [
            "type": .string("about:blank"), "title": .string(status.reasonPhrase),
            "status": .integer(status.code), "detail": .string(detail),
        ]
    }
}
