import SwiftParser
import SwiftSyntax

/// Reads Swift with swift-syntax.
enum SwiftFrontEnd: CodeFrontEnd {
    private static let maximumByteCount = 4 * 1024 * 1024
    private static let maximumNestingLevel = 256

    static func read(_ bytes: [UInt8], _ lines: CodeLines) -> CodeDraftFile {
        guard bytes.count <= maximumByteCount else {
            return CodeDraftFile([], gaps: [CodeGap(.tooLong, at: 1)])
        }
        if let line = SwiftNesting(bytes).lineOfOverflow {
            return CodeDraftFile([], gaps: [CodeGap(.nestedTooDeep, at: line)])
        }
        var file = CodeDraftFile([])
        let hasRun = DeepStack.run { file = parse(bytes, lines) }
        return hasRun ? file : CodeDraftFile([], gaps: [CodeGap(.nestedTooDeep, at: 1)])
    }

    private static func parse(_ bytes: [UInt8], _ lines: CodeLines) -> CodeDraftFile {
        let file = bytes.withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: maximumNestingLevel)
        }
        let reader = SwiftReader(bytes, lines)
        let children = reader.statements(file.statements)
        reader.noteErrors(of: file)
        return CodeDraftFile(children, gaps: reader.gaps)
    }
}
