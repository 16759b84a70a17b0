import SwiftSyntax

/// Expressions.
extension SwiftReader {
    func expression(_ node: ExprSyntax) -> CodeDraft {
        nested(in: node) { expressionPart(node) }
    }

    private func expressionPart(_ node: ExprSyntax) -> CodeDraft {
        switch Syntax(node).as(SyntaxEnum.self) {
        case .declReferenceExpr(let node): reference(node)
        case .memberAccessExpr(let node): member(node)
        case .functionCallExpr(let node): call(node)
        case .stringLiteralExpr(let node): string(node)
        case .sequenceExpr(let node): sequence(ArraySlice(node.elements))
        case .closureExpr(let node): closure(node)
        case .optionalChainingExpr(let node): unwrap(node.expression, node.questionMark)
        case .forceUnwrapExpr(let node): unwrap(node.expression, node.exclamationMark)
        case .integerLiteralExpr(let node): number(node.literal)
        case .floatLiteralExpr(let node): number(node.literal)
        case .booleanLiteralExpr(let node):
            CodeDraft(.boolean, node.literal.text, at: line(of: node.literal))
        case .nilLiteralExpr(let node): CodeDraft(.nothing, at: line(of: node.nilKeyword))
        case .tryExpr(let node):
            effect(node.expression, node.tryKeyword, node.questionOrExclamationMark)
        case .awaitExpr(let node): effect(node.expression, node.awaitKeyword, nil)
        case .arrayExpr(let node):
            CodeDraft(
                .list, at: line(of: node.leftSquare),
                node.elements.map { expression($0.expression) })
        case .dictionaryExpr(let node): dictionary(node)
        case .tupleExpr(let node): tuple(node)
        case .subscriptCallExpr(let node): subscripted(node)
        case .ifExpr(let node): branches(node)
        case .switchExpr(let node): cases(node)
        case .patternExpr(let node): pattern(node)
        default: rareExpression(node)
        }
    }

    private func rareExpression(_ node: ExprSyntax) -> CodeDraft {
        switch Syntax(node).as(SyntaxEnum.self) {
        case .prefixOperatorExpr(let node): operation(node.operator, node.expression)
        case .postfixOperatorExpr(let node): operation(node.operator, node.expression)
        case .inOutExpr(let node): operation(node.ampersand, node.expression)
        case .superExpr(let node):
            CodeDraft(.name, node.superKeyword.text, at: line(of: node.superKeyword))
        case .discardAssignmentExpr(let node):
            CodeDraft(.name, "_", at: line(of: node.wildcard))
        case .typeExpr(let node): CodeDraft(.name, type(node), at: line(from: node))
        case .genericSpecializationExpr(let node):
            generic(node)
        case .keyPathExpr(let node):
            CodeDraft(.selector, compact(node), at: line(of: node.backslash))
        case .macroExpansionExpr(let node): expansion(node)
        case .postfixIfConfigExpr(let node): compiled(node)
        case .unsafeExpr(let node): expression(node.expression)
        case .copyExpr(let node): expression(node.expression)
        case .consumeExpr(let node): expression(node.expression)
        case .borrowExpr(let node): expression(node.expression)
        case .packElementExpr(let node): expression(node.pack)
        case .packExpansionExpr(let node): expression(node.repetitionPattern)
        case .regexLiteralExpr(let node):
            CodeDraft(.other, node.regex.text, at: line(of: node.openingSlash))
        // These stand only in a tree whose operators were folded before.
        case .infixOperatorExpr(let node):
            sequence([node.leftOperand, node.operator, node.rightOperand])
        default: CodeDraft(.other, at: line(from: node))
        }
    }

    // MARK: - Names

    private func reference(_ node: DeclReferenceExprSyntax) -> CodeDraft {
        CodeDraft(
            .name, name(node.baseName), at: line(of: node.baseName), label: fullName(node))
    }

    private func member(_ node: MemberAccessExprSyntax) -> CodeDraft {
        var member = CodeDraft(
            .member, name(node.declName.baseName), at: line(of: node.declName.baseName),
            label: fullName(node.declName))
        if let base = node.base {
            member.children = [expression(base).as(.base)]
        } else if let base = implicitBase {
            implicitBase = nil
            member.children = [base.as(.base)]
        }
        return member
    }

    /// Returns a name with the labels that it is written with; empty if there are none.
    private func fullName(_ node: DeclReferenceExprSyntax) -> String {
        guard let arguments = node.argumentNames?.arguments else { return "" }
        let labels = arguments.map { $0.name.text + ":" }
        return name(node.baseName) + "(" + labels.joined() + ")"
    }

    private func generic(_ node: GenericSpecializationExprSyntax) -> CodeDraft {
        var draft = expression(node.expression)
        draft.type = draft.text + type(node.genericArgumentClause)
        return draft
    }

    private func pattern(_ node: PatternExprSyntax) -> CodeDraft {
        let parts = patterns(node.pattern)
        if parts.count == 1, let part = parts.first, part.kind != .binding {
            return part.as(.element)
        }
        return CodeDraft(.list, at: line(from: node), parts.map { $0.as(.element) })
    }

    // MARK: - Operators

    private func unwrap(_ value: ExprSyntax, _ sign: TokenSyntax) -> CodeDraft {
        CodeDraft(.unwrap, sign.text, at: line(of: sign), [expression(value).as(.value)])
    }

    private func effect(_ value: ExprSyntax, _ word: TokenSyntax, _ sign: TokenSyntax?) -> CodeDraft
    {
        CodeDraft(
            .effect, word.text + (sign?.text ?? ""), at: line(of: word),
            [expression(value).as(.value)])
    }

    private func operation(_ sign: TokenSyntax, _ operand: ExprSyntax) -> CodeDraft {
        var value = expression(operand)
        if sign.text == "-", value.kind == .number, !value.text.hasPrefix("-") {
            value.text = "-" + value.text
            return value
        }
        return CodeDraft(.operation, sign.text, at: line(of: sign), [value])
    }

    // MARK: - Literals

    private func number(_ token: TokenSyntax) -> CodeDraft {
        CodeDraft(.number, token.text, at: line(of: token))
    }

    private func dictionary(_ node: DictionaryExprSyntax) -> CodeDraft {
        var entries: [CodeDraft] = []
        if case .elements(let list) = node.content {
            entries = list.map { element in
                let key = expression(element.key)
                return CodeDraft(
                    .entry, at: key.line, label: key.kind == .string ? key.text : "",
                    [key.as(.key), expression(element.value).as(.value)])
            }
        }
        return CodeDraft(.dictionary, at: line(of: node.leftSquare), entries)
    }

    /// Returns a tuple; parentheses around a single value are left out.
    private func tuple(_ node: TupleExprSyntax) -> CodeDraft {
        if let only = node.elements.first, node.elements.count == 1, only.label == nil {
            return expression(only.expression)
        }
        let elements = node.elements.map { element in
            guard let label = element.label else { return expression(element.expression) }
            return CodeDraft(
                .argument, at: line(of: label), label: name(label),
                [expression(element.expression).as(.value)])
        }
        return CodeDraft(.list, at: line(of: node.leftParen), elements)
    }
}
