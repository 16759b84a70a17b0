extension ObjectiveCParser {
    /// Reads a method, from its sign on.
    mutating func method() {
        let (start, line) = (drafts.count, line)
        let words = has("+") ? ["static"] : []
        place += 1
        var result = ""
        if has("(") {
            guard let end = closing(place) else { return recover() }
            result = type(place + 1..<end)
            place = end + 1
        }
        skipMethodAttributes()
        guard isWord(place) || has(":") || has("::") else { return recover() }
        let name = text(place)
        let label = selector()
        skipMethodEnd()
        if has("{") {
            block()
            role(.body)
        } else if !take(";"), !startsOuter, !token.isFirst, token.kind != .directive {
            recover()
        }
        wrap(.function, name, from: start, at: line, label: label, type: result, words: words)
    }

    private mutating func skipMethodAttributes() {
        while isWord(place), ObjectiveCNames.isAttribute(token.text),
            isWord(place + 1)
                || has("(", at: place + 1)
        {
            place += 1
            if has("("), let end = closing(place) { place = end + 1 }
        }
    }

    /// Reads the parts of a selector with their parameters; returns the selector.
    private mutating func selector() -> String {
        var parts: [String] = []
        while isWord(place) || has(":") || has("::") {
            let (part, line) = (isWord(place) ? token.text : "", line)
            if isWord(place) {
                guard has(":", at: place + 1) || parts.isEmpty else { break }
                place += 1
            }
            guard take(":") || take("::") else {
                parts.append(part)
                break
            }
            parts.append(part + ":")
            parameter(part, line)
        }
        return parts.joined()
    }

    private mutating func parameter(_ label: String, _ line: Int) {
        skipMethodAttributes()
        var type = ""
        if has("("), let end = closing(place) {
            type = self.type(place + 1..<end)
            place = end + 1
        }
        skipMethodAttributes()
        while isWord(place), isWord(place + 1), !has(":", at: place + 2),
            ObjectiveCNames.qualifiers.contains(token.text)
        {
            place += 1
        }
        var name = ""
        if isWord(place), !startsOuter {
            name = token.text
            place += 1
        }
        push(.parameter, name, at: line)
        role(.parameter)
        if let last = drafts.indices.last {
            drafts[last].label = label
            drafts[last].type = type
        }
    }

    /// Skips what stands behind a selector.
    private mutating func skipMethodEnd() {
        if take(",") { _ = take("...") }
        while !isAtEnd {
            if isWord(place), !startsOuter, token.text.utf8.first != UInt8(ascii: "@") {
                place += 1
            } else if has("("), let end = closing(place) {
                place = end + 1
            } else if has(";"), has("{", at: place + 1) {
                place += 1
            } else {
                return
            }
        }
    }

    /// True if a macro that makes a method of what is in its parentheses stands here.
    var isMethodMacro: Bool {
        isWord(place) && has("(", at: place + 1) && ObjectiveCNames.isMacro(token.text)
            && (token.text.hasSuffix("METHOD") || token.text.hasSuffix("METHOD_AS"))
    }

    /// Reads such a macro, with the method's body if there is one.
    mutating func macroMethod() {
        let (start, line, word) = (drafts.count, line, token.text)
        let open = place + 1
        guard let end = closing(open) else { return recover() }
        // The method is the last part; before it may stand its name for scripts and its result.
        guard let part = split(open + 1..<end).last else {
            place = end + 1
            return
        }
        place = part.lowerBound
        let name = text(place)
        let label = selector()
        place = end + 1
        skipMethodEnd()
        if has("{") {
            block()
            role(.body)
        } else {
            _ = take(";")
        }
        wrap(.function, name, from: start, at: line, label: label, words: [word])
    }
}
