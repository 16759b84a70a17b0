import SwiftSyntax

/// Statements.
extension SwiftReader {
    func statements(_ list: CodeBlockItemListSyntax) -> [CodeDraft] {
        list.flatMap { item -> [CodeDraft] in
            switch item.item {
            case .decl(let node): declaration(node)
            case .stmt(let node): [statement(node)]
            case .expr(let node): [expression(node)]
            }
        }
    }

    private func statement(_ node: StmtSyntax) -> CodeDraft {
        nested(in: node) { statementPart(node) }
    }

    private func statementPart(_ node: StmtSyntax) -> CodeDraft {
        switch Syntax(node).as(SyntaxEnum.self) {
        case .expressionStmt(let node): expression(node.expression)
        case .guardStmt(let node):
            CodeDraft(
                .guard, at: line(of: node.guardKeyword),
                conditions(node.conditions) + [block(node.body, .otherwise)])
        case .forStmt(let node): loop(node)
        case .whileStmt(let node):
            CodeDraft(
                .loop, "while", at: line(of: node.whileKeyword),
                conditions(node.conditions) + body(node.body))
        case .repeatStmt(let node):
            CodeDraft(
                .loop, "repeat", at: line(of: node.repeatKeyword),
                body(node.body) + [expression(node.condition).as(.condition)])
        case .doStmt(let node): tried(node.doKeyword, node.body, node.catchClauses)
        case .deferStmt(let node):
            CodeDraft(.defer, at: line(of: node.deferKeyword), body(node.body))
        case .returnStmt(let node):
            CodeDraft(.return, at: line(of: node.returnKeyword), values(node.expression))
        case .throwStmt(let node):
            CodeDraft(.throw, at: line(of: node.throwKeyword), values(node.expression))
        case .breakStmt(let node):
            CodeDraft(.break, at: line(of: node.breakKeyword), label: node.label?.text ?? "")
        case .continueStmt(let node):
            CodeDraft(.continue, at: line(of: node.continueKeyword), label: node.label?.text ?? "")
        case .fallThroughStmt(let node):
            CodeDraft(.fallthrough, at: line(of: node.fallthroughKeyword))
        case .labeledStmt(let node): labeled(node)
        default: other(statement: node)
        }
    }

    private func other(statement: StmtSyntax) -> CodeDraft {
        switch Syntax(statement).as(SyntaxEnum.self) {
        case .discardStmt(let node):
            CodeDraft(
                .other, "discard", at: line(of: node.discardKeyword), [expression(node.expression)])
        case .yieldStmt(let node): yielded(node)
        default: CodeDraft(.other, at: line(from: statement))
        }
    }

    private func yielded(_ node: YieldStmtSyntax) -> CodeDraft {
        let values =
            switch node.yieldedExpressions {
            case .multiple(let clause): clause.elements.map { expression($0.expression) }
            case .single(let node): [expression(node)]
            }
        return CodeDraft(.other, "yield", at: line(of: node.yieldKeyword), values)
    }

    private func labeled(_ node: LabeledStmtSyntax) -> CodeDraft {
        var statement = statement(node.statement)
        statement.label = name(node.label)
        return statement
    }

    private func values(_ node: ExprSyntax?) -> [CodeDraft] {
        node.map { [expression($0).as(.value)] } ?? []
    }

    private func loop(_ node: ForStmtSyntax) -> CodeDraft {
        let words = [node.tryKeyword, node.awaitKeyword].compactMap { $0?.text }
        let condition = node.whereClause.map { [expression($0.condition).as(.condition)] }
        return CodeDraft(
            .loop, "for", at: line(of: node.forKeyword),
            type: node.typeAnnotation.map { type($0.type) } ?? "", words: words,
            patterns(node.pattern) + [expression(node.sequence).as(.subject)]
                + (condition ?? []) + body(node.body))
    }

    private func tried(
        _ keyword: TokenSyntax, _ body: CodeBlockSyntax, _ clauses: CatchClauseListSyntax
    ) -> CodeDraft {
        let catches = clauses.map { clause in
            let items = clause.catchItems.flatMap { item in
                (item.pattern.map { patterns($0) } ?? []) + conditions(item.whereClause)
            }
            return CodeDraft(
                .catch, at: line(of: clause.catchKeyword), items + self.body(clause.body))
        }
        return CodeDraft(.do, at: line(of: keyword), self.body(body) + catches)
    }

    // MARK: - Branches

    func branches(_ node: IfExprSyntax) -> CodeDraft {
        var children = conditions(node.conditions) + [block(node.body, .then)]
        switch node.elseBody {
        case .ifExpr(let other):
            children.append(nested(in: other) { branches(other) }.as(.otherwise))
        case .codeBlock(let other): children.append(block(other, .otherwise))
        case nil: break
        }
        return CodeDraft(.if, at: line(of: node.ifKeyword), children)
    }

    func cases(_ node: SwitchExprSyntax) -> CodeDraft {
        CodeDraft(
            .switch, at: line(of: node.switchKeyword),
            [expression(node.subject).as(.subject)] + cases(node.cases))
    }

    func cases(_ list: SwitchCaseListSyntax) -> [CodeDraft] {
        list.flatMap { element -> [CodeDraft] in
            switch element {
            case .switchCase(let node): [switchCase(node)]
            case .ifConfigDecl(let node): nested(in: node) { compiled(node) }
            }
        }
    }

    private func switchCase(_ node: SwitchCaseSyntax) -> CodeDraft {
        var draft = CodeDraft(.switchCase, at: 1, words: node.attribute.map { [written($0)] } ?? [])
        switch node.label {
        case .default(let label):
            (draft.text, draft.line) = ("default", line(of: label.defaultKeyword))
        case .case(let label):
            draft.line = line(of: label.caseKeyword)
            draft.children = label.caseItems.flatMap { item in
                patterns(item.pattern) + conditions(item.whereClause)
            }
        }
        draft.children.append(
            CodeDraft(.block, at: draft.line, role: .body, statements(node.statements)))
        return draft
    }

    private func conditions(_ clause: WhereClauseSyntax?) -> [CodeDraft] {
        clause.map { [expression($0.condition).as(.condition)] } ?? []
    }
}
