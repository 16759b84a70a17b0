import Handset
import HandsetPorting

/// The answer of `handset app check`: which files of an app can be built on Linux.
struct AppCheck {
    /// A file with its answer.
    private struct Row {
        let target: AppTarget
        let path: String
        let code: String
        var changes: [SourceChange] = []
        var obstacles: [SourceObstacle] = []
        /// The reason, if it is not in the file.
        var reason: String?
        var user: (path: String, place: NamedPlace)?

        /// The code in words, such as `as it is`.
        var words: String { code == "as-is" ? "as it is" : code }
    }

    private let rows: [Row]

    init(_ project: AppProject) {
        rows = project.targets.flatMap { target in
            target.files.map { file in
                var row = Row(target: target, path: file.path, code: file.verdict.code)
                if case .prepared(let changes) = file.verdict { row.changes = changes }
                return row
            }
                + target.leftOut.map { Self.row(of: $0, in: target) }
        }
    }

    private static func row(of file: AppTarget.LeftOut, in target: AppTarget) -> Row {
        var row = Row(
            target: target, path: file.path, code: file.isUnused ? "unused" : "not", user: file.user
        )
        if case .impossible(let obstacles) = file.reason {
            row.obstacles = obstacles
        } else {
            row.reason = file.words
        }
        return row
    }

    /// True if no file is left out but those that nothing names.
    var isPositive: Bool { !rows.contains { $0.code == "not" } }

    var text: String {
        let width = rows.map(\.words.count).max() ?? 0
        var lines: [String] = []
        var name: String?
        for row in rows {
            if row.target.name != name {
                lines.append("\(row.target.name), \(row.target.kind.words)")
            }
            name = row.target.name
            let words = row.words + String(repeating: " ", count: width - row.words.count)
            let user = row.user.map { ", named in \($0.path):\($0.place.line):\($0.place.column)" }
            lines.append("  \(words)  \(Self.shown(row.path + (user ?? "")))")
            let indent = String(repeating: " ", count: width + 4)
            lines += row.changes.map { "\(indent)\($0.line):\($0.column): \(Self.shown("\($0)"))" }
            lines += row.obstacles.map {
                "\(indent)\($0.place.line):\($0.place.column): \(Self.shown("\($0)"))"
            }
            if let reason = row.reason { lines.append("\(indent)\(Self.shown(reason))") }
        }
        lines.append(summary)
        return lines.map { $0 + "\n" }.joined()
    }

    private static func shown(_ text: String) -> String {
        SourceExcerpt.shown(PathText.shown(text))
    }

    private var summary: String {
        let counts = [
            "as-is": "as they are", "prepared": "prepared", "not": "not", "unused": "unused",
        ]
        let order = ["as-is", "prepared", "not", "unused"]
        let parts = order.compactMap { code in
            let count = rows.count { $0.code == code }
            return count == 0 ? nil : "\(count) \(counts[code] ?? "")"
        }
        return
            "\(rows.count) \(rows.count == 1 ? "file" : "files"): \(parts.joined(separator: ", "))"
    }

    /// The records, each on a line.
    var json: [UInt8] {
        rows.flatMap { row in
            let members: JSONMembers = [
                "file": .string(PathText.shown(row.path)), "target": .string(row.target.name),
                "kind": .string(row.target.kind.rawValue), "verdict": .string(row.code),
                "changes": .array(
                    row.changes.map {
                        Self.json($0.line, $0.column, $0.cause.rawValue, "\($0)")
                    }),
                "obstacles": .array(
                    row.obstacles.map {
                        Self.json($0.place.line, $0.place.column, $0.cause.rawValue, "\($0)")
                    }), "reason": row.reason.map { .string($0) },
                "namedIn": row.user.map { user in
                    .object([
                        "file": .string(PathText.shown(user.path)),
                        "line": .integer(user.place.line), "column": .integer(user.place.column),
                        "name": .string(user.place.name),
                    ])
                },
            ]
            return JSONText.object(members).bytes + [UInt8(ascii: "\n")]
        }
    }

    private static func json(_ line: Int, _ column: Int, _ cause: String, _ words: String)
        -> JSONText
    {
        .object([
            "line": .integer(line), "column": .integer(column), "cause": .string(cause),
            "words": .string(words),
        ])
    }
}
