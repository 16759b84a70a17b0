extension ObjectiveCParser {
    /// Returns true if `NS_ENUM(…)` or the like stands at an index.
    func isEnumMacro(_ index: Int) -> Bool {
        switch text(index) {
        case "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM", "CF_ENUM", "CF_OPTIONS",
            "RCT_ENUM":
            has("(", at: index + 1)
        default: false
        }
    }

    /// Reads `NS_ENUM(type, name) { … }`.
    mutating func enumeration() {
        let (start, line) = (drafts.count, line)
        guard let end = closing(place + 1) else { return recover() }
        let parts = split(place + 2..<end)
        place = end + 1
        var name = ""
        if parts.count > 1 {
            name = type(parts[1])
            push(.inherited, type(parts[0]), at: line)
            role(.inherited)
        }
        if isWord(place), parts.count == 1 {
            name = token.text
            place += 1
        }
        cases()
        wrap(.type, name, from: start, at: line, type: "enum")
        skipToSemicolon()
    }

    /// Reads a structure, an enumeration or a class of C++ with its braces; false if none begins here.
    mutating func record() -> Bool {
        let (start, line, first) = (drafts.count, line, place)
        let word = token.text
        guard ["enum", "struct", "union", "class"].contains(word) else { return false }
        var index = place + 1
        var name = ""
        while index < place + 64 {
            if has("{", at: index) || has(";", at: index) { break }
            if isWord(index) {
                if name.isEmpty || !has(":", at: index - 1) && !has(":", at: index - 2) {
                    if !has(":", at: index - 1), !has("::", at: index - 1),
                        !["class", "struct", "final", "public", "private"].contains(text(index)),
                        !isBehindColon(index, from: place)
                    {
                        name = text(index)
                    }
                }
                index += 1
            } else if has(":", at: index) || has(",", at: index) || has("::", at: index) {
                index += 1
            } else if has("<", at: index), let end = angleEnd(index) {
                index = end
            } else if has("(", at: index), let end = closing(index), isWord(index - 1),
                ObjectiveCNames.isAttribute(text(index - 1))
            {
                name = ""
                index = end + 1
            } else {
                return false
            }
        }
        guard has("{", at: index), let end = closing(index) else { return false }
        place = index
        if word == "enum" {
            cases()
        } else if word == "class" || hasFunctions(index..<end) {
            place = end + 1
        } else {
            place += 1
            if enter() {
                fields()
                depth -= 1
            }
            place = max(place, end + 1)
        }
        // The name behind the braces of a `typedef`.
        if has("typedef", at: first - 1), isWord(place), !ObjectiveCNames.isAttribute(token.text) {
            name = token.text
        }
        let type = word == "class" ? "struct" : word
        wrap(.type, name, from: start, at: line, type: type)
        skipToSemicolon()
        return true
    }

    private func isBehindColon(_ index: Int, from start: Int) -> Bool {
        (start..<index).contains { has(":", at: $0) }
    }

    private func hasFunctions(_ range: Range<Int>) -> Bool {
        range.prefix(10_000).contains { isMemberFunction($0) || has("operator", at: $0) }
    }

    private func isMemberFunction(_ index: Int) -> Bool {
        has("(", at: index) && isWord(index - 1) && !isPointerDeclarator(index)
            && !ObjectiveCNames.isAttribute(text(index - 1))
    }

    /// Goes behind the `;` at the end of a declaration.
    private mutating func skipToSemicolon() {
        while isWord(place) && !startsOuter && !token.isFirst || has("*") || has(",") || has("[")
            || has("(")
        {
            place = (closing(place) ?? place) + 1
        }
        // Variables with values may follow.
        if has("=") { return skipStatement() }
        _ = take(";")
    }

    mutating func cases() {
        guard has("{"), let end = closing(place) else { return }
        place += 1
        while place < end {
            if isWord(place) {
                let (start, line, name) = (drafts.count, line, token.text)
                place += 1
                while isWord(place), place < end {
                    place += 1
                    if has("("), let close = closing(place) { place = close + 1 }
                }
                if take("=") {
                    expression()
                    role(.value)
                }
                wrap(.enumCase, name, from: start, at: line)
            } else {
                place += 1
            }
        }
        place = max(place, end + 1)
    }

    mutating func typedef() {
        place += 1
        if isEnumMacro(place) { return enumeration() }
        if record() { return }
        skipStatement()
    }
}
