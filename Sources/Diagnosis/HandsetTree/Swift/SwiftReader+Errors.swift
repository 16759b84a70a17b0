import SwiftSyntax

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
