import SwiftSyntax

/// Functions and what belongs to them.
extension SwiftReader {
    func function(_ node: FunctionDeclSyntax) -> CodeDraft {
        function(
            name(node.name), at: node.name, words(node.attributes, node.modifiers), node.signature,
            node.body)
    }

    func initializer(_ node: InitializerDeclSyntax) -> CodeDraft {
        function(
            "init", at: node.initKeyword, words(node.attributes, node.modifiers), node.signature,
            node.body)
    }

    func macro(_ node: MacroDeclSyntax) -> CodeDraft {
        let words = words(node.attributes, node.modifiers) + ["macro"]
        return function(name(node.name), at: node.name, words, node.signature, nil)
    }

    func deinitializer(_ node: DeinitializerDeclSyntax) -> CodeDraft {
        CodeDraft(
            .function, "deinit", at: line(of: node.deinitKeyword), label: "deinit",
            words: words(node.attributes, node.modifiers), body(node.body))
    }

    func subscriptFunction(_ node: SubscriptDeclSyntax) -> CodeDraft {
        // A parameter with a single name has no label here.
        var children = node.parameterClause.parameters.map {
            parameter($0, label: $0.secondName == nil ? "_" : name($0.firstName))
        }
        let label = "subscript(" + children.map { $0.label + ":" }.joined() + ")"
        switch node.accessorBlock?.accessors {
        case .accessors(let list): children += list.map { accessor($0) }
        case .getter(let list):
            let line = node.accessorBlock.map { self.line(of: $0.leftBrace) } ?? 1
            let block = CodeDraft(.block, at: line, role: .body, statements(list))
            children.append(braces(block, to: node.accessorBlock?.rightBrace))
        case nil: break
        }
        return CodeDraft(
            .function, "subscript", at: line(of: node.subscriptKeyword),
            label: label,
            type: type(node.returnClause.type), words: words(node.attributes, node.modifiers),
            children)
    }

    private func function(
        _ name: String, at token: TokenSyntax, _ words: [String],
        _ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax?
    ) -> CodeDraft {
        let effects = signature.effectSpecifiers
        let effectWords = self.words(effects?.asyncSpecifier, effects?.throwsClause)
        return CodeDraft(
            .function, name, at: line(of: token),
            label: fullName(name, signature.parameterClause),
            type: signature.returnClause.map { type($0.type) } ?? "",
            words: words + effectWords,
            parameters(signature.parameterClause) + self.body(body))
    }

    private func fullName(_ name: String, _ clause: FunctionParameterClauseSyntax) -> String {
        name + "(" + clause.parameters.map { self.name($0.firstName) + ":" }.joined() + ")"
    }

    private func words(_ isAsync: TokenSyntax?, _ clause: ThrowsClauseSyntax?) -> [String] {
        (isAsync.map { [$0.text] } ?? []) + (clause.map { [compact($0)] } ?? [])
    }

    /// Returns a draft with the line of the brace that ends it.
    func braces(_ draft: CodeDraft, to end: TokenSyntax?) -> CodeDraft {
        var whole = draft
        whole.lastLine = end.map { line(of: $0) } ?? 0
        return whole
    }

    /// Returns the body, if there is one.
    func body(_ block: CodeBlockSyntax?) -> [CodeDraft] {
        block.map { [self.block($0, .body)] } ?? []
    }

    func block(_ block: CodeBlockSyntax, _ role: CodeRole) -> CodeDraft {
        braces(
            CodeDraft(
                .block, at: line(of: block.leftBrace), role: role, statements(block.statements)),
            to: block.rightBrace)
    }

    // MARK: - Parameters

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> [CodeDraft] {
        clause.parameters.map { parameter($0, label: name($0.firstName)) }
    }

    private func parameter(_ node: FunctionParameterSyntax, label: String) -> CodeDraft {
        let title = node.secondName ?? node.firstName
        return CodeDraft(
            .parameter, name(title), at: line(of: title), role: .parameter, label: label,
            type: type(node.type) + (node.ellipsis?.text ?? ""),
            words: words(node.attributes, node.modifiers), value(node.defaultValue))
    }

    /// Returns the value behind `=`, if there is one.
    func value(_ clause: InitializerClauseSyntax?) -> [CodeDraft] {
        clause.map { [expression($0.value).as(.value)] } ?? []
    }

    // MARK: - Closures

    func closure(_ node: ClosureExprSyntax) -> CodeDraft {
        var (words, children) = ([String](), [CodeDraft]())
        if let signature = node.signature {
            words = self.words(signature.attributes)
            words += self.words(
                signature.effectSpecifiers?.asyncSpecifier, signature.effectSpecifiers?.throwsClause
            )
            children = parameters(signature.parameterClause)
            for capture in signature.capture?.items ?? [] {
                guard let initializer = capture.initializer else {
                    words.append(written(capture).filter { $0 != "," })
                    continue
                }
                children.append(
                    CodeDraft(
                        .variable, name(capture.name), at: line(of: capture.name),
                        words: capture.specifier.map { [compact($0)] } ?? [], value(initializer)))
            }
        }
        let draft = CodeDraft(
            .closure, at: line(of: node.leftBrace),
            type: node.signature?.returnClause.map { type($0.type) } ?? "", words: words,
            children + statements(node.statements))
        return braces(draft, to: node.rightBrace)
    }

    private func parameters(_ clause: ClosureSignatureSyntax.ParameterClause?) -> [CodeDraft] {
        switch clause {
        case .simpleInput(let list):
            list.map {
                CodeDraft(.parameter, name($0.name), at: line(of: $0.name), role: .parameter)
            }
        case .parameterClause(let clause):
            clause.parameters.map {
                let title = $0.secondName ?? $0.firstName
                return CodeDraft(
                    .parameter, name(title), at: line(of: title), role: .parameter,
                    type: ($0.type.map { type($0) } ?? "") + ($0.ellipsis?.text ?? ""),
                    words: words($0.attributes, $0.modifiers))
            }
        case nil: []
        }
    }
}
