extension ObjectiveCParser {
    mutating func loop() {
        let (start, line, word) = (drafts.count, line, token.text)
        place += 1
        switch word {
        case "do":
            body(.body)
            if take("while") { condition() }
            if !take(";"), !token.isFirst { recover() }
        case "while":
            condition()
            body(.body)
        default:
            // Another word, such as `for await`.
            while isWord(place), has("(", at: place + 1) { place += 1 }
            loopHead()
            body(.body)
        }
        wrap(.loop, word, from: start, at: line)
    }

    private mutating func loopHead() {
        guard has("(") else { return recover() }
        let open = place
        place += 1
        let start = drafts.count
        if has(";") {
            // Nothing is set at first.
        } else if startsDeclaration() {
            if !variables() { gap(.notUnderstood) }
        } else {
            expression()
            while take(",") { expression() }
        }
        if take("in") || take(":") {
            for index in start..<drafts.count { role(.pattern, of: index) }
            expression()
            role(.subject)
        } else if take(";") {
            if !has(";") {
                expression()
                role(.condition)
            }
            _ = take(";")
            if !has(")") {
                expression()
                while take(",") { expression() }
            }
        }
        close(open)
    }

    mutating func switchStatement() {
        let (start, line) = (drafts.count, line)
        place += 1
        condition()
        role(.subject)
        guard has("{") else {
            recover()
            return wrap(.switch, "", from: start, at: line)
        }
        let open = place
        place += 1
        while !isAtEnd, !has("}"), !startsOuter {
            let before = place
            switchCase()
            if place == before {
                if token.kind == .nextBranch || token.kind == .branchesEnd { break }
                recover()
                if place == before { place += 1 }
            }
        }
        close(open)
        wrap(.switch, "", from: start, at: line)
    }

    private var startsCase: Bool {
        has("case") || has("default") && has(":", at: place + 1)
    }

    private mutating func switchCase() {
        let (start, line) = (drafts.count, line)
        var text = ""
        while startsCase {
            if take("default") {
                text = "default"
            } else {
                let (pattern, patternLine) = (drafts.count, self.line)
                place += 1
                expression(2)
                if take("...") {
                    expression(2)
                    wrap(.operation, "...", from: pattern, at: patternLine)
                }
                role(.pattern)
            }
            if !take(":"), !take("::") {
                recover()
                break
            }
        }
        let (bodyStart, bodyLine) = (drafts.count, self.line)
        caseStatements()
        let isOpen = startsCase && drafts.count > bodyStart
        if isOpen, let last = drafts.last, !Self.leaves(last) {
            push(.fallthrough, "", at: Int(tokens[max(place - 1, 0)].line))
        }
        wrap(.block, "", from: bodyStart, at: bodyLine)
        role(.body)
        wrap(.switchCase, text, from: start, at: line)
    }

    private mutating func caseStatements() {
        while !isAtEnd, !has("}"), !startsCase, !startsOuter, !startsMethod {
            if token.kind == .nextBranch || token.kind == .branchesEnd { return }
            let before = place
            statement()
            if place == before {
                recover()
                if place == before { place += 1 }
            }
        }
    }

    /// Returns true if no statement runs behind this one.
    private static func leaves(_ draft: CodeDraft, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        switch draft.kind {
        case .break, .return, .continue, .throw: return true
        case .other: return draft.text == "goto"
        case .block:
            guard let last = draft.children.last else { return false }
            return leaves(last, depth: depth + 1)
        case .if:
            guard let then = draft.children.first(where: { $0.role == .then }),
                let otherwise = draft.children.first(where: { $0.role == .otherwise })
            else { return false }
            return leaves(then, depth: depth + 1) && leaves(otherwise, depth: depth + 1)
        default: return false
        }
    }
}
