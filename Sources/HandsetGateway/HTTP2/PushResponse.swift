import Handset
import HandsetFixtures

/// What the HTTP/2 provider API answers to a request.
struct PushResponse: Sendable {
    /// The pseudo-header `:status`.
    let status: Int
    /// The header `apns-id`.
    let id: String
    /// The header `apns-unique-id`, or `nil` if there is none.
    let uniqueID: String?
    /// The body, or nothing if there is none: some clients take every DATA frame for JSON.
    let body: [UInt8]

    /// The answer to a notification that was accepted.
    ///
    /// - Parameters:
    ///   - id: Its `apns-id`.
    ///   - uniqueID: Its identifier for Apple's console, of which only the sandbox tells; or `nil`.
    /// - Returns: The answer, which has no body.
    static func accepted(_ id: String, uniqueID: String?) -> PushResponse {
        PushResponse(status: 200, id: id, uniqueID: uniqueID, body: [])
    }

    /// The answer to a notification that was refused.
    static func rejected(_ id: String, _ rejection: Rejection) -> PushResponse {
        var body = #"{"reason":"\#(rejection.reason.wireText)""#
        if let since = rejection.since {
            let milliseconds = since.multipliedReportingOverflow(by: 1000)
            body += #","timestamp":\#(milliseconds.overflow ? .max : milliseconds.partialValue)"#
        }
        return PushResponse(
            status: rejection.reason.httpStatus ?? 500, id: id, uniqueID: nil,
            body: Array((body + "}").utf8))
    }
}
