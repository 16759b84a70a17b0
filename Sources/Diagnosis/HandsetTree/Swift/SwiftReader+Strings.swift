import SwiftSyntax

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
