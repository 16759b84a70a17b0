import SwiftSyntax

/// Makes the nodes of a file from its syntax tree.
///
/// Lines are taken from tokens alone: to look for the first token of an expression takes as many steps as the
/// expression is deep.
final class SwiftReader {
    /// The expression to which the members in a branch of `#if` belong.
    var implicitBase: CodeDraft?
    private let bytes: [UInt8]
    private let lines: CodeLines
    /// The number of parts within each other, down to the one that is read now.
    var depth = 0
    private var unread: Set<CodeGap> = []

    static let maximumDepth = 400
    private static let maximumGapCount = 20

    init(_ bytes: [UInt8], _ lines: CodeLines) {
        self.bytes = bytes
        self.lines = lines
    }

    // MARK: - Gaps

    /// The parts that were not read, in the order of the source.
    var gaps: [CodeGap] {
        unread.sorted { $0.line < $1.line }
    }

    /// True if there is room for more gaps.
    var notesGaps: Bool { unread.count < Self.maximumGapCount }

    func note(_ cause: CodeGap.Cause, at line: Int) {
        guard notesGaps else { return }
        unread.insert(CodeGap(cause, at: line))
    }

    /// Reads a part within the one that is read now; what is too deep is left out.
    func nested(in node: some SyntaxProtocol, _ read: () -> CodeDraft) -> CodeDraft {
        guard depth < Self.maximumDepth else {
            let line = line(from: node)
            note(.nestedTooDeep, at: line)
            return CodeDraft(.other, at: line)
        }
        depth += 1
        defer { depth -= 1 }
        return read()
    }

    /// Reads parts within the one that is read now; what is too deep is left out.
    func nested(in node: some SyntaxProtocol, _ read: () -> [CodeDraft]) -> [CodeDraft] {
        guard depth < Self.maximumDepth else {
            note(.nestedTooDeep, at: line(from: node))
            return []
        }
        depth += 1
        defer { depth -= 1 }
        return read()
    }

    // MARK: - Places and texts

    func line(of token: TokenSyntax) -> Int {
        lines.line(of: token.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// Returns the line on which a node begins, or the white space before it.
    func line(from node: some SyntaxProtocol) -> Int {
        let text = SwiftText(bytes, from: node.position.utf8Offset, to: node.endPosition.utf8Offset)
        return lines.line(of: text.start)
    }

    /// Returns a node's text without white space and comments.
    func compact(_ node: some SyntaxProtocol) -> String {
        SwiftText(bytes, from: node.position.utf8Offset, to: node.endPosition.utf8Offset).compact
    }

    /// Returns a type without white space and without the words that are not of the type itself.
    func type(_ node: some SyntaxProtocol) -> String {
        SwiftText(bytes, from: node.position.utf8Offset, to: node.endPosition.utf8Offset).type
    }

    /// Returns a node's text, with a space for white space and comments.
    func written(_ node: some SyntaxProtocol) -> String {
        SwiftText(bytes, from: node.position.utf8Offset, to: node.endPosition.utf8Offset).spaced
    }

    /// Returns a name without its grave accents.
    func name(_ token: TokenSyntax) -> String {
        let text = token.text
        guard text.utf8.first == UInt8(ascii: "`") else { return text }
        return text.filter { $0 != "`" }
    }
}

/// Errors in the source.
extension SwiftReader {
    /// Notes what swift-syntax did not understand.
    func noteErrors(of file: SourceFileSyntax) {
        var nodes = [Syntax(file)]
        while let node = nodes.popLast(), notesGaps {
            guard node.hasError else { continue }
            if let unexpected = node.as(UnexpectedNodesSyntax.self) {
                let isTooDeep = unexpected.hasMaximumNestingLevelOverflow
                note(isTooDeep ? .nestedTooDeep : .notUnderstood, at: line(from: unexpected))
            } else if node.is(TokenSyntax.self) {
                note(.notUnderstood, at: line(from: node))
            } else {
                nodes += node.children(viewMode: .all).reversed()
            }
        }
    }
}

/// Strings.
extension SwiftReader {
    func string(_ node: StringLiteralExprSyntax) -> CodeDraft {
        let pounds = node.openingPounds?.text.utf8.count ?? 0
        var (text, values) = ("", [CodeDraft]())
        for segment in node.segments {
            switch segment {
            case .stringSegment(let segment):
                text += SwiftEscape.resolve(segment.content.text, pounds: pounds)
            case .expressionSegment(let segment):
                text += "\\()"
                if let first = segment.expressions.first, segment.expressions.count == 1 {
                    values.append(expression(first.expression))
                } else {
                    values += segment.expressions.map { expression($0.expression) }
                }
            }
        }
        let isPlain = node.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
        return CodeDraft(
            isPlain ? .string : .interpolation, text, at: line(of: node.openingQuote), values)
    }
}
