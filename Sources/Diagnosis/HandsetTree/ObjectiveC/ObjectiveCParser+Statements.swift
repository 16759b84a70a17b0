extension ObjectiveCParser {
    /// Reads statements up to the end of what is around them.
    mutating func statements() {
        while !isAtEnd {
            switch token.kind {
            case .nextBranch, .branchesEnd: return
            case .sign where token.text == "}" || startsMethod: return
            case .word where startsOuter: return
            default: break
            }
            let before = place
            statement()
            if place == before {
                recover()
                if place == before { place += 1 }
            }
        }
    }

    /// Reads the statements in the braces that begin here.
    mutating func block(_ text: String = "") {
        let (start, line, open) = (drafts.count, line, place)
        place += 1
        statements()
        close(open)
        wrap(.block, text, from: start, at: line)
    }

    /// Reads one statement or a block, as a block in a role.
    mutating func body(_ role: CodeRole) {
        if has("{") {
            block()
        } else {
            let (start, line) = (drafts.count, line)
            if !startsOuter, !has("}") { statement() }
            wrap(.block, "", from: start, at: line)
        }
        self.role(role)
    }

    mutating func statement() {
        guard enter() else { return skipStatement() }
        defer { depth -= 1 }
        statementStart = place
        switch token.kind {
        case .directive: directive()
        case .branch: compiled(nil)
        case .word: wordStatement()
        case .sign:
            switch token.text {
            case ";": place += 1
            case "{": block()
            case ")", "]", ",", ":", "=": recover()
            default: expressionStatement()
            }
        default: expressionStatement()
        }
    }

    private mutating func wordStatement() {
        switch token.text {
        case "if": ifStatement()
        case "for", "while", "do": loop()
        case "switch": switchStatement()
        case "return", "co_return": ending(.return)
        case "throw", "@throw": ending(.throw)
        case "break": ending(.break)
        case "continue": ending(.continue)
        case "goto": gotoStatement()
        case "else":
            // The branch of a condition that was not understood.
            gap(.notUnderstood)
            place += 1
        case "@try", "try": tryStatement()
        case "@synchronized": synchronized()
        case "@autoreleasepool":
            place += 1
            if has("{") { block("@autoreleasepool") }
        case "case", "default": strayCase()
        case "asm", "__asm__", "__asm", "using", "static_assert", "_Static_assert": skipStatement()
        case "typedef": typedef()
        case "@import": importItem()
        default: plainStatement()
        }
    }

    private mutating func plainStatement() {
        if has(":", at: place + 1), !token.text.hasPrefix("@") {
            // A label.
            place += 2
            return
        }
        if isEnumMacro(place) { return enumeration() }
        if ObjectiveCNames.isMacro(token.text), tokens[place + 1].isFirst,
            isWord(place + 1) || has("[", at: place + 1)
        {
            // A macro that stands alone on its line.
            push(.name, token.text, at: line)
            place += 1
            return
        }
        if ["enum", "struct", "union", "class"].contains(token.text), record() { return }
        guard startsDeclaration() else { return expressionStatement() }
        if variables() { return endStatement() }
        recover()
    }

    private mutating func expressionStatement() {
        expression()
        while take(",") { expression() }
        endStatement()
    }

    private mutating func endStatement() {
        if take(";") || has("}") { return }
        switch token.kind {
        case .directive, .branch, .nextBranch, .branchesEnd: return
        case .sign where token.text == "{":
            // The block of a macro, such as a loop of its own.
            return
        default:
            // A macro has no `;` behind it.
            if token.isFirst || token.kind == .word, isBehindMacro { return }
            recover()
        }
    }

    private var isBehindMacro: Bool {
        switch drafts.last?.kind {
        case .call, .name: true
        default: false
        }
    }

    private mutating func ending(_ kind: CodeKind) {
        let (start, line) = (drafts.count, line)
        place += 1
        if !has(";"), !has("}") {
            expression()
            role(.value)
        }
        if !take(";"), !has("}") { recover() }
        wrap(kind, "", from: start, at: line)
    }

    private mutating func gotoStatement() {
        push(.other, "goto", at: line)
        if let last = drafts.indices.last { drafts[last].label = text(place + 1) }
        skipStatement()
    }

    private mutating func strayCase() {
        place += 1
        while !isAtEnd, !has(":"), !has(";"), !has("}"), !has("{") { place += 1 }
        _ = take(":")
    }

    /// Reads `if` with all its `else if`, without recursion.
    private mutating func ifStatement() {
        var starts: [(start: Int, line: Int)] = []
        while true {
            starts.append((drafts.count, line))
            place += 1
            while has("constexpr") || isWord(place) && has("(", at: place + 1) { place += 1 }
            condition()
            body(.then)
            guard take("else") else { break }
            if !has("if") {
                body(.otherwise)
                break
            }
        }
        for (index, part) in starts.enumerated().reversed() {
            wrap(.if, "", from: part.start, at: part.line)
            if index > 0 { role(.otherwise) }
        }
    }

    mutating func condition() {
        guard has("(") else {
            expression()
            role(.condition)
            return
        }
        let open = place
        place += 1
        conditionPart()
        // A declaration may stand before the condition.
        while has(";") && (closing(open) ?? 0) > place {
            place += 1
            conditionPart()
        }
        close(open)
    }

    private mutating func conditionPart() {
        let start = drafts.count
        if startsDeclaration(isCondition: true) {
            if !variables(), drafts.count == start { push(.other, "", at: line) }
        } else {
            expression()
            while take(",") { expression() }
        }
        for index in start..<drafts.count { role(.condition, of: index) }
    }

    private mutating func synchronized() {
        let (start, line) = (drafts.count, line)
        place += 1
        if has("(") {
            let open = place
            place += 1
            expression()
            role(.subject)
            close(open)
        }
        if has("{") {
            let open = place
            place += 1
            statements()
            close(open)
        }
        wrap(.block, "@synchronized", from: start, at: line)
    }

    private mutating func tryStatement() {
        let (start, line) = (drafts.count, line)
        place += 1
        body(.body)
        while has("@catch") || has("catch") {
            let (first, catchLine) = (drafts.count, self.line)
            place += 1
            if has("("), let end = closing(place) {
                let pattern = typedName(place + 1..<end, isNamed: true)
                if !pattern.name.isEmpty {
                    push(.variable, pattern.name, at: self.line)
                    role(.pattern)
                    if let last = drafts.indices.last { drafts[last].type = pattern.type }
                }
                place = end + 1
            }
            body(.body)
            wrap(.catch, "", from: first, at: catchLine)
        }
        if take("@finally") { body(.otherwise) }
        wrap(.do, "", from: start, at: line)
    }
}
