import Handset

/// The recognition of a log that was given in place of payloads.
enum LogRecognition {
    /// The number of rejected bytes that are looked at.
    static let byteCount = 64 << 10

    /// The subcommands that read payloads.
    private static let readers = ["receive", "explain", "matrix", "lint", "describe", "packet"]

    /// Returns the note on the command to type; `nil` if the rejected bytes of a source are not those of a log
    /// with payloads.
    static func note(on source: InputSource, rejecting bytes: [UInt8]) -> String? {
        guard !bytes.isEmpty, LogReader.isLog(bytes) else { return nil }
        let typed = CommandLine.arguments.dropFirst().first ?? ""
        let reader = "handset \(readers.contains(typed) ? typed : "receive")"
        let name = SourceExcerpt.shown(source.name)
        switch source {
        case .standardInput:
            return "handset: \(name) is a log; to read its payloads: handset read | \(reader)"
        case .file(let path):
            let path = quoted(SourceExcerpt.shown(PathText.shown(path)))
            return
                "handset: \(name) is a log; to read its payloads: handset read \(path) | \(reader)"
        case .argument: return nil
        }
    }

    /// Returns a path as one argument for a shell.
    private static func quoted(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"),
                UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"):
                true
            default: false
            }
        }
        return isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
    }
}
