extension DartParser {
    private static let maximumTypeArgumentTokenCount = 128
    /// Words that are neither types nor names.
    static let reservedWords: Set<ScriptWord> = [
        "assert", "await", "break", "case", "catch", "class", "const", "continue", "default", "do",
        "else", "enum",
        "extends", "false", "final", "finally", "for", "if", "in", "is", "new", "null", "rethrow",
        "return", "super",
        "switch", "this", "throw", "true", "try", "var", "while", "with", "yield",
    ]

    /// Returns the index behind a type; the same index if there is none.
    ///
    /// A question mark belongs to the type if `isChecked` is false, or if no value follows it.
    func typeEnd(_ start: Int, isChecked: Bool = false) -> Int {
        var index = start
        let first = token(at: index)
        if first.word == "Function", first.kind == .word {
            // The result of the function is left out.
        } else if first.word == "(", first.kind == .open {
            index = behind(index)
        } else if first.kind == .word, !Self.reservedWords.contains(first.word) {
            index += 1
            if token(at: index).word == ".", token(at: index + 1).kind == .word { index += 2 }
            if token(at: index).word == "<" {
                guard let end = typeArgumentsEnd(index) else { return index }
                index = end
            }
        } else {
            return start
        }
        index = behindQuestion(index, isChecked)
        while token(at: index).word == "Function", ["(", "<"].contains(token(at: index + 1).word) {
            var end = index + 1
            if token(at: end).word == "<" {
                guard let next = typeArgumentsEnd(end) else { return index }
                end = next
            }
            guard token(at: end).word == "(" else { return index }
            index = behindQuestion(behind(end), isChecked)
        }
        return index == start ? behindQuestion(start + 1, isChecked) : index
    }

    private func behindQuestion(_ index: Int, _ isChecked: Bool) -> Int {
        guard token(at: index).word == "?" else { return index }
        guard isChecked else { return index + 1 }
        let next = token(at: index + 1)
        switch next.kind {
        case .end, .close, .holeClose: return index + 1
        case .sign:
            return next.word == "-" || next.word == "!" || next.word == "<" ? index : index + 1
        default: return index
        }
    }

    /// Returns the index behind the `>` that ends types; `nil` if what follows is something else.
    func typeArgumentsEnd(_ start: Int) -> Int? {
        var (index, depth) = (start, 0)
        for _ in 0..<Self.maximumTypeArgumentTokenCount {
            let token = token(at: index)
            switch token.kind {
            case .word: break
            case .open where token.word == "(": break
            case .sign:
                if token.word == "<" {
                    depth += 1
                } else if token.word == ">" {
                    depth -= 1
                    if depth == 0 { return index + 1 }
                } else if ![".", ",", "?", "@"].contains(token.word) {
                    return nil
                }
            default: return nil
            }
            index = behind(index)
        }
        return nil
    }

    /// Skips the types between `<` and `>`, if they are there.
    func skipTypeArguments() {
        guard word == "<" else { return }
        position = typeArgumentsEnd(position) ?? position + 1
    }

    /// Reads a type, and returns it without white space.
    func type(isChecked: Bool = false) -> String {
        let first = position
        position = typeEnd(position, isChecked: isChecked)
        return joined(first..<position)
    }

    /// Reads a type if a name follows it.
    func typeBeforeName() -> String {
        let end = typeEnd(position)
        guard end > position, token(at: end).kind == .word else { return "" }
        let text = joined(position..<end)
        position = end
        return text
    }
}
