import HandsetGateway

extension NotificationFate {
    /// Whether the notification has reached the app.
    var isDelivered: Bool { if case .delivered = self { true } else { false } }

    /// Whether the notification is kept for later.
    var isStored: Bool { if case .stored = self { true } else { false } }

    /// What became of the notification, without a verb.
    var name: String {
        switch self {
        case .delivered: "delivered"
        case .stored: "stored"
        case .lost(let reason): "lost: \(reason)"
        case .rejected(let rejection): "rejected: \(rejection)"
        case .dropped: "dropped"
        case .unanswered(let reason): "unanswered: \(reason)"
        }
    }

    /// What became of the notification, as the end of a sentence that begins with it.
    var words: String {
        switch self {
        case .delivered: "was delivered"
        case .stored: "is stored: the device is away"
        case .lost(let reason): "was lost: \(reason)"
        case .rejected(let rejection): "was rejected: \(rejection)"
        case .dropped: "was dropped: it came behind a bad one on its connection"
        case .unanswered(let reason): "was not answered: \(reason)"
        }
    }
}
