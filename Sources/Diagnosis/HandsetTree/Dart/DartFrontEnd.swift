/// Reads Dart.
enum DartFrontEnd: CodeFrontEnd {
    static let maximumByteCount = 4 << 20

    static func read(_ bytes: [UInt8], _ lines: CodeLines) -> CodeDraftFile {
        read(bytes, lines, isOnDeepStack: false)
    }

    /// Reads a file, with more of the stack if the caller has a ``DeepStack``.
    static func read(_ bytes: [UInt8], _ lines: CodeLines, isOnDeepStack: Bool) -> CodeDraftFile {
        guard bytes.count <= maximumByteCount else {
            return CodeDraftFile([], gaps: [CodeGap(.tooLong, at: 1)])
        }
        var lexer = DartLexer(bytes)
        let parser = DartParser(
            bytes: bytes, lines: lines, tokens: lexer.read(), isOnDeepStack: isOnDeepStack)
        return CodeDraftFile(parser.file(), gaps: parser.gaps)
    }
}
