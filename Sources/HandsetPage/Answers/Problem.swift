import HTTPTypes
import Handset

/// The reason why a request is not answered as it was asked (RFC 9457, "Problem Details for HTTP APIs").
struct Problem: Error {
    /// The status.
    let status: HTTPResponse.Status
    /// The finding, and what to do.
    let detail: String
    /// Further members of the answer.
    var members: [(key: String, value: JSONText)] = []
    /// Further headers of the answer.
    var headers: HTTPFields = [:]

    init(_ status: HTTPResponse.Status, _ detail: String) {
        self.status = status
        self.detail = detail
    }

    /// The body of the answer.
    var json: JSONText {
        .object(
            [
                ("type", .string("about:blank")), ("title", .string(status.reasonPhrase)),
                ("status", .integer(status.code)), ("detail", .string(detail)),
            ] + members)
    }
}
