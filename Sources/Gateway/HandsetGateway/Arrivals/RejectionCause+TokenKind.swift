import Handset

extension RejectionCause {
    /// The token that a push type needs, in words.
    static func tokenWords(ofPushType name: String) -> String {
        switch PushType.named(name) {
        case .voip?: "the token of PushKit's registry"
        case .liveActivity?:
            "a token of pushToStartTokenUpdates for a start, or of the Live Activity's pushTokenUpdates"
        default: "the token that didRegisterForRemoteNotificationsWithDeviceToken receives"
        }
    }
}

extension KnownDevice.TokenKind {
    /// The kind in words, after *one*.
    var words: String {
        switch self {
        case .notification: "for notifications"
        case .voip: "for calls"
        case .activityStart: "that starts Live Activities"
        case .activity: "of one Live Activity"
        }
    }
}
