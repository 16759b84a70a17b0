extension ObjectiveCParser {
    /// Reads a function or variables outside of functions.
    mutating func declaration() {
        if isMethodMacro { return macroMethod() }
        if skipStandingMacros() { return }
        let start = place
        skipSpecifiers()
        if isWord(place), has("(", at: place + 1), !isPointerDeclarator(place + 1) {
            return place == start ? macroItem() : function(from: start)
        }
        if has("operator") || has("~") { return skipDeclaration() }
        place = start
        // A macro that stands alone.
        if isWord(place), kind(place + 1) != .sign, tokens[min(place + 1, tokens.count - 1)].isFirst
        {
            place += 1
            return
        }
        if has("@end", at: place + 1) || kind(place + 1) == .end {
            place += 1
            return
        }
        guard variables(), place > start else { return recover() }
        if take(";") || has("}") && isAtEnd { return }
        recover()
    }

    /// Skips macros and attributes that stand alone, or before a type; false if none do.
    private mutating func skipStandingMacros() -> Bool {
        var index = place
        while isWord(index), index < place + 32, ObjectiveCNames.isAttribute(tokens[index].text) {
            index += 1
            if has("(", at: index), let end = closing(index) { index = end + 1 }
        }
        if index == place { index += 1 }
        let isBeforeType = isWord(index) && tokens[index].text.hasPrefix("@")
        if !isBeforeType, !has("typedef", at: index) {
            guard ObjectiveCNames.isAttribute(token.text) else { return false }
            switch kind(index) {
            case .branch, .nextBranch, .branchesEnd, .directive, .end: break
            case .word where tokens[index].isFirst: break
            case .sign where tokens[index].isFirst && (has("-", at: index) || has("+", at: index)):
                break
            default: return false
            }
        }
        place = index
        return true
    }

    /// Reads what begins with a name and parentheses: a macro, or a function without a result.
    private mutating func macroItem() {
        let open = place + 1
        guard let end = closing(open) else { return recover() }
        if has("{", at: end + 1) || has(":", at: end + 1) { return function(from: place) }
        if ObjectiveCNames.isMacro(token.text) || text(place).hasPrefix("@") {
            place = end + 1
            _ = take(";")
            return
        }
        statement()
    }

    /// Reads a function, from its name on; its result stands from an index on.
    private mutating func function(from first: Int) {
        let (start, line, name) = (drafts.count, line, token.text)
        let words = storageWords(first..<place)
        var last = place
        while last - first > 2, has("::", at: last - 1), isWord(last - 2) { last -= 2 }
        let result = type(first..<last)
        place += 1
        guard let end = closing(place) else { return recover() }
        let count = parameters()
        place = end + 1
        while !isAtEnd {
            if has("{") || has(";") || has(",") || has("=") || startsOuter { break }
            if has(":") {
                // What a constructor of C++ sets.
                while !isAtEnd, !has("{"), !has(";"), !has("}") {
                    place = (closing(place) ?? place) + 1
                }
                break
            }
            guard isWord(place) || has("->") || has("*") || has("&") || has("[") || has("(") else {
                break
            }
            place = (closing(place) ?? place) + 1
        }
        if has("{") {
            block()
            role(.body)
        } else if !take(";") {
            if has(",") || has("=") { skipStatement() } else if !token.isFirst { recover() }
        }
        let label = name + "(" + String(repeating: "_:", count: count) + ")"
        wrap(.function, name, from: start, at: line, label: label, type: result, words: words)
    }

    /// Reads the parameters in the parentheses that stand here; returns their number.
    mutating func parameters() -> Int {
        guard let end = closing(place) else { return 0 }
        var count = 0
        for part in split(place + 1..<end) where !part.isEmpty {
            let parameter = typedName(part, isNamed: true)
            if parameter.name.isEmpty, ["void", "...", ""].contains(parameter.type) { continue }
            drafts.append(
                CodeDraft(
                    .parameter, parameter.name, at: Int(tokens[part.lowerBound].line),
                    role: .parameter, type: parameter.type))
            heights.append(1)
            count += 1
        }
        return count
    }

    /// Returns the words of a declaration that tell how it is kept.
    func storageWords(_ range: Range<Int>) -> [String] {
        var words: [String] = []
        for index in range.prefix(64) where isWord(index) {
            let text = tokens[index].text
            guard ObjectiveCNames.keptWords.contains(text), !words.contains(text) else { continue }
            words.append(text)
        }
        return words
    }

    /// Goes to the name of a declaration, or to the parentheses in which it stands.
    mutating func skipSpecifiers() {
        let start = place
        while !isAtEnd {
            switch token.kind {
            case .word:
                let text = token.text
                if startsOuter { return }
                if ObjectiveCNames.isTypeof(text) || text == "__attribute__" || text == "alignas"
                    || text == "__declspec"
                {
                    place += 1
                    if has("("), let end = closing(place) { place = end + 1 }
                    continue
                }
                if isPartOfType(place, from: start) {
                    place += 1
                    continue
                }
                // A macro with parentheses before the type.
                if has("(", at: place + 1), ObjectiveCNames.isMacro(text), !isMethodMacro,
                    let end = closing(place + 1), isWord(end + 1), !tokens[end + 1].isFirst,
                    !tokens[end + 1].text.hasPrefix("@")
                {
                    place = end + 1
                    continue
                }
                return
            case .sign:
                switch token.text {
                case "*", "&", "&&", "::": place += 1
                case "<":
                    guard let end = angleEnd(place) else { return }
                    place = end
                default: return
                }
            default: return
            }
        }
    }

    /// Returns true if the word at an index is not the name of what is declared.
    private func isPartOfType(_ index: Int, from start: Int) -> Bool {
        let next = index + 1
        if isWord(next) {
            if has("in", at: next) || tokens[next].text.hasPrefix("@") { return false }
            if !isTrailing(next) || ObjectiveCNames.qualifiers.contains(tokens[index].text) {
                return true
            }
            // A name that looks like a macro, behind the first word of a type.
            return has("(", at: next + 1) && isPointerDeclarator(next + 1)
                || (start..<index).suffix(8).allSatisfy {
                    ObjectiveCNames.qualifiers.contains(text($0))
                }
        }
        if has("*", at: next) || has("&", at: next) || has("&&", at: next) || has("::", at: next) {
            return true
        }
        if has("<", at: next) { return angleEnd(next) != nil }
        return isPointerDeclarator(next)
    }
}
