import Handset
import HandsetCommand
import HandsetFixtures
import HandsetGateway
import HandsetPage

extension PageNotification {
    /// The number of sessions of a payload that the page keeps; no sender sends as many.
    private static let sessionLimit = 1_000

    /// Creates a notification of a payload that no sender has sent.
    init(_ payload: Payload, _ result: PayloadResult) {
        let json = JSONText(payload.userInfo).bytes
        self.init(
            source: payload.origin.source, fate: Self.fate(of: result),
            sessions: Self.sessions(of: result), hazardCount: result.hazardCount,
            alert: ShownAlert(UserNotificationContent(userInfo: result.payload)), token: "",
            topic: nil, headers: [], payload: json,
            record: result.record?.json ?? JSONText.object([]).bytes,
            kind: PageKind(of: result.payload, nil), textKey: AlertKeys(of: result.payload).first)
    }

    /// Creates a notification of bytes in a source that are not a payload.
    init(refused record: RefusalRecord, _ bytes: [UInt8]) {
        self.init(
            source: "source", fate: .refused, sessions: [], hazardCount: 0, alert: ShownAlert(),
            token: "", topic: nil, headers: [], payload: bytes, record: record.json,
            kind: .unreadable)
    }

    private static func sessions(of result: PayloadResult) -> [String] {
        var sessions: [String] = []
        result.found.forEachRoute { route in
            sessions.append(route.match.session)
            return sessions.count < Self.sessionLimit
        }
        return sessions
    }

    init(_ notification: ReceivedNotification, _ result: PayloadResult) {
        self.init(
            notification, Self.fate(of: result), record: result.record?.json,
            sessions: Self.sessions(of: result),
            hazardCount: result.hazardCount,
            of: result.payload)
    }

    /// Creates a notification whose payload the app cannot get.
    init(_ notification: ReceivedNotification, refused record: RefusalRecord) {
        self.init(notification, .refused, record: record.json)
    }

    init(_ notification: ReceivedNotification, undelivered fate: NotificationFate) {
        let payload = try? Payload(json: notification.payload)
        self.init(
            notification, Self.fate(of: fate),
            record: PayloadRecord(
                origin: notification.origin, notification: notification.record(fate)
            ).json,
            note: Self.note(on: fate, notification.providerProtocol),
            of: payload)
    }

    private init(
        _ notification: ReceivedNotification, _ fate: PageFate, record: [UInt8]?,
        sessions: [String] = [], hazardCount: Int = 0, note: String? = nil,
        of payload: Payload? = nil
    ) {
        let alert =
            payload.map { ShownAlert(UserNotificationContent(userInfo: $0)) } ?? ShownAlert()
        self.init(
            source: notification.source, fate: fate, sessions: sessions, hazardCount: hazardCount,
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
        on fate: NotificationFate, _ providerProtocol: ProviderProtocol
    ) -> String? {
        switch fate {
        case .delivered, .broadcast, .stored, .dropped: nil
        case .lost(let reason), .unanswered(let reason): reason
        case .rejected(let rejection):
            providerProtocol == .http2
                ? "\(rejection.httpStatus) \(rejection.reason.wireText)"
                : "status \(rejection.status.code)"
        }
    }

    private static func fate(of result: PayloadResult) -> PageFate {
        switch SessionFate(by: result.plan, hasSession: !result.found.isEmpty) {
        case .routed(let times) where times > 1: .routedTwice
        case _ where result.hasOpened: .routed
        case .none: .none
        case .waiting: .waiting
        case .routed, .lost: .lost
        }
    }

    private static func fate(of fate: NotificationFate) -> PageFate {
        switch fate {
        case .delivered: .none
        case .broadcast: .broadcast
        case .stored: .stored
        case .lost: .undelivered
        case .rejected: .rejected
        case .dropped: .dropped
        case .unanswered: .unanswered
        }
    }
}
