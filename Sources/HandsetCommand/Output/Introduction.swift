import Handset

/// The text for somebody who types `handset` alone.
enum Introduction {
    /// Commands to try, each with its purpose.
    private static let commands: KeyValuePairs = [
        "handset receive push.json": "see what the app does with a push notification",
        "handset why push.json": "name the cause of a push that does not work",
        "handset lint push.json": "check a payload: typing errors, types, size",
        "handset read app.log": "find the payloads in a device log",
        "handset token": "make a device token for your sender",
        "handset listen": "receive pushes from your sender, in place of Apple's service",
        "handset test": "run the suites of this folder, in CI too",
    ]
    /// The column at which the purposes begin.
    private static let purposeColumn = 31

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

            Instead of a file, give the payload: handset receive '{"aps":{"alert":"hi","session":"42"}}'
            Start with an app file, a rule and a suite of your own: handset init
            What the words mean: handset help concepts
            Everything else: handset --help

            """)
        return (lines + [ends]).joined(separator: "\n")
    }
}
