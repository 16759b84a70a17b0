extension ObjectiveCParser {
    /// Reads a value without the signs before and behind it.
    mutating func primary() {
        switch token.kind {
        case .number:
            push(.number, token.text, at: line)
            place += 1
        case .character:
            push(.string, token.text, at: line)
            place += 1
        case .string: string()
        case .word: wordPrimary()
        case .sign: signPrimary()
        default: missing()
        }
    }

    /// Adds a draft for a value that is not there.
    private mutating func missing() {
        gap(.notUnderstood)
        push(.other, "", at: line)
    }

    private mutating func signPrimary() {
        switch token.text {
        case "(": parentheses()
        case "[":
            if startsLambda { lambda() } else { message() }
        case "^": closure()
        case "@[": list("]", .list)
        case "@{": dictionary()
        case "@(": parentheses()
        case "{": braces()
        case "::":
            place += 1
            if isWord(place) { name() } else { missing() }
        default: missing()
        }
    }

    /// Reads strings that stand behind each other as one.
    mutating func string() {
        let (start, line) = (drafts.count, line)
        var text = ""
        while true {
            if token.kind == .string {
                text += token.text
                place += 1
            } else if isWord(place), !startsOuter, token.text.utf8.first != UInt8(ascii: "@"),
                !has("in"), !token.isFirst || kind(place + 1) == .string
            {
                // A macro between the parts.
                guard
                    kind(place + 1) == .string || has(")", at: place + 1)
                        || has(",", at: place + 1) || has(";", at: place + 1)
                else { break }
                let isMacro = ObjectiveCNames.isMacro(token.text) || Self.isCapital(token.text)
                guard isMacro || kind(place + 1) == .string else { break }
                push(.name, token.text, at: self.line)
                text += "\\()"
                place += 1
            } else {
                break
            }
        }
        if drafts.count > start {
            wrap(.interpolation, text, from: start, at: line)
        } else {
            push(.string, text, at: line)
        }
    }

    private mutating func wordPrimary() {
        let (text, line) = (token.text, line)
        if let boolean = Self.boolean(text) {
            push(.boolean, boolean, at: line)
            place += 1
            return
        }
        switch text {
        case "nil", "NULL", "Nil", "nullptr":
            push(.nothing, "", at: line)
            place += 1
        case "@selector", "@encode", "@protocol", "@available", "__builtin_available":
            directivePrimary()
        case "sizeof", "alignof", "_Alignof", "typeid", "offsetof", "__typeof", "__typeof__",
            "typeof",
            "decltype":
            typePrimary()
        case "static_cast", "reinterpret_cast", "const_cast", "dynamic_cast": castPrimary()
        case "new": newPrimary()
        case "@end", "@implementation", "@interface": missing()
        default:
            // A macro before a string.
            if kind(place + 1) == .string, !text.hasPrefix("@") { string() } else { name() }
        }
    }

    /// Reads a word of the language with what stands in its parentheses.
    private mutating func directivePrimary() {
        let (word, line) = (token.text, line)
        place += 1
        var text = ""
        if has("("), let end = closing(place) {
            for index in place + 1..<end {
                let part = tokens[index].text
                let isBehindWord = isWord(index - 1) && kind(index) != .sign
                text +=
                    isBehindWord || index > place + 1 && has(",", at: index - 1) ? " " + part : part
            }
            place = end + 1
        }
        switch word {
        case "@selector": push(.selector, text, at: line)
        case "@available", "__builtin_available": push(.availability, text, at: line)
        case "@encode": push(.string, text, at: line)
        default: push(.name, text, at: line)
        }
    }

    private mutating func typePrimary() {
        let (word, line) = (token.text, line)
        place += 1
        if has("("), let end = closing(place) {
            place = end + 1
        } else if isWord(place) {
            place += 1
        }
        push(.other, word, at: line)
    }

    private mutating func castPrimary() {
        let (start, line) = (drafts.count, line)
        place += 1
        var type = ""
        if has("<"), let end = angleEnd(place) {
            type = self.type(place + 1..<end - 1)
            place = end
        }
        expression(99)
        role(.value)
        wrap(.cast, "as!", from: start, at: line, type: type)
    }

    private mutating func newPrimary() {
        place += 1
        if has("("), let end = closing(place) { place = end + 1 }
        if isWord(place) { name() } else { push(.name, "new", at: line) }
    }

    /// Reads a name, with the names of the types and spaces of C++ before it.
    mutating func name() {
        let (start, line, first) = (place, line, token.text)
        place += 1
        var text = first
        while token.kind == .sign {
            if has("::"), isWord(place + 1) {
                text += "::" + tokens[place + 1].text
                place += 2
            } else if has("<"), let end = angleEnd(place),
                has("(", at: end) || has("::", at: end) || has("{", at: end)
            {
                place = end
            } else {
                break
            }
        }
        let draft = drafts.count
        push(.name, text, at: line)
        if has("{"), start != statementStart, !token.isFirst {
            braces()
            wrap(.call, text, from: draft, at: line, label: text + "()")
        }
    }

    /// Reads an expression in parentheses, a list of them, or statements with a value.
    private mutating func parentheses() {
        let (start, line, open) = (drafts.count, line, place)
        place += 1
        if has("{") {
            block()
            close(open)
            return
        }
        expression()
        if has(",") {
            while take(",") { expression() }
            wrap(.list, "", from: start, at: line)
        }
        close(open)
    }

    private mutating func list(_ end: String, _ kind: CodeKind) {
        let (start, line, open) = (drafts.count, line, place)
        place += 1
        while !isAtEnd, !has(end) {
            let before = place
            element()
            guard take(","), place > before else { break }
        }
        close(open)
        wrap(kind, "", from: start, at: line)
    }

    /// Reads an element; a field or an index may stand before it in braces.
    private mutating func element() {
        if has(".") { place += 1 }
        if has("["), let end = closing(place), has("=", at: end + 1) { place = end + 2 }
        if isWord(place), has(":", at: place + 1) { place += 2 }
        expression()
    }

    /// Reads a list of values in braces, or statements.
    private mutating func braces() {
        guard let end = closing(place),
            has(";", at: end - 1) || has("}", at: end - 1) && hasBlock(end)
        else { return list("}", .list) }
        block()
    }

    private func hasBlock(_ end: Int) -> Bool {
        (place..<end).prefix(64).contains { has(";", at: $0) }
    }

    private mutating func dictionary() {
        let (start, line, open) = (drafts.count, line, place)
        place += 1
        while !isAtEnd, !has("}") {
            let (first, entryLine, before) = (drafts.count, self.line, place)
            expression()
            role(.key)
            let label = drafts.last.map { $0.kind == .string ? $0.text : "" } ?? ""
            if take(":") {
                expression()
                role(.value)
            }
            wrap(.entry, "", from: first, at: entryLine, label: label)
            guard take(","), place > before else { break }
        }
        close(open)
        wrap(.dictionary, "", from: start, at: line)
    }
}
