import Handset

/// The pushes that are one notification to a person: attempts to send it, and those that took its place.
struct NotificationThread {
    /// The number of pushes that are told.
    private static let limit = 50

    /// The facts by which pushes belong together.
    private struct Keys {
        let topic: String?
        let identifier: String?
        let collapseIdentifier: String?

        init(_ notification: PageNotification) {
            func value(_ name: String) -> String? {
                notification.headers.last { $0.name == name }?.value
            }
            topic = notification.topic
            identifier = value("apns-id")?.lowercased()
            collapseIdentifier = value("apns-collapse-id")
        }

        func isShared(with other: Keys) -> Bool {
            guard topic == other.topic else { return false }
            return identifier != nil && identifier == other.identifier
                || collapseIdentifier != nil && collapseIdentifier == other.collapseIdentifier
        }
    }

    /// The pushes, the oldest first.
    private let all: [PageNotification]

    /// Finds the pushes that belong to one of those that are kept.
    init(of notification: PageNotification, among kept: [PageNotification]) {
        let keys = Keys(notification)
        let attempts = Self.attempts(of: notification, among: kept)
        all = kept.filter { other in
            other.testCase == nil
                && (other.number == notification.number || attempts.contains(other.number)
                    || keys.isShared(with: Keys(other)))
        }
    }

    /// Returns the numbers of the attempts to send the same payload to the same device: a failed one, and those after it
    /// up to the first that the device got.
    private static func attempts(
        of notification: PageNotification, among kept: [PageNotification]
    ) -> Set<Int> {
        guard !notification.token.isEmpty else { return [] }
        var attempts: Set<Int> = []
        for other in kept
        where other.token == notification.token && other.topic == notification.topic
            && other.payload == notification.payload
        {
            attempts.insert(other.number)
            guard !other.fate.isFailedAttempt else { continue }
            if attempts.contains(notification.number) { return attempts }
            attempts = []
        }
        return attempts.contains(notification.number) ? attempts : []
    }

    /// The value in the description of a notification; `nil` if it stands alone.
    var json: JSONText? {
        guard all.count > 1 else { return nil }
        return .array(all.suffix(Self.limit).map { $0.jsonOfThread })
    }
}

extension PageFate {
    /// True if the sender would send it once more.
    fileprivate var isFailedAttempt: Bool {
        [.rejected, .dropped, .unanswered, .undelivered].contains(self)
    }
}

extension PageNotification {
    /// The steps that a thread tells: what became of it, and not what the app was told.
    private static let kindsOfThread: Set<PageHistoryEntry.Kind> = [
        .stored, .arrived, .tap, .dismiss, .button, .text, .open, .replaced, .removed, .withdrawn,
    ]

    fileprivate var jsonOfThread: JSONText {
        let steps = history.filter { Self.kindsOfThread.contains($0.kind) }
        return .object([
            "number": .integer(number), "time": .string(PageTime.text(time)), "fate": fate.json,
            "note": note.map { .string(Self.listed($0)) },
            "steps": .array(steps.map { $0.json(after: time) }),
        ])
    }
}
