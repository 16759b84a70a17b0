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
    ///   - environment: The service; only the sandbox's tells an identifier for Apple's console.
    /// - Returns: The answer, which has no body.
    static func accepted(_ id: String, in environment: GatewayEnvironment) -> PushResponse {
        var headers: HPACKHeaders = [":status": "200", "apns-id": id]
        if environment == .sandbox { headers.add(name: "apns-unique-id", value: MessageID.make()) }
        return PushResponse(headers: headers, body: nil)
    }

    /// The answer to a notification that was refused.
    static func rejected(_ id: String, _ rejection: Rejection) -> PushResponse {
        var body = #"{"reason":"\#(rejection.reason.wireText)""#
        if let since = rejection.since {
            let milliseconds = since.multipliedReportingOverflow(by: 1000)
            body += #","timestamp":\#(milliseconds.overflow ? .max : milliseconds.partialValue)"#
        }
        return PushResponse(
            headers: [":status": "\(rejection.reason.httpStatus ?? 500)", "apns-id": id],
            body: Array((body + "}").utf8))
    }
}
