extension ObjectiveCParser {
    /// Where declarations stand.
    enum Level {
        case file
        /// Within a type, up to `@end`.
        case type
        /// Within braces, as after `extern "C"`.
        case braces
    }

    /// Reads declarations up to the end of what is around them.
    mutating func items(_ level: Level) {
        while !isAtEnd {
            let before = place
            switch token.kind {
            case .nextBranch, .branchesEnd:
                if depth > 0 || level != .file { return }
                place += 1
            case .sign where token.text == "}":
                // A brace that closes nothing is left to the file.
                guard level == .type else { return }
                gap(.notUnderstood)
                place += 1
            case .word where level == .type && startsOuter: return
            case .word where level == .braces && has("@end"): return
            default: item(level)
            }
            if place == before {
                recover()
                if place == before { place += 1 }
            }
        }
    }

    private mutating func item(_ level: Level) {
        guard enter() else { return skipStatement() }
        defer { depth -= 1 }
        switch token.kind {
        case .directive: directive()
        case .branch: compiled(level)
        case .word: wordItem(level)
        case .string, .number, .character: recover()
        case .sign:
            switch token.text {
            case ";": place += 1
            case "-", "+": method()
            case "[": skipAttributes()
            case "{" where level != .type:
                let open = place
                place += 1
                items(.braces)
                close(open)
            case "~", "(", "*", "#", ":": skipDeclaration()
            default: recover()
            }
        default: break
        }
    }

    /// Skips `[[…]]`.
    private mutating func skipAttributes() {
        guard has("[", at: place + 1), let end = closing(place) else { return recover() }
        place = end + 1
    }

    /// Skips a declaration of C++ that is not read.
    mutating func skipDeclaration() { skipStatement() }

    private mutating func wordItem(_ level: Level) {
        switch token.text {
        case "@interface", "@implementation": typeItem()
        case "@protocol": protocolItem()
        case "@end", "@optional", "@required", "@public", "@private", "@protected", "@package":
            place += 1
        case "@class", "@synthesize", "@dynamic", "@compatibility_alias", "using", "__asm__", "asm",
            "static_assert", "_Static_assert":
            skipStatement()
        case "@import": importItem()
        case "@property": property()
        case "typedef": typedef()
        case "extern" where kind(place + 1) == .string: externItem()
        case "namespace": namespaceItem()
        case "inline" where has("namespace", at: place + 1): namespaceItem()
        case "template":
            place += 1
            if has("<") { skipAngles() }
        case "public", "private", "protected", "signals", "slots":
            place += 1
            _ = take(":")
        default:
            if isEnumMacro(place) { return enumeration() }
            // Words may stand before a structure that is a variable's type.
            let before = place
            while has("static") || has("const") || has("extern") { place += 1 }
            switch token.text {
            case "enum", "struct", "union", "class": if record() { return }
            default: break
            }
            place = before
            declaration()
        }
    }

    private mutating func skipAngles() {
        if let end = angleEnd(place) {
            place = end
            return
        }
        var open = 0
        while !isAtEnd, !has(";"), !has("{"), !has("}") {
            if has("<") { open += 1 } else if has(">") { open -= 1 } else if has(">>") { open -= 2 }
            place += 1
            if open <= 0 { return }
        }
    }

    private mutating func externItem() {
        place += 2
        guard has("{") else { return }
        let open = place
        place += 1
        items(.braces)
        close(open)
    }

    private mutating func namespaceItem() {
        while !isAtEnd, !has("{"), !has(";"), !has("}") { place += 1 }
        guard has("{") else {
            _ = take(";")
            return
        }
        let open = place
        place += 1
        items(.braces)
        close(open)
    }

    /// Reads `@import X.Y;`.
    mutating func importItem() {
        let line = line
        place += 1
        var name = ""
        while isWord(place) || has(".") {
            name += token.text
            place += 1
        }
        push(.module, name, at: line)
        _ = take(";")
    }

    /// Reads a line of the preprocessor.
    mutating func directive() {
        let (text, line) = (token.text, line)
        place += 1
        let name = text.prefix { $0.isLetter || $0 == "_" }
        let rest = text.dropFirst(name.count).drop(while: \.isWhitespace)
        if name == "define" { return definition(rest, line) }
        let path = rest.dropFirst().prefix { $0 != "\"" && $0 != ">" }
        guard rest.first == "\"" || rest.first == "<" else { return }
        push(.module, String(path), at: line)
    }

    private mutating func definition(_ text: Substring, _ line: Int) {
        let name = text.prefix { !$0.isWhitespace && $0 != "(" }
        let rest = text.dropFirst(name.count)
        guard rest.first != "(", rest.utf8.count < 10_000 else { return }
        var lexer = ObjectiveCLexer(Array(rest.utf8))
        lexer.scan()
        var tokens = lexer.tokens
        while tokens.count > 2, tokens.first?.text == "(", tokens.last?.text == ")" {
            tokens = Array(tokens[1..<tokens.count - 1])
        }
        let sign = tokens.first?.kind == .sign && tokens.first?.text == "-" ? "-" : ""
        if !sign.isEmpty { tokens.removeFirst() }
        let start = drafts.count
        if !tokens.isEmpty, tokens.allSatisfy({ $0.kind == .string }) {
            push(.string, tokens.map(\.text).joined(), at: line)
        } else if tokens.count == 1, tokens[0].kind == .number {
            push(.number, sign + tokens[0].text, at: line)
        } else if tokens.count == 1, let value = Self.boolean(tokens[0].text) {
            push(.boolean, value, at: line)
        } else {
            return
        }
        role(.value)
        wrap(.variable, String(name), from: start, at: line, words: ["define"])
    }

    static func boolean(_ text: String) -> String? {
        switch text {
        case "YES", "true", "TRUE", "@YES", "@true": "true"
        case "NO", "false", "FALSE", "@NO", "@false": "false"
        default: nil
        }
    }

    /// Reads the branches of an `#if` that is not decided.
    mutating func compiled(_ level: Level?) {
        let (start, line) = (drafts.count, line)
        var hasChildren = false
        while kind(place) == .branch || kind(place) == .nextBranch {
            let (first, text, branchLine) = (drafts.count, token.text, self.line)
            place += 1
            if let level { items(level) } else { statements() }
            skipToBranch()
            if drafts.count > first { hasChildren = true }
            wrap(.compiledBranch, text, from: first, at: branchLine)
            if kind(place) == .branch { break }
        }
        if kind(place) == .branchesEnd { place += 1 }
        if hasChildren {
            wrap(.compiled, "", from: start, at: line)
        } else {
            drafts.removeLast(drafts.count - start)
            heights.removeLast(heights.count - start)
        }
    }

    /// Goes to the end of a branch; all is read up to there if its brackets are in order.
    private mutating func skipToBranch() {
        var open = 0
        while !isAtEnd {
            switch token.kind {
            case .branch: open += 1
            case .nextBranch where open == 0: return
            case .branchesEnd:
                if open == 0 { return }
                open -= 1
            default: gap(.notUnderstood)
            }
            place += 1
        }
    }
}
