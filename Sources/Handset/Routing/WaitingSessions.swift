/// The sessions of a payload that did not reach a callback in which the app looks for them.
package struct WaitingSessions: Sendable, CustomStringConvertible {
    private let found: FoundSessions
    private let reason: String
    private let isWaiting: Bool

    /// Takes sessions that are not opened; `nil` if there are none.
    ///
    /// - Parameters:
    ///   - found: The sessions.
    ///   - reason: The reason why they are not opened.
    ///   - isWaiting: True if the user can still tap the notification.
    package init?(_ found: FoundSessions, reason: String, isWaiting: Bool) {
        guard !found.isEmpty else { return nil }
        self.found = found
        self.reason = reason
        self.isWaiting = isWaiting
    }

    /// The sessions and the reason why they are not opened, on one line.
    package var description: String {
        var names = ""
        found.forEachRoute { route in
            if !names.isEmpty { names += " and " }
            names += SourceExcerpt.shown(route.match.session.utf8)
            return true
        }
        return (found.count == 1 ? "the session \(names) is" : "the sessions \(names) are")
            + " not opened: \(reason)"
    }

    /// The sessions as a member of a record.
    var json: JSONText {
        let found = found
        return .object([
            (
                "sessions",
                .elements { write in
                    try found.forEachRoute { route in
                        try write(.string(route.match.session))
                        return true
                    }
                }
            ),
            ("reason", .string(reason)),
            ("waiting", .boolean(isWaiting)),
        ])
    }
}
