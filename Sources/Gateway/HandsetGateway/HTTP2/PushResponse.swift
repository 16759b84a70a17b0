import Handset
import HandsetFixtures

struct PushResponse: Sendable {
    let status: Int
    /// The name of the header with ``id``: `apns-id`, or `apns-request-id` in the broadcast API.
    var idName: StaticString = "apns-id"
    /// The identifier of the notification or the request.
    let id: String
    /// The header `apns-unique-id`, if any.
    let uniqueID: String?
    /// The header `apns-channel-id`, if any.
    var channelID: String?
    /// True if the body, if any, has the header `content-type`.
    ///
    /// Apple's example of the broadcast API has it; in answers to notifications it was never seen.
    var namesContentType = false
    /// The body, empty for an accepted notification: some clients parse every DATA frame as JSON.
    let body: [UInt8]
    /// The notification that is answered; `nil` if nothing observes the answer.
    var subject: AnsweredNotification?

    /// `uniqueID` is the identifier in Apple's console, which only the sandbox sends.
    static func accepted(_ id: String, uniqueID: String?) -> PushResponse {
        PushResponse(status: 200, id: id, uniqueID: uniqueID, body: [])
    }

    /// Creates the answer to a rejected notification, which has no body for `HEAD`.
    static func rejected(
        _ id: String, _ rejection: Rejection, hasBody: Bool = true
    ) -> PushResponse {
        var body = #"{"reason":"\#(rejection.reason.wireText)""#
        if let since = rejection.since {
            let milliseconds = since.multipliedReportingOverflow(by: 1000)
            body += #","timestamp":\#(milliseconds.overflow ? .max : milliseconds.partialValue)"#
        }
        return PushResponse(
            status: rejection.reason.httpStatus ?? 500, id: id, uniqueID: nil,
            body: hasBody ? Array((body + "}").utf8) : [])
    }

    var ofBroadcastAPI: PushResponse {
        var response = self
        response.idName = "apns-request-id"
        response.namesContentType = true
        return response
    }

    static func answered(_ id: String, _ answer: ChannelAnswer) -> PushResponse {
        let (status, channelID, body): (Int, String?, [UInt8]) =
            switch answer {
            case .created(let channel): (201, channel, [])
            case .configuration(let policy): (200, nil, ChannelConfiguration(policy).json)
            case .deleted: (204, nil, [])
            case .list(let list): (200, nil, list.bytes)
            }
        return PushResponse(
            status: status, id: id, uniqueID: nil, channelID: channelID, body: body
        ).ofBroadcastAPI
    }
}
