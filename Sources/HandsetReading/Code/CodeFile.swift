/// The code of a file, with its brackets in pairs.
struct CodeFile: Sendable {
    /// The path from the folder of the project.
    let path: String
    let language: CodeLanguage
    let tokens: [CodeToken]
    /// The lines of the file as they stand there.
    let lines: [Substring]
    /// The index of the bracket that ends each one; -1 for other tokens and brackets without an end.
    private let closings: [Int]
    /// The index of the bracket that begins each one that ends it; -1 for other tokens.
    private let openings: [Int]
    /// The index of the brace around each token; -1 at the outermost level.
    let outerBraces: [Int]

    init?(path: String, bytes: [UInt8]) {
        guard let language = CodeLanguage(path: path) else { return nil }
        self.path = path
        self.language = language
        tokens = CodeBranches.code(of: CodeLexer(bytes, language).tokens, language)
        lines = String(decoding: bytes, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let (closings, braces) = Self.pairs(of: tokens)
        var openings = Array(repeating: -1, count: tokens.count)
        for (start, end) in closings.enumerated() where end >= 0 { openings[end] = start }
        (self.closings, self.openings, outerBraces) = (closings, openings, braces)
    }

    private static func pairs(of tokens: [CodeToken]) -> (closings: [Int], outerBraces: [Int]) {
        var closings = Array(repeating: -1, count: tokens.count)
        var outer = closings
        var (open, braces): ([Int], [Int]) = ([], [])
        let openings = [")": "(", "]": "[", "}": "{"]
        for (index, token) in tokens.enumerated() {
            if token.kind == .sign, token.text == "}" { _ = braces.popLast() }
            outer[index] = braces.last ?? -1
            guard token.kind == .sign else { continue }
            if "([{".contains(token.text) {
                open.append(index)
                if token.text == "{" { braces.append(index) }
            } else if let opening = openings[token.text] {
                // A bracket that does not fit ends those within it, as far as there is one.
                guard let start = open.lastIndex(where: { tokens[$0].text == opening }) else {
                    continue
                }
                closings[open[start]] = index
                open.removeSubrange(start...)
            }
        }
        return (closings, outer)
    }

    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    /// Returns true if a sign or a word, but no string, stands at an index.
    func has(_ text: String, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind != .string
            && tokens[index].text == text
    }

    func isName(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].isName }

    func string(at index: Int) -> String? {
        tokens.indices.contains(index) && tokens[index].kind == .string ? tokens[index].text : nil
    }

    /// Returns the index of the bracket that ends the one at an index; `nil` if there is none.
    func closing(_ index: Int) -> Int? {
        closings.indices.contains(index) && closings[index] >= 0 ? closings[index] : nil
    }

    /// Returns the index of the bracket that the one at an index ends; `nil` if there is none.
    func opening(_ index: Int) -> Int? {
        openings.indices.contains(index) && openings[index] >= 0 ? openings[index] : nil
    }

    func line(_ index: Int) -> Int { tokens.indices.contains(index) ? tokens[index].line : 1 }

    /// The line of a token without white space around it.
    func excerpt(ofLine line: Int) -> String {
        guard lines.indices.contains(line - 1) else { return "" }
        let text = lines[line - 1].drop { $0 == " " || $0 == "\t" }
        return String(text.prefix(200))
    }

    /// The indices at which words follow each other, such as `.delegate =`.
    func places(of words: [String], in range: Range<Int>? = nil) -> [Int] {
        let range = range ?? tokens.indices
        return range.filter { start in
            words.indices.allSatisfy { has(words[$0], at: start + $0) }
        }
    }

    func mentions(_ word: String) -> Bool { contains(word, in: tokens.indices) }

    func contains(_ word: String, in range: Range<Int>) -> Bool {
        range.contains { has(word, at: $0) }
    }
}
