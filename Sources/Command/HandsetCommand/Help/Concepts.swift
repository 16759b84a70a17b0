import Handset

/// The words of Handset, on one screen, for `handset help concepts`.
enum Concepts {
    private static let words: KeyValuePairs = [
        "payload": "what a sender sends: a JSON object with aps",
        "target": "what a tap opens: a link, an identifier, the code in a URL",
        "session": "the target of the built-in app of 2011, and in rule files; never a connection",
        "rule": "finds the target: a pattern on the printed text, or the path of a key",
        "app file": ".handset.json: the rules, the topic and the device of your app",
        "device": "the phone: its iOS, the app's callbacks, and what the user allows",
        "state": "where the app is when a push comes: active, background, not-running, force-quit",
        "action": "what the user does: nothing, tap, dismiss, open the app by its icon, a button",
        "callback": "the method of the app that iOS calls, if it calls one",
        "fate":
            "routed, waiting for a tap, passed by (opened without it), dismissed, lost, or none",
        "finding":
            "what is wrong, or will be, in a payload or an app: check, explain and why name it",
        "suite": "a file of cases: payloads, and what has to become of them; handset test runs it",
        "gateway": "what listen runs in place of Apple's push service",
    ]
    private static let column = 11

    /// The text, with a newline at its end.
    static func text(_ fold: TextFold) -> String {
        let lines = words.map { word, meaning in
            let blanks = String(repeating: " ", count: column - word.count)
            let folded = fold.lines(of: meaning, indentation: column + 2, from: column + 2)
            return "  " + word + blanks + folded.joined(separator: "\n")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
