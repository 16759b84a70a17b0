/// The help of the options that many subcommands have: what they read, the app, the phone, limits and output.
struct SharedOptions {
    static let all = "--help-all"

    /// The words of all help on the app if the user gives none.
    static let withoutApp =
        "Without one, views show the phone of today without a rule, and receive, register, test and listen play the "
        + "built-in app of 2011, classic"

    /// The long names, by group; a subcommand lists its own work's first.
    static let groups: [(title: String, names: [String])] = [
        ("What is read", ["lines", "from", "payload-at", "keep", "refused"]),
        (
            "The app and what a tap opens",
            ["app", "key-path", "rules", "pattern", "lookup-url", "allow-outside"]
        ),
        ("The phone", ["ios", "app-state", "action", "device", "push-type"]),
        (
            "The app's own code, and a web view",
            [
                "package", "package-app", "answers", "web-view", "web-view-browser", "web-view-ios",
                "web-view-picture", "web-view-wait",
            ]
        ),
        (
            "What is printed",
            ["format", "output", "log", "verbose", "null", "quiet", "color", "fail-on", "watch"]
        ),
        ("Limits", ["limit", "limits", "jobs"]),
    ]

    private let entries: [HelpEntry]

    /// Takes the options from the whole help of some subcommands that have them.
    init(from helps: [String]) {
        entries = helps.flatMap(HelpEntry.all)
    }

    /// The text, with a newline at its end.
    var text: String {
        var text =
            "Options of many commands; handset COMMAND \(Self.all) lists those that one has.\n"
        for (title, names) in Self.groups {
            let shown = names.compactMap { name in entries.first { $0.name == "--\(name)" } }
            guard !shown.isEmpty else { continue }
            text += "\n\(title.uppercased()):\n" + shown.map { $0.short(80) }.joined()
        }
        return text + "\nNo app given is no app: \(Self.withoutApp).\n"
    }
}
