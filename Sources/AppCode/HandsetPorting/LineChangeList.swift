/// The list of the lines of an app's files that are changed because something is not here, as `app-changes.txt` has it.
///
/// ```
/// ../../../Shop/AppDelegate.swift:12
/// -        FirebaseApp.configure(options: .init())
/// +        FirebaseApp.configure(options: StandIn("init")())
/// ```
public struct LineChangeList: Sendable {
    /// The name of the file beside `app-files.txt`.
    public static let name = "app-changes.txt"

    /// The changes, by the paths of the files as `app-files.txt` has them.
    public var changes: [(path: String, change: LineChange)]

    /// Creates a list.
    public init(_ changes: [(path: String, change: LineChange)] = []) { self.changes = changes }

    /// Reads a list; what is not a change is a remark.
    public init(reading bytes: [UInt8]) {
        changes = []
        var (path, line): (String, Int?) = ("", nil)
        var was: [UInt8]?
        for bytes in bytes.split(separator: UInt8(ascii: "\n")) {
            switch bytes.first {
            case UInt8(ascii: "-"): was = Array(bytes.dropFirst())
            case UInt8(ascii: "+"):
                guard let text = was, let number = line else { continue }
                changes.append(
                    (path, LineChange(line: number, was: text, now: Array(bytes.dropFirst()))))
                was = nil
            case UInt8(ascii: "#"): continue
            default:
                let text = String(decoding: bytes, as: UTF8.self)
                guard let colon = text.lastIndex(of: ":") else { continue }
                path = String(text[..<colon])
                line = Int(text[text.index(after: colon)...])
                was = nil
            }
        }
    }

    /// The bytes of the list.
    public var bytes: [UInt8] {
        let newline = UInt8(ascii: "\n")
        var bytes = Array(
            """
            # The lines of the app's files that are changed, since they name what is not here. handset init --package . --again
            # writes this file anew.

            """.utf8)
        for (path, change) in changes {
            bytes += Array("\(path):\(change.line)\n-".utf8) + change.was + [newline]
            bytes += [UInt8(ascii: "+")] + change.now + [newline]
        }
        return bytes
    }

    /// Changes the lines of a prepared file.
    ///
    /// - Parameters:
    ///   - changes: The changes of this file.
    ///   - prepared: The bytes after the preparation.
    ///   - source: The bytes of the app's file, with as many lines.
    /// - Returns: The bytes, and the changes whose lines are no longer there.
    public static func apply(
        _ changes: [LineChange], to prepared: [UInt8], of source: [UInt8]
    ) -> (bytes: [UInt8], lost: [LineChange]) {
        let newline = UInt8(ascii: "\n")
        let lines = source.split(separator: newline, omittingEmptySubsequences: false)
            .map(Array.init)
        var result = prepared.split(separator: newline, omittingEmptySubsequences: false)
            .map(Array.init)
        guard lines.count == result.count else { return (prepared, changes) }
        var lost: [LineChange] = []
        var taken: Set<Int> = []
        for change in changes {
            // The line may have moved since; the nearest one with the same text is it.
            let index = lines.indices.filter { lines[$0] == change.was && !taken.contains($0) }
                .min { abs($0 + 1 - change.line) < abs($1 + 1 - change.line) }
            guard let index else {
                lost.append(change)
                continue
            }
            taken.insert(index)
            result[index] = change.now
        }
        return (Array(result.joined(separator: [newline])), lost)
    }
}
