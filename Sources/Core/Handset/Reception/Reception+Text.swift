extension Reception {
    /// The sessions that are not opened and the reason, or that the phone does not show the notification, on
    /// one line; `nil` if there is neither.
    package var note: String? {
        guard let reason else { return nil }
        if let unopened {
            return "\(Self.names(of: unopened)) not opened: \(reason)"
        }
        return found.isEmpty && reachesNobody ? "nobody gets the notification: \(reason)" : nil
    }

    private static func names(of found: FoundSessions) -> String {
        var names = ""
        found.forEachRoute { route in
            if !names.isEmpty { names += " and " }
            names += SourceExcerpt.shown(route.match.session.utf8)
            return true
        }
        let word = found.rules.wordForFound
        return found.count == 1 ? "the \(word) \(names) is" : "the \(word)s \(names) are"
    }
}
