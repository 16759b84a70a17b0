extension JavaScriptParser {
    /// Words with a type behind them.
    private static let typeOperators: Set<ScriptWord> = [
        "keyof", "typeof", "readonly", "unique", "infer", "asserts", "new", "abstract", "|", "&",
        "?", "-", "...",
        "renders", "interface", "component", "hook",
    ]
    private static let signsOfNoType: Set<ScriptWord> = [
        ";", "&&", "||", "++", "--", "==", "===", "!=", "!==", "??", "/", "%",
    ]
    static let maximumTypeArgumentTokenCount = 256

    /// Reads a type, and returns it without white space.
    ///
    /// An arrow behind brackets belongs to the type if `hasArrow` is true.
    func type(hasArrow: Bool = false) -> String {
        let first = position
        position = typeEnd(from: position, hasArrow: hasArrow)
        return joined(first..<position)
    }

    /// Returns the index behind a type.
    func typeEnd(from start: Int, hasArrow: Bool) -> Int {
        var (index, choices) = (start, 0)
        while index < limit {
            while index < limit, Self.typeOperators.contains(tokens[index].word),
                tokens[index].kind != .string
            {
                index += 1
            }
            guard let end = typeOperandEnd(index) else { return index }
            index = end
            let token = token(at: index)
            switch text(at: index) {
            case "|", "&": index += 1
            case "=>" where hasArrow || isArrowOfType(at: index): index += 1
            case "extends" where !token.isAfterLine:
                choices += 1
                index += 1
            case "is" where !token.isAfterLine: index += 1
            case "?" where choices > 0: index += 1
            case ":" where choices > 0:
                choices -= 1
                index += 1
            default: return index
            }
        }
        return index
    }

    /// True if an arrow ends the head of a type, and not a function's: a type and then another sign follow.
    private func isArrowOfType(at index: Int) -> Bool {
        guard tokens[index - 1].word == ")", index + 1 < limit else { return false }
        guard let end = typeOperandEnd(index + 1) else { return false }
        return token(at: end).word == "=>"
            || token(at: end).word == "=" && tokens[index + 1].word != "{"
    }

    private func typeOperandEnd(_ start: Int) -> Int? {
        var index = start
        if token(at: index).word == "<" {
            guard let end = typeArgumentsEnd(index) else { return nil }
            index = end
        }
        let token = token(at: index)
        switch token.kind {
        case .word, .number, .string: index += 1
        case .quoteOpen: index = behind(index)
        case .open: index = behind(index)
        case .sign where token.word == "*": index += 1
        default: return nil
        }
        while index < limit {
            let token = tokens[index]
            if token.word == ".", index + 1 < limit, tokens[index + 1].kind == .word {
                index += 2
            } else if token.word == "<", let end = typeArgumentsEnd(index) {
                index = end
            } else if token.word == "[", !token.isAfterLine {
                index = behind(index)
            } else if token.word == "?.", index + 1 < limit, tokens[index + 1].word == "[" {
                index = behind(index + 1)
            } else if token.word == "(", tokens[start].word == "import" {
                index = behind(index)
            } else {
                break
            }
        }
        return index
    }

    /// Returns the index behind the `>` that ends types; `nil` if there is none near.
    func typeArgumentsEnd(_ start: Int) -> Int? {
        var (index, depth) = (start, 0)
        for _ in 0..<Self.maximumTypeArgumentTokenCount {
            guard index < limit else { return nil }
            let token = tokens[index]
            if token.kind == .sign {
                if token.word == "<" {
                    depth += 1
                } else if token.word == "<<" {
                    depth += 2
                } else if token.word == ">" {
                    depth -= 1
                    if depth == 0 { return index + 1 }
                } else if Self.signsOfNoType.contains(token.word) {
                    return nil
                }
            }
            index = behind(index)
        }
        return nil
    }

    /// Skips the types between `<` and `>`.
    func skipTypeParameters() {
        guard let end = typeArgumentsEnd(position) else {
            note(.notUnderstood)
            position += 1
            return
        }
        position = end
    }

    /// Skips a declaration such as `type Name = string | number`.
    func skipTypeAlias() {
        position += 2
        if word == "<" { skipTypeParameters() }
        if take(":") { _ = type(hasArrow: true) }
        if take("=") { _ = type(hasArrow: true) }
        endStatement()
    }
}
