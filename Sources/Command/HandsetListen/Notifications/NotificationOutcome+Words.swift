import HandsetFixtures
import HandsetGateway

extension NotificationOutcome {
    var isDelivered: Bool { if case .delivered = self { true } else { false } }

    /// True if the notification was accepted for a channel.
    var isBroadcast: Bool { if case .broadcast = self { true } else { false } }

    var isStored: Bool { if case .stored = self { true } else { false } }

    /// True if the sender's notification was not accepted.
    var isFailure: Bool {
        switch self {
        case .rejected, .dropped, .unanswered: true
        case .delivered, .broadcast, .stored, .lost: false
        }
    }

    /// Returns the outcome for the headers of a recorded notification.
    func name(of providerProtocol: ProviderProtocol) -> String {
        switch self {
        case .delivered: "delivered"
        case .broadcast: "broadcast"
        case .stored: "stored"
        case .lost(let loss): "lost: \(loss)"
        case .rejected(let rejection): "rejected: \(rejection.answer(of: providerProtocol))"
        case .dropped: "dropped"
        case .unanswered(let reason): "unanswered: \(reason)"
        }
    }

    /// Returns the outcome as the end of a sentence about the notification.
    func words(of providerProtocol: ProviderProtocol) -> String {
        switch self {
        case .delivered: "was delivered"
        case .broadcast: "was broadcast: no callback of the app gets a Live Activity's update"
        case .stored: "is stored: the device is away"
        case .lost(let loss): "was lost: \(loss)"
        case .rejected(let rejection):
            "was rejected: \(rejection.answer(of: providerProtocol))"
                + (rejection.cause.map { ": \($0)" } ?? "")
        case .dropped: "was dropped: it came after a rejected one on its connection"
        case .unanswered(let reason): "was not answered: \(reason)"
        }
    }
}

extension Rejection {
    var httpStatus: Int { reason.httpStatus ?? 500 }

    /// Returns the answer as the sender sees it: `HTTP 400 BadTopic` or `status 8 invalid token`.
    fileprivate func answer(of providerProtocol: ProviderProtocol) -> String {
        switch providerProtocol {
        case .http2, .fcm: "HTTP \(httpStatus) \(reason.wireText)"
        case .binary: "status \(status.code) \(status)"
        }
    }
}
