extension JavaScriptLexer {
    /// Signs of more than one byte, with their beginnings.
    static let signs: Set<ScriptWord> = [
        "?.", "??", "??=", "=>", "==", "===", "!=", "!==", "<=", ">=", "<<", "<<=", "**", "**=",
        "&&", "&&=",
        "||", "||=", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
    ]

    /// Words with a value behind them.
    private static let wordsBeforeValue: Set<ScriptWord> = [
        "return", "case", "typeof", "delete", "void", "throw", "new", "in", "of", "instanceof",
        "await", "yield",
        "else", "do", "default", "extends",
    ]
    /// Words with a condition and then a statement behind them.
    private static let headWords: Set<ScriptWord> = ["if", "while", "for", "with"]

    /// True if a value can begin at the place, and no operator behind one.
    var isBeforeValue: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .number, .string, .regularExpression, .quoteClose, .elementEnd: return false
        case .word:
            let isMember = tokens.count > 1 && [".", "?."].contains(tokens[tokens.count - 2].word)
            return !isMember && Self.wordsBeforeValue.contains(last.word)
        case .close: return isBehindStatement
        case .sign: return !["++", "--", ">"].contains(last.word)
        default: return true
        }
    }

    mutating func open(_ byte: ScriptByte) {
        switch byte {
        case "(":
            modes.append(
                .parentheses(isHead: tokens.last.map { Self.headWords.contains($0.word) } ?? false))
        case "{": modes.append(.braces(isBlock: isBeforeBlock))
        default: break
        }
        add(.open, 1)
    }

    /// True if braces at the place form a block.
    private var isBeforeBlock: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .sign: return last.word == ";" || last.word == "=>"
        case .open: return last.word == "{"
        case .word: return !isBeforeValue || last.word == "else" || last.word == "do"
        case .holeOpen, .elementTagEnd: return false
        default: return true
        }
    }

    mutating func close(_ byte: ScriptByte) {
        isBehindStatement = false
        var kind = ScriptToken.Kind.close
        if byte == ")", case .parentheses(let isHead) = modes.last {
            isBehindStatement = isHead
            modes.removeLast()
        } else if byte == "}" {
            while case .parentheses = modes.last { modes.removeLast() }
            if case .braces(let isBlock) = modes.last { isBehindStatement = isBlock }
            if case .hole = modes.last { kind = .holeClose }
            _ = modes.popLast()
        }
        add(kind, 1)
    }

    /// Returns the number of bytes of the regular expression at the place; `nil` if there is none.
    mutating func regularExpressionCount() -> Int? {
        guard place >= unclosedEnd else { return nil }
        var (count, isClass) = (1, false)
        while place + count < end, !at(count).isLineEnd {
            switch at(count) {
            case "\\": count += 1
            case "[": isClass = true
            case "]": isClass = false
            case "/" where !isClass:
                count += 1
                while at(count).isInName { count += 1 }
                return count
            default: break
            }
            count += 1
        }
        unclosedEnd = place + count
        return nil
    }

    /// Reads a template that begins at the place.
    mutating func readTemplate() {
        let count = templateTextCount(from: 1)
        guard at(count) == "$" else {
            modes.removeLast()
            return add(.string, count + 1, isWord: false)
        }
        add(.quoteOpen, 1)
    }

    /// Reads a template on from a quote or the end of a value.
    mutating func readTemplateText() {
        let count = templateTextCount(from: 0)
        if count > 0 { add(.quoteText, count, isWord: false) }
        if at(0) == "`" {
            modes.removeLast()
            add(.quoteClose, 1)
        } else if at(0) == "$" {
            add(.holeOpen, 2)
            modes.append(.hole)
        }
    }

    private func templateTextCount(from start: Int) -> Int {
        var count = start
        while place + count < end, at(count) != "`", !(at(count) == "$" && at(count + 1) == "{") {
            count += at(count) == "\\" ? 2 : 1
        }
        return min(count, end - place)
    }
}
