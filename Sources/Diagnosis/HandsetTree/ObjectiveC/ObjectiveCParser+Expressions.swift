extension ObjectiveCParser {
    /// A sign or a cast before an operand.
    private struct Prefix {
        var kind = CodeKind.operation
        var text: String
        var type = ""
        var line: Int
    }

    /// Reads an expression; there is one draft more in any case.
    ///
    /// - Parameter minimum: The level of the operators that are taken: 1 for all, 2 for all but assignments.
    mutating func expression(_ minimum: Int = 1) {
        guard enter() else {
            push(.other, "", at: line)
            return skipExpression()
        }
        let start = drafts.count
        operand()
        infix(from: start, minimum)
        depth -= 1
    }

    private static func level(_ sign: String) -> Int {
        switch sign {
        case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=": 1
        case "?": 2
        case "||": 3
        case "&&": 4
        case "|": 5
        case "^": 6
        case "&": 7
        case "==", "!=": 8
        case "<", ">", "<=", ">=": 9
        case "<<", ">>": 10
        case "+", "-": 11
        case "*", "/", "%": 12
        default: 0
        }
    }

    private mutating func infix(from start: Int, _ minimum: Int) {
        while token.kind == .sign {
            let sign = token.text
            let level = Self.level(sign)
            guard level >= minimum, level > 0 else { return }
            let line = start < drafts.count ? drafts[start].line : line
            switch level {
            case 1:
                place += 1
                role(.target)
                expression()
                role(.value)
                wrap(.assignment, sign, from: start, at: line)
            case 2: choice(from: start, line)
            default: operation(level, from: start, line)
            }
        }
    }

    private mutating func choice(from start: Int, _ line: Int) {
        place += 1
        role(.condition)
        if !has(":") {
            expression()
            role(.then)
        }
        if take(":") {
            expression(2)
            role(.otherwise)
        } else {
            gap(.notUnderstood)
        }
        wrap(.choice, "", from: start, at: line)
    }

    /// Reads the operands of operators of a level; all of them are of one operation.
    private mutating func operation(_ level: Int, from start: Int, _ line: Int) {
        var signs: [String] = []
        while token.kind == .sign, Self.level(token.text) == level {
            let sign = token.text
            place += 1
            if sign == "*" || sign == "&",
                has(")") || has(",") || has("*") && has(")", at: place + 1)
            {
                // A type stands where a value is expected.
                while take("*") {}
                break
            }
            signs.append(sign)
            expression(level + 1)
        }
        guard let first = signs.first else { return }
        let text = signs.allSatisfy { $0 == first } ? first : signs.joined(separator: " ")
        wrap(.operation, text, from: start, at: line)
    }

    // MARK: - Operands

    /// Reads a value with the signs before and behind it.
    private mutating func operand() {
        var prefixes: [Prefix] = []
        while let prefix = takePrefix() { prefixes.append(prefix) }
        let start = drafts.count
        primary()
        postfix(from: start)
        if !prefixes.isEmpty { apply(prefixes, from: start) }
    }

    private mutating func takePrefix() -> Prefix? {
        // The sign before a number, apart from it.
        while token.kind == .sign, token.text == "@" { place += 1 }
        let line = line
        switch token.kind {
        case .sign:
            switch token.text {
            case "!", "~", "-", "+", "*", "&", "++", "--", "&&":
                let prefix = Prefix(text: token.text, line: line)
                place += 1
                return prefix
            case "(":
                guard let type = cast() else { return nil }
                return Prefix(kind: .cast, text: "as!", type: type, line: line)
            default: return nil
            }
        case .word:
            switch token.text {
            case "__extension__", "delete", "not", "co_await":
                guard
                    isWord(place + 1) || has("not") || has("[", at: place + 1)
                        || has("*", at: place + 1)
                else { return nil }
                let text = token.text == "not" ? "!" : token.text
                place += 1
                if has("["), has("]", at: place + 1) { place += 2 }
                return Prefix(text: text, line: line)
            default: return nil
            }
        default: return nil
        }
    }

    private mutating func apply(_ prefixes: [Prefix], from start: Int) {
        for prefix in prefixes.reversed() {
            if prefix.text == "-", let last = drafts.indices.last, drafts[last].kind == .number,
                !drafts[last].text.hasPrefix("-")
            {
                drafts[last].text = "-" + drafts[last].text
                continue
            }
            if prefix.kind == .cast { role(.value) }
            wrap(prefix.kind, prefix.text, from: start, at: prefix.line, type: prefix.type)
        }
    }

    private mutating func postfix(from start: Int) {
        while token.kind == .sign {
            let line = start < drafts.count ? drafts[start].line : line
            switch token.text {
            case ".", "->":
                place += 1
                if has("template"), isWord(place + 1) { place += 1 }
                role(.base)
                let name = isWord(place) ? token.text : ""
                if isWord(place) { place += 1 } else { gap(.notUnderstood) }
                wrap(.member, name, from: start, at: line)
            case "(": call(from: start, line)
            case "[":
                let open = place
                place += 1
                role(.base)
                let first = drafts.count
                expression()
                role(.value)
                close(open)
                wrap(.argument, "", from: first, at: line)
                role(.argument)
                wrap(.subscript, "", from: start, at: line)
            case "++", "--":
                let text = token.text
                place += 1
                wrap(.operation, text, from: start, at: line)
            case "..." where has(")", at: place + 1) || has(",", at: place + 1): place += 1
            default: return
            }
        }
    }

    private mutating func call(from start: Int, _ line: Int) {
        var name = ""
        if let last = drafts.last, last.kind == .name || last.kind == .member { name = last.text }
        role(.function)
        let count = arguments()
        let label = name + "(" + String(repeating: "_:", count: count) + ")"
        wrap(.call, name, from: start, at: line, label: label)
    }

    private func startsType(_ word: String) -> Bool {
        ObjectiveCNames.builtinTypes.contains(word)
            || ObjectiveCNames.declarationWords.contains(word)
    }

    /// Reads the arguments in the parentheses that stand here; returns their number.
    mutating func arguments() -> Int {
        let open = place
        place += 1
        var count = 0
        while !isAtEnd, !has(")"), !has(";"), !has("}") {
            let (start, line) = (drafts.count, line)
            let before = place
            expression()
            if let last = drafts.last, last.kind == .name, startsType(last.text) {
                // A type of more than one word.
                while isWord(place) || has("*") { place += 1 }
            }
            // A selector in a macro.
            while has(":") || has("::") || isWord(place) && has(":", at: place + 1) { place += 1 }
            role(.value)
            wrap(.argument, "", from: start, at: line)
            role(.argument)
            count += 1
            guard take(","), place > before else { break }
        }
        close(open)
        return count
    }
}
