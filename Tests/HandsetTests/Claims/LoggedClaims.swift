import HandsetSystemLog

/// The claims that the lines of a system log about one push show.
struct LoggedClaims {
    private let push: LoggedPush

    init(_ push: LoggedPush) { self.push = push }

    /// The names of the claims, each with the line that shows it.
    var claims: [(claim: String, line: Int)] {
        rules.compactMap { claim, code in push.first(code).map { (claim, $0.line) } }
    }

    private var rules: [(claim: String, code: String)] {
        var rules = [
            ("permission-decides", "B7"), ("permission-decides", "B8"), ("silent-line", "B9"),
            ("call-reported-in-method", "V7"), ("call-reported-in-method", "V5"),
            ("extension-memory", "E5"), ("default-action-name", "C4"),
        ]
        if push.flag("hasContentAvailable") == true {
            rules += [
                ("content-since-7", "B4"), ("wake-background", "D4"), ("wake-background", "D6"),
                ("silent-not-promised", "D3"),
            ]
        } else {
            rules += [("background-shows", "B12"), ("background-shows", "B15")]
        }
        // The original is shown after the end of the extension.
        if push.has("E5"), push.has("B12") { rules.append(("extension-original", "B12")) }
        return rules
    }
}
