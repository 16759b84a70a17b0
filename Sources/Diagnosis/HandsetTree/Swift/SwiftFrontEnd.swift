import SwiftParser
import SwiftSyntax

/// Reads Swift with swift-syntax.
enum SwiftFrontEnd: CodeFrontEnd {
    static let maximumByteCount = 4 * 1024 * 1024
    private static let maximumNestingLevel = 256

    static func read(_ bytes: [UInt8], _ lines: CodeLines) -> CodeDraftFile {
        read(bytes, lines, isOnDeepStack: false)
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - lines: The lines of the same bytes.
    ///   - isOnDeepStack: True if the caller has a ``DeepStack`` already.
    /// - Returns: The file.
    static func read(_ bytes: [UInt8], _ lines: CodeLines, isOnDeepStack: Bool) -> CodeDraftFile {
        guard bytes.count <= maximumByteCount else {
            return CodeDraftFile([], gaps: [CodeGap(.tooLong, at: 1)])
        }
        let nesting = SwiftNesting(bytes)
        if let line = nesting.lineOfOverflow {
            return CodeDraftFile([], gaps: [CodeGap(.nestedTooDeep, at: line)])
        }
        if let line = nesting.lineOfDamage {
            return CodeDraftFile([], gaps: [CodeGap(.notUnderstood, at: line)])
        }
        guard !isOnDeepStack else { return parse(bytes, lines) }
        var file = CodeDraftFile([])
        let hasRun = DeepStack.run { file = parse(bytes, lines) }
        return hasRun ? file : CodeDraftFile([], gaps: [CodeGap(.nestedTooDeep, at: 1)])
    }

    private static func parse(_ bytes: [UInt8], _ lines: CodeLines) -> CodeDraftFile {
        let file = withoutSpaces(bytes).withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: maximumNestingLevel)
        }
        let reader = SwiftReader(bytes, lines)
        let children = reader.statements(file.statements)
        reader.noteErrors(of: file)
        return CodeDraftFile(children, gaps: reader.gaps)
    }

    /// The bytes with the space of `@objc (Name)` before the attribute, since swift-syntax knows none in it, and Swift 5
    /// does.
    private static func withoutSpaces(_ bytes: [UInt8]) -> [UInt8] {
        let attribute = Array("@objc".utf8)
        var bytes = bytes
        var index = 0
        while let start = bytes[index...].firstIndex(of: attribute[0]) {
            index = start + 1
            guard bytes[start...].starts(with: attribute) else { continue }
            let end = start + attribute.count
            let spaces = bytes[end...].prefix { $0 == UInt8(ascii: " ") }.count
            guard spaces > 0, end + spaces < bytes.count, bytes[end + spaces] == UInt8(ascii: "(")
            else { continue }
            bytes.replaceSubrange(
                start..<end + spaces,
                with: Array(repeating: UInt8(ascii: " "), count: spaces) + attribute)
            index = end + spaces
        }
        return bytes
    }
}
