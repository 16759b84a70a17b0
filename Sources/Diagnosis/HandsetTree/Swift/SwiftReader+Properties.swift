import SwiftSyntax

/// Properties, variables and the cases of enumerations.
extension SwiftReader {
    func variables(_ node: VariableDeclSyntax) -> [CodeDraft] {
        var words = words(node.attributes, node.modifiers)
        if node.bindingSpecifier.text == "let" { words.append("let") }
        return node.bindings.map { binding in
            var variable = CodeDraft(.variable, at: line(of: node.bindingSpecifier), words: words)
            if let title = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
                (variable.text, variable.line) = (name(title), line(of: title))
            } else {
                variable.children = patterns(binding.pattern)
            }
            variable.type = binding.typeAnnotation.map { type($0.type) } ?? ""
            variable.children += value(binding.initializer)
            variable.children += accessors(binding.accessorBlock)
            return variable
        }
    }

    private func accessors(_ block: AccessorBlockSyntax?) -> [CodeDraft] {
        guard let block else { return [] }
        switch block.accessors {
        case .accessors(let list): return list.map { accessor($0) }
        case .getter(let list):
            let line = line(of: block.leftBrace)
            return [
                CodeDraft(
                    .function, "get", at: line, role: .accessor,
                    [
                        braces(
                            CodeDraft(.block, at: line, role: .body, statements(list)),
                            to: block.rightBrace)
                    ])
            ]
        }
    }

    func accessor(_ node: AccessorDeclSyntax) -> CodeDraft {
        var words = words(node.attributes)
        if let modifier = node.modifier { words.append(compact(modifier)) }
        if let word = node.effectSpecifiers?.asyncSpecifier { words.append(word.text) }
        if let clause = node.effectSpecifiers?.throwsClause { words.append(compact(clause)) }
        let parameters = node.parameters.map {
            [CodeDraft(.parameter, name($0.name), at: line(of: $0.name), role: .parameter)]
        }
        return CodeDraft(
            .function, node.accessorSpecifier.text, at: line(of: node.accessorSpecifier),
            role: .accessor, words: words, (parameters ?? []) + body(node.body))
    }

    func enumCase(_ node: EnumCaseElementSyntax, _ declaration: EnumCaseDeclSyntax) -> CodeDraft {
        let name = name(node.name)
        var enumCase = CodeDraft(
            .enumCase, name, at: line(of: node.name),
            words: words(declaration.attributes, declaration.modifiers))
        if let clause = node.parameterClause {
            let labels = clause.parameters.map { ($0.firstName.map { self.name($0) } ?? "_") + ":" }
            enumCase.label = name + "(" + labels.joined() + ")"
            enumCase.children = clause.parameters.map { node in
                CodeDraft(
                    .parameter, (node.secondName ?? node.firstName).map { self.name($0) } ?? "",
                    at: line(from: node), role: .parameter,
                    label: node.firstName.map { self.name($0) } ?? "_",
                    type: type(node.type), value(node.defaultValue))
            }
        }
        enumCase.children += value(node.rawValue)
        return enumCase
    }
}
