extension DartParser {
    /// Reads a value with the members, calls and signs behind it.
    func postfix() -> CodeDraft { links(primary()) }

    /// Reads the members, calls and signs behind a value.
    func links(_ value: CodeDraft) -> CodeDraft {
        let outer = links
        defer { links = max(outer, links) }
        return linked(behind: value)
    }

    /// True if a member, a call or the like follows.
    var isBeforeLink: Bool {
        switch kind {
        case .open: return word == "(" || word == "["
        case .sign:
            if word == "." || word == "?." || word == "!" { return true }
            if word == "?" {
                return word(1) == "[" && !isSpaced(position) && !isSpaced(position + 1)
            }
            guard word == "<", let end = typeArgumentsEnd(position) else { return false }
            return ["(", ")", ",", ";", ".", "]", "}", ":"].contains(token(at: end).word)
        default: return false
        }
    }

    func linked(_ base: inout CodeDraft) {
        if word == "(" {
            base = called(base, arguments())
        } else if word == "[" {
            base = subscripted(base)
        } else if word == "<" {
            let first = position + 1
            skipTypeArguments()
            let types = joined(first..<max(first, position - 1))
            if word == "(" {
                base = called(base, arguments())
                base.type = types
            }
        } else if take("!") {
            base = CodeDraft(.unwrap, "!", at: base.line, [base.as(.value)])
        } else if word == "?" || word == "?." {
            position += 1
            base = CodeDraft(.unwrap, "?", at: base.line, [base.as(.value)])
            if kind == .word { base = member(base) }
        } else {
            position += 1
            base = member(base)
        }
    }

    /// Reads arguments in round brackets.
    func arguments() -> [CodeDraft] {
        var list: [CodeDraft] = []
        let level = enter()
        while !isAtEnd {
            var draft = CodeDraft(.argument, at: line, role: .argument)
            if kind == .word, word(1) == ":" {
                draft.label = takeText()
                position += 1
            }
            draft.children = [expression().as(.value)]
            list.append(draft)
            skipToComma()
            _ = take(",")
        }
        leave(level)
        return list
    }
}
