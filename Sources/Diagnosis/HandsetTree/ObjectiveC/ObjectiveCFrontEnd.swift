/// Reads Objective-C, and Objective-C++ as far as it is alike.
enum ObjectiveCFrontEnd: CodeFrontEnd {
    /// The number of bytes beyond which a file is not read.
    static let maximumByteCount = 4 << 20

    static func read(_ bytes: [UInt8], _ lines: CodeLines) -> CodeDraftFile {
        guard bytes.count <= maximumByteCount else {
            return CodeDraftFile([], gaps: [CodeGap(.tooLong, at: 1)])
        }
        var lexer = ObjectiveCLexer(bytes)
        lexer.scan()
        var preprocessor = ObjectiveCPreprocessor()
        preprocessor.take(lexer.tokens)
        var parser = ObjectiveCParser(preprocessor.finished())
        parser.read()
        return CodeDraftFile(parser.drafts, gaps: parser.gaps)
    }
}
