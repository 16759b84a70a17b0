import Handset
import HandsetFixtures
import HandsetGateway

extension ReceivedNotification {
    /// The name of the payload in places and records: the protocol and the number of the
    /// notification.
    var source: String { "\(providerProtocol.rawValue)#\(number)" }

    /// The origin of the whole payload.
    var origin: PayloadOrigin {
        PayloadOrigin(source: source, number: 1, line: 1, byteCount: payload.count)
    }

    /// Returns the notification's part of a JSON record.
    func record(_ fate: NotificationFate) -> NotificationRecord {
        NotificationRecord(
            token: token, channel: channel, topic: topic, id: apnsID,
            providerProtocol: providerProtocol.rawValue,
            identifier: identifier, answer: answer(fate))
    }

    private func answer(_ fate: NotificationFate) -> NotificationRecord.Answer {
        switch fate {
        case .delivered: .accepted
        case .broadcast: .broadcast
        case .stored: .stored
        case .lost(let reason): .lost(reason: reason)
        case .rejected(let rejection):
            .rejected(
                reason: rejection.reason.wireText,
                code: providerProtocol == .http2
                    ? rejection.httpStatus : Int(rejection.status.code))
        case .dropped: .dropped
        case .unanswered(let reason): .unanswered(reason: reason)
        }
    }
}
