import Handset
import NIOHPACK

/// What the HTTP/2 provider API answers to a request.
struct PushResponse: Sendable {
    /// Its headers.
    let headers: HPACKHeaders
    /// Its body, or `nil` if it has none.
    let body: [UInt8]?

    /// The answer to a notification that was accepted.
    ///
    /// - Parameters:
    ///   - id: Its `apns-id`.
    ///   - uniqueID: Its identifier for Apple's console, of which only the sandbox tells; or `nil`.
    /// - Returns: The answer, which has no body.
    static func accepted(_ id: String, uniqueID: String?) -> PushResponse {
        var headers = HPACKHeaders()
        headers.reserveCapacity(3)
        headers.add(name: ":status", value: "200")
        // None comes a second time, so that it is of no use to the table of those that came.
        headers.add(name: "apns-id", value: id, indexing: .nonIndexable)
        if let uniqueID {
            headers.add(name: "apns-unique-id", value: uniqueID, indexing: .nonIndexable)
        }
        return PushResponse(headers: headers, body: nil)
    }

    /// The answer to a notification that was refused.
    static func rejected(_ id: String, _ rejection: Rejection) -> PushResponse {
        var body = #"{"reason":"\#(rejection.reason.wireText)""#
        if let since = rejection.since {
            let milliseconds = since.multipliedReportingOverflow(by: 1000)
            body += #","timestamp":\#(milliseconds.overflow ? .max : milliseconds.partialValue)"#
        }
        var headers: HPACKHeaders = [":status": "\(rejection.reason.httpStatus ?? 500)"]
        headers.add(name: "apns-id", value: id, indexing: .nonIndexable)
        return PushResponse(
            headers: headers, body: Array((body + "}").utf8))
    }
}
