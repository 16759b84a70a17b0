import Handset
import HandsetGateway

extension ReceivedNotification {
    /// The reason why the phone does nothing with a push for a Live Activity whose token is of the other kind; `nil` for
    /// other pushes.
    var refusalOfToken: ActivityRefusal? {
        guard let tokenKind, [.activityStart, .activity].contains(tokenKind),
            let text = String(validating: payload, as: UTF8.self),
            let value = try? Payload(json: text)
        else { return nil }
        let isStart = ActivityPush(value).event == .start
        return tokenKind.fits(isStart: isStart) ? nil : .otherToken(isStart: isStart)
    }

    /// The line about such a push; `nil` for other pushes.
    var lineOnTokenKind: String? {
        refusalOfToken.map {
            "handset: notification \(number) of connection \(connection) was accepted, and the phone does nothing: \($0)"
        }
    }
}
