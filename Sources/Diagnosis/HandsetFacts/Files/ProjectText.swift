/// A file of a project that is no code: its lines, with the places of texts in them.
struct ProjectText: Sendable {
    let path: String
    let lines: [Substring]

    init(path: String, bytes: [UInt8]) {
        self.path = path
        lines = String(decoding: bytes, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    func fact(
        _ meaning: AppFact.Meaning, at index: Int,
        _ confidence: Confidence = .certain
    ) -> AppFact {
        AppFact(
            meaning, at: AppFact.Place(file: path, line: index + 1),
            text: String(lines[index].trimmed.prefix(200)), confidence)
    }
}

extension Substring {
    /// The text without white space around it.
    var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...end]
    }
}
