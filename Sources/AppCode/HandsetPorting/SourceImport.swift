/// An import of a Swift file.
struct SourceImport {
    let module: String
    /// The offsets of the statement, with the words before `import`.
    let range: Range<Int>
    /// The dot and the name of a part such as `.log`; `nil` if the whole module or a declaration is imported.
    let part: Range<Int>?
    /// True if the file passes the module on to those that import it.
    let isPublic: Bool

    /// Words after `import` that name the kind of what is imported, of which a part is meant.
    private static let kinds: Set<String> = [
        "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
    ]

    /// Reads the statement whose word `import` is at a range; `nil` if no name follows.
    init?(at word: Range<Int>, in source: SourceText) {
        guard var start = source.firstSign(from: word.upperBound), start > word.upperBound,
            var name = source.word(at: start)
        else { return nil }
        let hasKind = Self.kinds.contains(name)
        if hasKind {
            guard let next = source.firstSign(from: start + name.utf8.count),
                let module = source.word(at: next)
            else { return nil }
            (start, name) = (next, module)
        }
        module = name
        let dot = start + name.utf8.count
        let end =
            source.bytes[dot...].firstIndex { $0 != UInt8(ascii: ".") && !SourceText.isName($0) }
            ?? source.bytes.count
        part = hasKind || end == dot ? nil : dot..<end
        let words = Self.wordsBefore(word.lowerBound, in: source)
        isPublic = words.text.contains("public")
        range = words.start..<end
    }

    /// Returns the attributes and other words before `import` in its line, which belong to it.
    private static func wordsBefore(
        _ place: Int, in source: SourceText
    ) -> (text: String, start: Int) {
        let line = source.startOfLine(at: place)
        let bytes = source.bytes[line..<place]
        // A line is read for each of its imports, so that a long one is not.
        let isOfWords =
            bytes.count < 100
            && bytes.allSatisfy { SourceText.isName($0) || Array(" \t@()".utf8).contains($0) }
        guard isOfWords else { return ("", place) }
        let start = source.firstSign(from: line) ?? place
        return (String(decoding: source.bytes[start..<place], as: UTF8.self), start)
    }
}
