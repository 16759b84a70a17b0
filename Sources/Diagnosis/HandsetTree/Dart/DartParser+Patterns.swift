extension DartParser {
    /// True if a pattern with an equals sign stands at the place, behind `var` or `final`.
    var isPattern: Bool {
        var index = position
        if kind == .word {
            index = typeEnd(position)
            guard index > position, tokens[index - 1].kind != .close else { return false }
        }
        let first = token(at: index)
        guard first.kind == .open else { return false }
        return token(at: behind(index)).word == "=" && (index == position || first.word == "(")
    }

    /// Reads `var (a, b) = value` and the like.
    func patternVariable(_ words: [String], _ list: inout [CodeDraft]) {
        var draft = CodeDraft(.variable, at: line, words: words)
        let first = position
        while !isAtEnd, word != "=", word != ";" { position = behind(position) }
        bindings(first..<position, areWords: true, &draft.children)
        if take("=") { draft.children.append(expression().as(.value)) }
        list.append(draft)
        endStatement()
    }

    /// Adds the names that a pattern binds.
    ///
    /// They stand behind `var`, `final`, a type or a colon; if `areWords` is true, all names are bound.
    func bindings(_ range: Range<Int>, areWords: Bool, _ list: inout [CodeDraft]) {
        var index = range.lowerBound
        while index < range.upperBound {
            guard tokens[index].kind == .open, tokens[index].word == "{" else {
                binding(at: index, of: range, areWord: areWords, &list)
                index += 1
                continue
            }
            let end = min(behind(index), range.upperBound)
            var entries = entries(index + 1..<max(index + 1, end - 1), areWords: areWords)
            if index - 2 >= range.lowerBound, tokens[index - 1].word == ":",
                tokens[index - 2].kind == .word
            {
                // The map is a member of an object.
                entries = [
                    CodeDraft(
                        .binding, at: line(at: index), role: .pattern, label: text(at: index - 2),
                        entries)
                ]
            }
            list += entries
            index = end
        }
    }

    private func binding(
        at index: Int, of range: Range<Int>, areWord: Bool, _ list: inout [CodeDraft]
    ) {
        guard tokens[index].kind == .word, !Self.reservedWords.contains(tokens[index].word) else {
            return
        }
        let before = index > range.lowerBound ? tokens[index - 1] : nil
        let next = index + 1 < range.upperBound ? tokens[index + 1] : nil
        guard ![":", "(", ".", "<", "?"].contains(next?.word ?? .none), before?.word != ".",
            // A type stands before its name.
            next.map({ $0.kind != .word || ["as", "when"].contains($0.word) }) ?? true
        else { return }
        let isBehindType = before.map { $0.kind == .word || [">", "?"].contains($0.word) } ?? false
        let isShort =
            before?.word == ":"
            && (index - 2 < range.lowerBound
                || [.open, .sign].contains(tokens[index - 2].kind))
        guard areWord || isBehindType || isShort else { return }
        let hasKey = before?.word == ":" && !isShort && index - 2 >= range.lowerBound
        let label = isShort ? text(at: index) : hasKey ? text(at: index - 2) : ""
        list.append(
            CodeDraft(.binding, text(at: index), at: line(at: index), role: .pattern, label: label))
    }

    /// Returns the entries of a pattern of a map: each binds what its key has, and has the patterns of that within.
    ///
    /// A key that is no string is a child of its entry.
    private func entries(_ range: Range<Int>, areWords: Bool) -> [CodeDraft] {
        var (list, start) = ([CodeDraft](), range.lowerBound)
        while start < range.upperBound {
            var (end, colon) = (start, start)
            while end < range.upperBound, tokens[end].word != "," || tokens[end].kind == .string {
                if colon == start, tokens[end].word == ":", tokens[end].kind != .string {
                    colon = end
                }
                end = behind(end)
            }
            end = min(end, range.upperBound)
            if colon > start {
                list.append(entry(start..<colon, of: colon + 1..<max(colon + 1, end), areWords))
            }
            start = end + 1
        }
        return list
    }

    private func entry(_ key: Range<Int>, of value: Range<Int>, _ areWords: Bool) -> CodeDraft {
        var draft = CodeDraft(
            .binding, at: line(at: key.lowerBound), role: .pattern, words: [Self.keyWord])
        let outer = (position, limit)
        (position, limit) = (key.lowerBound, key.upperBound)
        let name = expression()
        (position, limit) = outer
        if name.kind == .string { draft.label = name.text }
        var parts: [CodeDraft] = []
        bindings(value, areWords: areWords, &parts)
        if parts.count == 1, let only = parts.first, only.words.isEmpty, only.label.isEmpty {
            draft.text = only.text
            parts = []
        }
        draft.children = (name.kind == .string ? [] : [name.as(.key)]) + parts
        return draft
    }

    private func line(at index: Int) -> Int { lines.line(of: Int(tokens[index].start)) }

    /// The word of a binding that takes the value of a key.
    private static let keyWord = "key"

    /// Reads a pattern up to one of some words: as an expression if it is a constant, else as text with its names.
    func pattern(before ends: Set<ScriptWord>) -> CodeDraft {
        let first = position
        var (end, isConstant) = (first, true)
        while end < limit, !ends.contains(tokens[end].word) || tokens[end].kind == .string {
            let token = tokens[end]
            let isWord = token.kind == .word
            if token.kind == .open || isWord && end > first && tokens[end - 1].kind == .word {
                isConstant = false
            }
            if isWord, ["var", "final"].contains(token.word) { isConstant = false }
            if token.word == "?" || end == first && Self.comparisons.contains(token.word) {
                isConstant = false
            }
            end = behind(end)
        }
        guard !isConstant, end > first else { return constant(before: end) }
        var draft = CodeDraft(.other, at: line, role: .pattern)
        draft.text = joined(first..<end)
        bindings(first..<end, areWords: false, &draft.children)
        position = end
        return draft
    }

    private static let comparisons: Set<ScriptWord> = [
        "<", ">", "<=", ">=", "==", "!=", "||", "&&",
    ]

    private func constant(before end: Int) -> CodeDraft {
        let outer = limit
        limit = max(position, end)
        let value = expression().as(.pattern)
        if !isAtEnd { note(.notUnderstood) }
        position = limit
        limit = outer
        return value
    }

    func switchStatement() -> CodeDraft {
        var draft = CodeDraft(.switch, at: line)
        position += 1
        draft.children = conditions().map { $0.as(.subject) }
        guard word == "{" else { return draft }
        let level = enter()
        while !isAtEnd {
            let first = position
            if kind == .word, word(1) == ":", word != "default" { position += 2 }
            if word == "case" || word == "default" { draft.children.append(switchCase()) }
            if position == first { skipUnknownStatement() }
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
            draft.children = [pattern(before: [":", "when"])]
            if take("when") { draft.children.append(expression().as(.condition)) }
        }
        if !take(":") { note(.notUnderstood) }
        var body = CodeDraft(.block, at: line, role: .body)
        while !isAtEnd, word != "case", word != "default" || word(1) != ":" {
            let first = position
            if kind == .word, word(1) == ":", word(2) == "case" || word(2) == "default" {
                // The label of the case that follows.
                position += 2
                break
            }
            statement(&body.children)
            if position == first { skipUnknownStatement() }
        }
        draft.children.append(body)
        return draft
    }

    /// Reads a switch that is a value.
    func switchValue() -> CodeDraft {
        var draft = CodeDraft(.switch, at: line)
        position += 1
        draft.children = conditions().map { $0.as(.subject) }
        guard word == "{" else { return draft }
        let level = enter()
        while !isAtEnd {
            var entry = CodeDraft(.switchCase, at: line)
            entry.children = [pattern(before: ["=>", "when"])]
            if take("when") { entry.children.append(expression().as(.condition)) }
            if take("=>") {
                entry.children.append(expression().as(.body))
            } else {
                note(.notUnderstood)
            }
            draft.children.append(entry)
            skipToComma()
            _ = take(",")
        }
        leave(level)
        return draft
    }
}
