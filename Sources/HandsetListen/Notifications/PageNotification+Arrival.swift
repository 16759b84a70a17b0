import Handset
import HandsetCommand
import HandsetFixtures
import HandsetGateway
import HandsetPage

extension PageNotification {
    /// The number of sessions of a payload that the page keeps; no sender sends as many.
    private static let sessionLimit = 1_000

    /// Creates a notification of a payload that no sender has sent.
    init(_ reception: Reception, by answer: PayloadAnswer) {
        let payload = reception.payload
        let (hazards, record) = Self.hazards(of: reception, by: answer, nil)
        self.init(
            source: payload.origin.source, fate: PageFate(reception.fate),
            reason: reception.reason, sessions: Self.sessions(of: reception),
            hazardCount: hazards?.count ?? 0, hazardKinds: hazards?.kinds ?? [],
            alert: ShownAlert(UserNotificationContent(userInfo: payload)), token: "",
            topic: nil, headers: [], payload: JSONText(payload.userInfo).bytes,
            record: record ?? JSONText.object([]).bytes,
            kind: PageKind(of: payload, nil), textKey: AlertKeys(of: payload).first)
    }

    /// Creates a notification of bytes in a source that are not a payload.
    init(refused record: RefusalRecord, _ bytes: [UInt8]) {
        self.init(
            source: "source", fate: .refused, sessions: [], hazardCount: 0, hazardKinds: [],
            alert: ShownAlert(),
            token: "", topic: nil, headers: [], payload: bytes, record: record.json,
            kind: .unreadable)
    }

    private static func sessions(of reception: Reception) -> [String] {
        var sessions: [String] = []
        reception.found.forEachRoute { route in
            sessions.append(route.match.session)
            return sessions.count < Self.sessionLimit
        }
        return sessions
    }

    /// Returns the hazards and the record; neither if the search for hazards does not finish.
    private static func hazards(
        of reception: Reception, by answer: PayloadAnswer, _ notification: NotificationRecord?
    ) -> (hazards: PayloadHazards?, record: [UInt8]?) {
        var reception = reception
        guard (try? reception.findHazards(by: answer.hazardRules)) != nil else {
            return (nil, nil)
        }
        return (
            reception.hazards,
            answer.record(of: reception, notification: notification)?.json
        )
    }

    /// Creates a notification that has reached the app.
    init(
        _ notification: ReceivedNotification, _ reception: Reception, by answer: PayloadAnswer
    ) {
        let (hazards, record) = Self.hazards(
            of: reception, by: answer,
            notification.isGiven ? nil : notification.record(.delivered))
        self.init(
            notification, PageFate(reception.fate), reason: reception.reason, record: record,
            sessions: Self.sessions(of: reception), hazards: hazards, of: reception.payload)
    }

    /// Creates a notification whose payload the app cannot get.
    init(_ notification: ReceivedNotification, refused record: RefusalRecord) {
        self.init(notification, .refused, record: record.json)
    }

    init(_ notification: ReceivedNotification, undelivered fate: NotificationOutcome) {
        let payload = try? Payload(json: notification.payload)
        self.init(
            notification, PageFate(fate),
            record: PayloadRecord(
                origin: notification.origin, notification: notification.record(fate)
            ).json,
            note: Self.note(on: fate, notification.providerProtocol),
            of: payload)
    }

    private init(
        _ notification: ReceivedNotification, _ fate: PageFate, reason: Reason? = nil,
        record: [UInt8]?,
        sessions: [String] = [], hazards: PayloadHazards? = nil, note: String? = nil,
        of payload: Payload? = nil
    ) {
        let alert =
            payload.map { ShownAlert(UserNotificationContent(userInfo: $0)) } ?? ShownAlert()
        self.init(
            source: notification.source, fate: fate, reason: reason, sessions: sessions,
            hazardCount: hazards?.count ?? 0, hazardKinds: hazards?.kinds ?? [],
            alert: alert, token: String(hexOf: notification.token), topic: notification.topic,
            headers: notification.senderHeaders.map { PageHeader(name: $0.name, value: $0.value) },
            payload: notification.payload,
            record: record
                ?? PayloadRecord(
                    origin: notification.origin, notification: notification.record(.delivered)
                ).json, note: note, sentNumber: notification.isGiven ? nil : notification.number,
            kind: payload.map { PageKind(of: $0, notification.typeOfPush) } ?? .unreadable,
            textKey: payload.flatMap { AlertKeys(of: $0).first })
    }

    /// Returns the answer to the sender, or the reason why the app did not get a notification.
    private static func note(
        on fate: NotificationOutcome, _ providerProtocol: ProviderProtocol
    ) -> String? {
        switch fate {
        case .delivered, .broadcast, .stored, .dropped: nil
        case .lost(let loss): "\(loss)"
        case .unanswered(let fault): fault
        case .rejected(let rejection):
            providerProtocol == .http2
                ? "\(rejection.httpStatus) \(rejection.reason.wireText)"
                : "status \(rejection.status.code)"
        }
    }
}

extension PageFate {
    /// The fate of a notification that does not reach the app.
    init(_ outcome: NotificationOutcome) {
        self =
            switch outcome {
            case .delivered: .none
            case .broadcast: .broadcast
            case .stored: .stored
            case .lost: .undelivered
            case .rejected: .rejected
            case .dropped: .dropped
            case .unanswered: .unanswered
            }
    }

    init(_ fate: Fate) {
        self =
            switch fate {
            case .none: .none
            case .routed(let times): times > 1 ? .routedTwice : .routed
            case .waiting: .waiting
            case .passedBy: .passedBy
            case .dismissed: .dismissed
            case .lost: .lost
            }
    }
}
