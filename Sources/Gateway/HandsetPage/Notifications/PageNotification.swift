package import Handset

/// A notification as the page keeps it.
package struct PageNotification: Sendable {
    /// The number of the notification, from 1; 0 until it is kept.
    package internal(set) var number = 0
    /// The time of its arrival in milliseconds since 1970; 0 until it is kept.
    package var time = 0
    /// The name of the payload in its record, such as `http2#1`.
    package let source: String
    package var fate: PageFate
    /// The reason why the app looked for a session in no callback; `nil` if it looked in one, or did not get it.
    package var reason: Reason?
    /// The sessions that the rules find in it, in the order of the payload.
    package let sessions: [String]
    package let hazardCount: Int
    /// The answer to the sender, or the reason why the app did not get it; `nil` if the app did.
    package internal(set) var note: String?
    package let alert: ShownAlert
    /// The device token in hex; empty if there is none.
    package let token: String
    /// The topic, or `nil` if it is not known.
    package let topic: String?
    package let headers: [PageHeader]
    package let payload: [UInt8]
    /// The JSON record, on one line without a newline.
    package var record: [UInt8]
    /// The steps at the phone, in order; empty if it has not reached it.
    package private(set) var history: [PageHistoryEntry] = []
    /// The statements that the app has evaluated for it, in order.
    package private(set) var statements: [PageStatement] = []
    /// The things that the app's own code has opened for it, in order; empty for an app that is described.
    package private(set) var opened: [PageOpened] = []
    package private(set) var callbackCount = 0
    /// The fault of the statement that the app evaluates; `nil` if it has none.
    let problem: PageProblem?
    /// The number in its gateway; `nil` if no sender has sent it.
    package let sentNumber: Int?
    /// The number in the gateway of the one that took its place while the device was away; `nil` if none did.
    let replacedBySent: Int?
    /// The kind of a notification without a text; `nil` if it has one.
    let kind: PageKind?
    /// The text of the app that the alert names; `nil` if there is none.
    let textKey: String?
    /// The answer to the sender; `nil` until it is sent.
    var answer: PageAnswer?
    /// True while it is in Notification Center, where its payload is kept too.
    package var isOnPhone = false
    /// The message to Firebase Cloud Messaging that it was made of; `nil` if its sender has sent it to Apple.
    package var message: [UInt8]?
    /// The case of a suite that it is, which is judged by its own app; `nil` for what has come to the phone.
    package var testCase: PageCase?
    /// The number of the settings of the phone that it met.
    package var settings = 0
    /// True if the user has acted on it after the device was changed.
    package var isAtOtherDevice = false
    /// True if it came in an earlier run, whose folder has it.
    package var isRecorded = false
    /// The name of its file in the folder of the notifications of earlier runs; `nil` for those of this one.
    package var recordedName: String?

    package init(
        source: String, fate: PageFate, reason: Reason? = nil, sessions: [String], hazardCount: Int,
        hazardKinds: Set<Hazard.Kind>, alert: ShownAlert,
        token: String, topic: String?, headers: [PageHeader], payload: [UInt8], record: [UInt8],
        note: String? = nil, sentNumber: Int? = nil, replacedBySent: Int? = nil,
        kind: PageKind? = nil,
        textKey: String? = nil
    ) {
        self.replacedBySent = replacedBySent
        self.sentNumber = sentNumber
        self.kind = kind
        self.textKey = textKey
        self.source = source
        self.fate = fate
        self.reason = reason
        self.sessions = sessions
        self.hazardCount = hazardCount
        self.alert = alert
        self.token = token
        self.topic = topic
        self.headers = headers
        self.payload = Self.exact(payload)
        self.record = Self.exact(record)
        self.note = note
        problem = PageProblem(among: hazardKinds)
    }

    /// Returns bytes without room for more: an array that has grown can have twice the memory of its bytes.
    private static func exact(_ bytes: [UInt8]) -> [UInt8] {
        bytes.capacity > bytes.count + textByteCount
            ? bytes.withUnsafeBufferPointer { Array($0) } : bytes
    }

    /// Returns true if a text is in the alert, in a session or in the payload.
    func contains(_ text: CaselessText) -> Bool {
        [alert.title, alert.subtitle, alert.body, textKey ?? ""].contains { text.isPart(of: $0) }
            || sessions.contains { text.isPart(of: $0) }
            || payload.withUnsafeBufferPointer { text.isPart(of: $0) }
    }

    /// The largest number of steps and of statements that are kept of a notification.
    private static let stepLimit = 1_000

    package mutating func add(
        _ steps: [PageHistoryEntry], _ statements: [PageStatement], opened: [PageOpened] = []
    ) {
        self.opened += opened.prefix(max(0, Self.stepLimit - self.opened.count))
        callbackCount += steps.count { $0.kind == .callback }
        history += steps.prefix(max(0, Self.stepLimit - history.count))
        self.statements += statements.prefix(max(0, Self.stepLimit - self.statements.count))
    }

    /// Notes that it was kept for the device, which was away, before all other steps.
    package mutating func noteStored(at time: Int) {
        history.insert(PageHistoryEntry(.stored, at: time), at: 0)
    }

    /// The memory that the notification takes, in bytes.
    var byteCount: Int {
        let texts =
            [
                alert.title, alert.subtitle, alert.body, token, topic ?? "", note ?? "",
                textKey ?? "",
            ]
            + sessions
            + headers.flatMap { [$0.name, $0.value] }
        let fixed =
            payload.count + record.count + Self.fixedByteCount
            + (message?.count ?? 0)
            + (testCase.map { $0.payload.count + $0.app.count + $0.told.bytes.count } ?? 0)
            + history.count * Self.stepByteCount + opened.reduce(0) { $0 + $1.byteCount }
            + statements.reduce(0) { $0 + $1.byteCount }
            + (answer?.byteCount ?? 0) + (isOnPhone ? payload.count * Self.shownByteFactor : 0)
        return texts.reduce(fixed) { sum, text in
            sum + text.utf8.count + Self.textByteCount
        }
    }

    /// The memory of a notification besides its texts, in bytes.
    private static let fixedByteCount = 512
    private static let stepByteCount = 512
    /// The memory of a payload in Notification Center, as a multiple of its bytes: measured, 2.5 for one long
    /// text and 8 for many small values.
    private static let shownByteFactor = 8
    /// The memory of a text besides its bytes.
    private static let textByteCount = 32
}
