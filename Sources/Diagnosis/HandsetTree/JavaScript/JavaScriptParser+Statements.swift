extension JavaScriptParser {
    private enum Beginning {
        case declaration, module, export, `if`, loop, `do`, `switch`, `try`, jump, leaving, empty,
            debugger, decorator
    }

    private static let beginnings: [ScriptWord: Beginning] = [
        "var": .declaration, "let": .declaration, "const": .declaration, "function": .declaration,
        "class": .declaration, "async": .declaration, "interface": .declaration,
        "type": .declaration,
        "enum": .declaration, "namespace": .declaration, "module": .declaration,
        "declare": .declaration,
        "abstract": .declaration, "opaque": .declaration, "global": .declaration, "@": .decorator,
        "import": .module, "export": .export, "if": .if, "for": .loop, "while": .loop, "do": .do,
        "switch": .switch, "try": .try, "return": .leaving, "throw": .leaving, "break": .jump,
        "continue": .jump,
        ";": .empty, "debugger": .debugger,
    ]

    /// Reads a statement, or several if it declares several variables.
    func statement(_ list: inout [CodeDraft]) {
        guard !isTooDeep else { return skipDeepStatement() }
        depth += 1
        defer { depth -= 1 }
        guard kind != .string, let beginning = Self.beginnings[word] else {
            return plainStatement(&list)
        }
        switch beginning {
        case .declaration: if !declaration([], &list) { plainStatement(&list) }
        case .decorator: decorated(&list)
        case .module:
            if word(1) == "(" || word(1) == "." {
                plainStatement(&list)
            } else {
                list.append(importDeclaration())
            }
        case .export: exportDeclaration([], &list)
        case .if: list.append(ifStatement())
        case .loop: list.append(word == "for" ? forLoop() : whileLoop())
        case .do: list.append(doLoop())
        case .switch: list.append(switchStatement())
        case .try: list.append(tryStatement())
        case .leaving: list.append(leavingStatement())
        case .jump: list.append(jump())
        case .empty: position += 1
        case .debugger:
            position += 1
            endStatement()
        }
    }

    private func decorated(_ list: inout [CodeDraft]) {
        let words = decorators()
        if word == "export" {
            exportDeclaration(words, &list)
        } else if !declaration(words, &list) {
            plainStatement(&list)
        }
    }

    /// Reads a block, a statement with a label, or an expression.
    private func plainStatement(_ list: inout [CodeDraft]) {
        if word == "{" { return list.append(block(.element)) }
        if kind == .word, word(1) == ":" {
            position += 2
            return statement(&list)
        }
        let first = position
        let value = expression()
        guard position > first else { return }
        list.append(value)
        endStatement()
    }

    func conditions() -> [CodeDraft] { [condition(.condition)] }

    /// Reads the value in the round brackets behind `if` and the like.
    func condition(_ role: CodeRole) -> CodeDraft {
        guard word == "(" else {
            note(.notUnderstood)
            return CodeDraft(.other, at: line, role: role)
        }
        let level = enter()
        let value = expression()
        if !isAtEnd { note(.notUnderstood) }
        position = limit
        leave(level)
        return value.as(role)
    }

    private func switchStatement() -> CodeDraft {
        var draft = CodeDraft(.switch, at: line)
        position += 1
        draft.children = [condition(.subject)]
        guard word == "{" else { return draft }
        let level = enter()
        while !isAtEnd {
            if word == "case" || word == "default" {
                draft.children.append(switchCase())
            } else {
                skipUnknownStatement()
            }
        }
        leave(level)
        return draft
    }

    private func switchCase() -> CodeDraft {
        var draft = CodeDraft(.switchCase, at: line)
        if take("default") {
            draft.text = "default"
        } else {
            position += 1
            let outer = choiceLimit
            choiceLimit = limit
            draft.children.append(expression().as(.pattern))
            choiceLimit = outer
        }
        if !take(":") { note(.notUnderstood) }
        var body = CodeDraft(.block, at: line, role: .body)
        while !isAtEnd, word != "case", word != "default" || word(1) != ":" {
            let first = position
            statement(&body.children)
            if position == first { skipUnknownStatement() }
        }
        draft.children.append(body)
        return draft
    }

    private func tryStatement() -> CodeDraft {
        var draft = CodeDraft(.do, at: line)
        position += 1
        draft.children = [body(.body)]
        if word == "catch" {
            var handler = CodeDraft(.catch, at: line)
            position += 1
            if word == "(" {
                let level = enter()
                var target = CodeDraft(.variable, at: line)
                bindingTarget(&target)
                let isNamed = !target.text.isEmpty
                handler.children =
                    isNamed
                    ? [CodeDraft(.binding, target.text, at: target.line, role: .pattern)] : []
                handler.children += target.children
                position = limit
                leave(level)
            }
            handler.children.append(body(.body))
            draft.children.append(handler)
        }
        if take("finally") { draft.children.append(body(.otherwise)) }
        return draft
    }
}
