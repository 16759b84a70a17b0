import Handset

/// The text for somebody who types `handset` alone.
enum Introduction {
    /// Commands to try, each with its purpose.
    static let commands: KeyValuePairs = [
        "handset check push.json": "check a payload: typing errors, types, size",
        "handset why 'a tap does nothing'": "name the cause, in the sources here or in a payload",
        "handset show push.json": "see what is shown, and what a tap calls",
        "handset phone push.json": "see it on a phone in the browser",
        "handset listen": "receive what your sender sends, in place of Apple's service",
        "handset send push.json": "send a payload to a running listen, as a server would",
        "handset read app.log": "find the payloads in a device log",
        "handset test": "run the suites of this folder, in CI too",
        "handset init push.json": "begin with an app file, a rule and a suite of your own",
        "handset token": "make a device token for your sender",
        "handset diff old.json new.json": "see what changes on the phone",
        "handset receive push.json": "print the call that the app makes, for pipes",
    ]
    /// The other subcommands, which fewer people need.
    static let others = [
        "matrix", "explain", "describe", "lint", "app", "hunt", "schema", "payload", "register",
        "packet", "unpack", "doctor",
    ]
    /// The column at which the purposes begin.
    private static let purposeColumn = 36

    /// Commands are never folded; the text ends with a newline.
    static func text(_ fold: TextFold) -> String {
        let first =
            "Handset is a phone in a terminal: it shows what an app does with a push notification."
        var lines = fold.lines(of: first) + [""]
        for (command, purpose) in commands {
            let start = "  " + command
            let blanks = String(repeating: " ", count: purposeColumn - start.count)
            let purpose = fold.lines(
                of: purpose, indentation: purposeColumn, from: purposeColumn)
            lines.append(start + blanks + purpose.joined(separator: "\n"))
        }
        let ends = MessageText(isColoured: false, fold: fold).written(
            """

            Instead of a file, give the payload: handset show '{"aps":{"alert":"hi"},"order":"42"}'
            More: \(others.joined(separator: ", "))
            What the words mean: handset help concepts
            Options of many commands: handset help options
            Everything else: handset --help-all

            """)
        return (lines + [ends]).joined(separator: "\n")
    }
}
