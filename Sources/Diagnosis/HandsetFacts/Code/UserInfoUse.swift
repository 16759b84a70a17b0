import HandsetTree

/// The uses that functions make of a value, as far as their names tell.
enum UserInfoUse {
    static func isLog(_ name: String) -> Bool {
        names.contains(name) || name.lowercased().hasPrefix("print") || hasWord("Log", in: name)
            || hasWord("log", in: name) && name.hasPrefix("log")
    }

    private static let names: Set = [
        "info", "notice", "error", "describing", "debug", "debugPrint", "dump", "trace",
        "appDidReceiveMessage", "warn", "warning", "assert", "precondition", "fault",
    ]

    /// Returns true if a name has a word as one of its parts: `Log` in `DDLogVerbose`, but not in `showLogin`.
    private static func hasWord(_ word: String, in name: String) -> Bool {
        guard let range = name.firstRange(of: word) else { return false }
        guard range.upperBound < name.endIndex else { return true }
        return !name[range.upperBound].isLowercase
    }

    /// The kind of place that a call brings its arguments to; `nil` for others.
    static func destination(of call: CodeNode) -> AppFact.Destination? {
        let isApple = call.tree.language == .swift || call.tree.language == .objectiveC
        // `Router.shared.open(id)` opens no URL.
        guard isApple, call.text == "open" else { return destination(of: call.text) }
        let names = call.receiver?.names ?? []
        let isOfApplication =
            names.contains("UIApplication")
            || ["application", "app", "extensionContext"].contains(names.last)
        return isOfApplication ? .url : .router
    }

    /// The kind of place that a function brings a value to; `nil` for others.
    static func destination(of name: String) -> AppFact.Destination? {
        if isLog(name) { return nil }
        let lower = name.lowercased()
        if ["url", "openurl", "open", "urlwithstring", "urlcomponents"].contains(lower) {
            return .url
        }
        if ["post", "postnotificationname"].contains(lower) || lower.hasPrefix("postnotification") {
            return .notification
        }
        let words = [
            "navigat", "route", "router", "show", "push", "present", "handle", "goto", "select",
            "deeplink", "coordinat", "openscreen", "display",
        ]
        return words.contains { lower.contains($0) } ? .router : nil
    }
}
