import Handset
import HandsetFixtures
import HandsetGateway

extension ReceivedNotification {
    /// The number of the connection of notifications that no sender has sent.
    static let ownConnection = 0

    /// The number of the connection of notifications of earlier runs.
    static let recordedConnection = -1

    /// True if the notification was given to the phone without a sender.
    var isGiven: Bool { connection == Self.ownConnection }

    /// The name of the payload in places and records: the protocol and the number of the
    /// notification.
    var source: String {
        if let recordedName { return recordedName }
        return isGiven ? "page#\(number)" : "\(providerProtocol.rawValue)#\(number)"
    }

    /// The headers as the sender meant them: those that it gave, after those that the gateway knows from
    /// elsewhere.
    var senderHeaders: [(name: String, value: String)] {
        let given = headers.map { (name: $0.name, value: $0.value) }
        let known = [
            (channel == nil ? "apns-id" : "apns-request-id", apnsID), ("apns-topic", topic),
            ("apns-expiration", expiration.map(String.init)),
            ("apns-priority", priority.map { "\($0.rawValue)" }),
        ]
        return known.compactMap { name, value in
            given.contains { $0.name == name } ? nil : value.map { (name, $0) }
        } + given
    }

    var origin: PayloadOrigin {
        PayloadOrigin(source: source, number: 1, line: 1, byteCount: payload.count)
    }

    /// `page` is the address at which the page shows it; `nil` without one.
    func record(_ outcome: NotificationOutcome, page: String? = nil) -> NotificationRecord {
        var record = recordWithoutPayload(outcome, page: page)
        record.payload = Payload.line(of: payload)
        return record
    }

    /// Returns a record to which the payload is added when it has been read.
    func recordWithoutPayload(
        _ outcome: NotificationOutcome, page: String? = nil
    ) -> NotificationRecord {
        NotificationRecord(
            token: token, channel: channel, topic: topic, id: apnsID,
            providerProtocol: providerProtocol.rawValue,
            identifier: identifier, answer: answer(outcome), page: page)
    }

    private func answer(_ outcome: NotificationOutcome) -> NotificationRecord.Answer {
        switch outcome {
        case .delivered: .accepted
        case .broadcast: .broadcast
        case .stored: .stored
        case .lost(let loss): .lost(loss)
        case .rejected(let rejection):
            .rejected(
                reason: rejection.reason.wireText,
                code: providerProtocol == .binary
                    ? Int(rejection.status.code) : rejection.httpStatus,
                cause: rejection.cause?.record)
        case .dropped: .dropped
        case .unanswered(let reason): .unanswered(reason: reason)
        }
    }
}
