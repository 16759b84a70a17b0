/// The sessions of a payload that did not reach a callback in which the app looks for them.
package struct UnopenedSessions: Hashable, Sendable {
    /// The routes that the rules find in the payload.
    package var routes: [SessionRoute]
    /// The reason why they are not opened: a short sentence without a capital or a full stop.
    package var reason: String
    /// True if the user can still tap the notification; otherwise the sessions are lost.
    package var isWaiting: Bool

    /// Creates the sessions of a payload that are not opened.
    package init(routes: [SessionRoute], reason: String, isWaiting: Bool) {
        self.routes = routes
        self.reason = reason
        self.isWaiting = isWaiting
    }
}

extension UnopenedSessions: CustomStringConvertible {
    /// The sessions and the reason why they are not opened, on one line.
    package var description: String {
        let names = routes.map { SourceExcerpt.shown($0.match.session.utf8) }
        let subject =
            names.count == 1
            ? "the session \(names.joined()) is"
            : "the sessions \(names.joined(separator: " and ")) are"
        return "\(subject) not opened: \(reason)"
    }

    /// The sessions as a member of a record.
    var json: JSONText {
        .object([
            ("sessions", .array(routes.map { .string($0.match.session) })),
            ("reason", .string(reason)),
            ("waiting", .boolean(isWaiting)),
        ])
    }
}
