import HandsetGateway

extension NotificationFate {
    /// True if the notification has reached the app.
    var isDelivered: Bool { if case .delivered = self { true } else { false } }

    /// True if the notification was accepted for a channel.
    var isBroadcast: Bool { if case .broadcast = self { true } else { false } }

    /// True if the notification is stored for later.
    var isStored: Bool { if case .stored = self { true } else { false } }

    /// The fate in the headers of a recorded notification.
    var name: String {
        switch self {
        case .delivered: "delivered"
        case .broadcast: "broadcast"
        case .stored: "stored"
        case .lost(let reason): "lost: \(reason)"
        case .rejected(let rejection): "rejected: \(rejection)"
        case .dropped: "dropped"
        case .unanswered(let reason): "unanswered: \(reason)"
        }
    }

    /// The fate as the end of a sentence about the notification.
    var words: String {
        switch self {
        case .delivered: "was delivered"
        case .broadcast: "was broadcast: no callback of the app gets a Live Activity's update"
        case .stored: "is stored: the device is away"
        case .lost(let reason): "was lost: \(reason)"
        case .rejected(let rejection): "was rejected: \(rejection)"
        case .dropped: "was dropped: it came after a rejected one on its connection"
        case .unanswered(let reason): "was not answered: \(reason)"
        }
    }
}
