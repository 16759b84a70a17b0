extension DartParser {
    /// Reads a value with the members, calls and signs behind it.
    func postfix() -> CodeDraft { links(primary()) }

    /// Reads the members, calls and signs behind a value.
    func links(_ value: CodeDraft) -> CodeDraft {
        let outer = links
        defer { links = max(outer, links) }
        var base = value
        while isBeforeLink {
            guard link() else {
                skipLinks()
                break
            }
            linked(&base)
        }
        if word == "++" || word == "--" {
            base = CodeDraft(.operation, takeText(), at: base.line, [base])
        }
        return base
    }

    /// True if a member, a call or the like follows.
    private var isBeforeLink: Bool {
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

    private func linked(_ base: inout CodeDraft) {
        if word == "(" {
            base = call(base)
        } else if word == "[" {
            base = subscripted(base)
        } else if word == "<" {
            let first = position + 1
            skipTypeArguments()
            let types = joined(first..<max(first, position - 1))
            if word == "(" {
                base = call(base)
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

    private func member(_ base: CodeDraft) -> CodeDraft {
        guard kind == .word else {
            note(.notUnderstood)
            return base
        }
        let place = line
        return CodeDraft(.member, takeText(), at: place, [base.as(.base)])
    }

    private func subscripted(_ base: CodeDraft) -> CodeDraft {
        let level = enter()
        let argument = CodeDraft(.argument, at: line, role: .argument, [expression().as(.value)])
        if !isAtEnd { note(.notUnderstood) }
        position = limit
        leave(level)
        return CodeDraft(.subscript, at: base.line, [base.as(.base), argument])
    }

    private func call(_ function: CodeDraft) -> CodeDraft {
        var draft = CodeDraft(.call, at: function.line)
        let arguments = arguments()
        if function.kind == .name || function.kind == .member {
            draft.text = function.text
            draft.label = Self.label(function.text, arguments.map(\.label))
        }
        draft.children = [function.as(.function)] + arguments
        return draft
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

    /// Skips members and calls beyond the limit.
    private func skipLinks() {
        while isBeforeLink {
            let isSign = word == "." || word == "?."
            position = behind(position)
            if isSign, kind == .word { position += 1 }
        }
    }
}
