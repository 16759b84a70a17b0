import Handset
import HandsetCommand
import HandsetFixtures
import HandsetGateway
import HandsetPage

extension PageNotification {
    /// The number of sessions of a payload that the page keeps; no sender sends as many.
    private static let sessionLimit = 1_000

    /// Creates a notification of a payload that no sender has sent.
    ///
    /// `bytes` come from its source, and may have a key twice. The file of a simulator has more than the payload.
    init(_ reception: Reception, cameAs bytes: [UInt8], by answer: PayloadAnswer) {
        let payload = reception.payload
        let isWhole = payload.simulatorTargetBundle == nil && !bytes.isEmpty
        let (hazards, record) = Self.hazards(of: reception, by: answer, nil)
        self.init(
            source: payload.origin.source, fate: PageFate(reception.fate),
            reason: reception.reason, sessions: Self.sessions(of: reception),
            hazardCount: hazards?.count ?? 0, hazardKinds: hazards?.kinds ?? [],
            alert: ShownAlert(UserNotificationContent(payload)), token: "",
            topic: nil, headers: [], payload: isWhole ? bytes : JSONText(payload.userInfo).bytes,
            record: record ?? JSONText.object([:]).bytes,
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
        guard (try? reception.findHazards()) != nil else {
            return (nil, nil)
        }
        return (
            reception.foundHazards,
            answer.record(of: reception, notification: notification)?.json
        )
    }

    /// Creates a notification that has reached the app.
    init(
        _ notification: ReceivedNotification, _ reception: Reception, by answer: PayloadAnswer,
        at link: String? = nil
    ) {
        let (hazards, record) = Self.hazards(
            of: reception, by: answer,
            notification.isGiven ? nil : notification.record(.delivered, page: link))
        self.init(
            notification, PageFate(reception.fate), reason: reception.reason, record: record,
            sessions: Self.sessions(of: reception), hazards: hazards, of: reception.payload)
    }

    /// Creates a notification of an earlier run that did not get to the phone.
    init(
        recorded notification: ReceivedNotification, _ fate: PageFate,
        _ answer: NotificationRecord.Answer, note: String?, at link: String?
    ) {
        var record = notification.record(.dropped, page: link)
        record.answer = answer
        self.init(
            notification, fate,
            record: PayloadRecord(origin: notification.origin, notification: record).json,
            note: note, of: try? Payload(json: notification.payload),
            isCut: note?.hasSuffix(RejectionReason.payloadTooLarge.wireText) == true)
    }

    /// Creates a notification whose payload the app cannot get.
    init(_ notification: ReceivedNotification, refused record: RefusalRecord) {
        self.init(notification, .refused, record: record.json)
    }

    init(
        _ notification: ReceivedNotification, undelivered fate: NotificationOutcome,
        at link: String? = nil
    ) {
        let payload = try? Payload(json: notification.payload)
        self.init(
            notification, PageFate(fate),
            record: PayloadRecord(
                origin: notification.origin,
                notification: notification.record(fate, page: link)
            ).json,
            note: Self.note(on: fate, notification.providerProtocol),
            of: payload, isCut: Self.isCut(fate), replacedBySent: Self.replacement(fate))
    }

    private init(
        _ notification: ReceivedNotification, _ fate: PageFate, reason: Reason? = nil,
        record: [UInt8]?,
        sessions: [String] = [], hazards: PayloadHazards? = nil, note: String? = nil,
        of payload: Payload? = nil, isCut: Bool = false, replacedBySent: Int? = nil
    ) {
        let alert =
            payload.map { ShownAlert(UserNotificationContent($0)) } ?? ShownAlert()
        self.init(
            source: notification.source, fate: fate, reason: reason, sessions: sessions,
            hazardCount: hazards?.count ?? 0, hazardKinds: hazards?.kinds ?? [],
            alert: alert, token: String(hexOf: notification.token), topic: notification.topic,
            headers: notification.senderHeaders.map { PageHeader(name: $0.name, value: $0.value) },
            payload: notification.payload,
            record: record
                ?? PayloadRecord(
                    origin: notification.origin, notification: notification.record(.delivered)
                ).json, note: note,
            sentNumber: notification.isGiven || notification.recordedName != nil
                ? nil : notification.number,
            replacedBySent: replacedBySent,
            kind: payload.map { PageKind(of: $0, notification.typeOfPush) }
                ?? (isCut ? .tooLarge : .unreadable),
            textKey: payload.flatMap { AlertKeys(of: $0).first })
        isRecorded = notification.recordedName != nil
        recordedName = notification.recordedName
        message = notification.fcmMessage
    }

    /// Returns the number in the gateway of the one that took the place of a stored notification.
    private static func replacement(_ fate: NotificationOutcome) -> Int? {
        guard case .lost(.replaced(let number)) = fate else { return nil }
        return number
    }

    /// Returns true if the gateway did not read the payload to its end.
    private static func isCut(_ fate: NotificationOutcome) -> Bool {
        guard case .rejected(let rejection) = fate else { return false }
        return rejection.reason == .payloadTooLarge
    }

    /// Returns the answer to the sender, or the reason why the app did not get a notification.
    private static func note(
        on fate: NotificationOutcome, _ providerProtocol: ProviderProtocol
    ) -> String? {
        switch fate {
        case .delivered, .broadcast, .stored, .dropped: nil
        // The numbers of the page are others, which the store knows.
        case .lost(.replaced): "a newer notification took its place"
        case .lost(let loss): "\(loss)"
        case .unanswered(let fault): fault
        case .rejected(let rejection):
            providerProtocol == .binary
                ? "status \(rejection.status.code)"
                : "\(rejection.httpStatus) \(rejection.reason.wireText)"
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
