/// Reads JavaScript and TypeScript, with JSX, Flow's types, and the script parts of Vue's files.
enum JavaScriptFrontEnd: CodeFrontEnd {
    static let maximumByteCount = 4 << 20

    static func read(_ bytes: [UInt8], _ lines: CodeLines) -> CodeDraftFile {
        read(bytes, lines, isOnDeepStack: false)
    }

    /// Reads a file, with more of the stack if the caller has a ``DeepStack``.
    static func read(_ bytes: [UInt8], _ lines: CodeLines, isOnDeepStack: Bool) -> CodeDraftFile {
        guard bytes.count <= maximumByteCount else {
            return CodeDraftFile([], gaps: [CodeGap(.tooLong, at: 1)])
        }
        var (children, gaps) = ([CodeDraft](), [CodeGap]())
        for part in VueParts.scripts(in: bytes) ?? [0..<bytes.count] {
            var lexer = JavaScriptLexer(bytes, part)
            let parser = JavaScriptParser(
                bytes: bytes, lines: lines, tokens: lexer.read(), isOnDeepStack: isOnDeepStack)
            children += parser.file()
            gaps += parser.gaps
        }
        return CodeDraftFile(children, gaps: gaps)
    }
}
