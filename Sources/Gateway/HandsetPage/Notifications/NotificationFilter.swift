/// The notifications that a client asks for; a part that is `nil` matches all of them.
package struct NotificationFilter: Sendable {
    package var session: String?
    /// The device token in hex.
    package var token: String?
    package var topic: String?
    package var fate: PageFate?
    /// A text in the alert, in a session or in the payload as it came; case is ignored.
    package var text: String? {
        get { searched?.text }
        set { searched = newValue.map(CaselessText.init) }
    }

    private var searched: CaselessText?

    /// Creates a filter that all notifications match.
    package init() {}

    func matches(_ notification: PageNotification) -> Bool {
        if let fate, fate != notification.fate { return false }
        // By bytes: Swift treats canonically equivalent strings as equal.
        if let session,
            !notification.sessions.contains(where: { $0.utf8.elementsEqual(session.utf8) })
        {
            return false
        }
        if let token, !notification.token.utf8.elementsEqual(token.lowercased().utf8) {
            return false
        }
        if let topic, notification.topic?.utf8.elementsEqual(topic.utf8) != true { return false }
        return searched.map(notification.contains) ?? true
    }
}
