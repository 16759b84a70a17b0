import SwiftSyntax

/// Calls, subscripts and macros.
extension SwiftReader {
    func call(_ node: FunctionCallExprSyntax) -> CodeDraft {
        let function = expression(node.calledExpression).as(.function)
        let name = Self.calledName(function)
        return CodeDraft(
            .call, name, at: function.line,
            label: fullName(
                name, node.arguments, node.trailingClosure, node.additionalTrailingClosures),
            [function] + arguments(node.arguments)
                + trailing(node.trailingClosure, node.additionalTrailingClosures))
    }

    func subscripted(_ node: SubscriptCallExprSyntax) -> CodeDraft {
        let base = expression(node.calledExpression).as(.base)
        return CodeDraft(
            .subscript, at: line(of: node.leftSquare),
            [base] + arguments(node.arguments)
                + trailing(node.trailingClosure, node.additionalTrailingClosures))
    }

    /// Returns the name of what is called; empty if it has none.
    private static func calledName(_ function: CodeDraft) -> String {
        var node = function
        while node.kind == .unwrap, let value = node.children.first { node = value }
        guard node.kind == .member || node.kind == .name else { return "" }
        guard node.text == "init", var base = node.children.first else { return node.text }
        while base.kind == .unwrap, let value = base.children.first { base = value }
        let isType =
            (base.kind == .name || base.kind == .member) && base.text.first?.isUppercase == true
        return isType ? base.text : node.text
    }

    private func fullName(
        _ name: String, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
        _ others: MultipleTrailingClosureElementListSyntax
    ) -> String {
        var text = name + "("
        for argument in arguments { text += (argument.label.map { self.name($0) } ?? "_") + ":" }
        if closure != nil { text += "_:" }
        for other in others { text += self.name(other.label) + ":" }
        return text + ")"
    }

    private func arguments(_ list: LabeledExprListSyntax) -> [CodeDraft] {
        list.map { argument in
            let value = expression(argument.expression).as(.value)
            return CodeDraft(
                .argument, at: argument.label.map { line(of: $0) } ?? value.line, role: .argument,
                label: argument.label.map { name($0) } ?? "", [value])
        }
    }

    private func trailing(
        _ closure: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
    ) -> [CodeDraft] {
        guard let closure else { return [] }
        return [trailing("", closure)] + others.map { trailing(name($0.label), $0.closure) }
    }

    private func trailing(_ label: String, _ closure: ClosureExprSyntax) -> CodeDraft {
        let value = expression(ExprSyntax(closure)).as(.value)
        return CodeDraft(
            .argument, at: value.line, role: .argument, label: label, words: ["trailing"], [value])
    }

    // MARK: - Macros

    func expansion(_ node: some FreestandingMacroExpansionSyntax) -> CodeDraft {
        let name = name(node.macroName)
        let line = line(of: node.pound)
        if name == "selector" || name == "keyPath" {
            let path = node.arguments.map { compact($0) }.joined()
            return CodeDraft(.selector, path, at: line)
        }
        let function = CodeDraft(.name, "#" + name, at: line, role: .function)
        guard node.leftParen != nil || node.trailingClosure != nil else {
            return function.as(.element)
        }
        return CodeDraft(
            .call, function.text, at: line,
            label: fullName(
                function.text, node.arguments, node.trailingClosure,
                node.additionalTrailingClosures),
            [function] + arguments(node.arguments)
                + trailing(node.trailingClosure, node.additionalTrailingClosures))
    }
}
