import Handset
import HandsetFixtures
import HandsetGateway

extension ReceivedNotification {
    /// What places and records call it: the protocol, and its number in the gateway.
    var source: String { "\(providerProtocol.rawValue)#\(number)" }

    /// Where its payload comes from, as a whole.
    var origin: PayloadOrigin {
        PayloadOrigin(source: source, number: 1, line: 1, byteCount: payload.count)
    }

    /// What a json record says of it.
    func record(_ fate: NotificationFate) -> NotificationRecord {
        NotificationRecord(
            token: token, topic: topic, id: apnsID, providerProtocol: providerProtocol.rawValue,
            identifier: identifier, answer: answer(fate))
    }

    private func answer(_ fate: NotificationFate) -> NotificationRecord.Answer {
        switch fate {
        case .delivered: .accepted
        case .stored: .stored
        case .lost(let reason): .lost(reason: reason)
        case .rejected(let rejection):
            .rejected(
                reason: rejection.reason.wireText,
                code: providerProtocol == .http2
                    ? rejection.reason.httpStatus ?? 500 : Int(rejection.status.code))
        case .dropped: .dropped
        case .unanswered(let reason): .unanswered(reason: reason)
        }
    }
}
