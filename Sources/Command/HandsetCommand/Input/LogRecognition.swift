import Handset
import HandsetLogs

/// The recognition of a log that was given in place of payloads.
enum LogRecognition {
    /// The subcommands that read payloads.
    private static let readers = [
        "receive", "why", "show", "explain", "matrix", "check", "lint", "describe", "packet",
        "phone",
    ]

    /// Returns the note on the command to type; `nil` if the rejected bytes of a source are not a log with payloads.
    static func note(on source: InputSource, rejecting bytes: [UInt8]) -> String? {
        guard !bytes.isEmpty, LogReader.isLog(bytes) else { return nil }
        let typed = CommandEnvironment.current.ownArguments.first ?? ""
        let subcommand = readers.contains(typed) ? typed : "receive"
        let reader = "handset \(subcommand)" + (typed == "why" ? " -" : "")
        let name = SourceExcerpt.shown(source.name)
        switch source {
        case .standardInput:
            return "handset: \(name) is a log; to read its payloads: handset read | \(reader)"
        case .file(let path):
            let path = ShellWord.of(SourceExcerpt.shown(PathText.shown(path)))
            return
                "handset: \(name) is a log; to read its payloads: handset read \(path) | \(reader)"
        case .argument: return nil
        }
    }
}
