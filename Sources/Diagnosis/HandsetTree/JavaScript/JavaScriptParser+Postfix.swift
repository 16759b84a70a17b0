extension JavaScriptParser {
    /// Reads a value with the members, calls and signs behind it.
    func postfix() -> CodeDraft {
        let outer = links
        links = 0
        defer { links = max(outer, links) }
        var base = primary()
        while isBeforeLink {
            guard link() else {
                skipLinks()
                break
            }
            linked(&base)
        }
        if word == "++" || word == "--", !isAfterLine {
            base = CodeDraft(.operation, takeText(), at: base.line, [base])
        }
        return base
    }

    /// True if a member, a call or the like follows.
    private var isBeforeLink: Bool {
        switch kind {
        case .sign:
            if word == "." || word == "?." { return true }
            if word == "!" { return !isAfterLine }
            guard word == "<", let end = typeArgumentsEnd(position) else { return false }
            let next = token(at: end)
            return ["(", ",", ")", "]", ";"].contains(next.word)
                || next.kind == .string && bytes[Int(next.start)] == UInt8(ascii: "`")
        case .open: return word != "{"
        case .quoteOpen: return true
        case .string: return bytes[Int(tokens[position].start)] == UInt8(ascii: "`")
        default: return false
        }
    }

    /// Reads one member, call or sign behind a value.
    private func linked(_ base: inout CodeDraft) {
        switch kind {
        case .open where word == "(": base = call(base)
        case .open: base = subscripted(base)
        case .quoteOpen, .string: base = tagged(base)
        default:
            if word == "<" {
                skipTypeParameters()
            } else if word == "!" {
                position += 1
                base = CodeDraft(.unwrap, "!", at: base.line, [base.as(.value)])
            } else if take("?.") {
                base = CodeDraft(.unwrap, "?", at: base.line, [base.as(.value)])
                if kind == .word { base = member(base) }
            } else {
                position += 1
                if word == "(" { base = call(base) } else { base = member(base) }
            }
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

    /// Reads a call of a value.
    func call(_ function: CodeDraft) -> CodeDraft {
        let arguments = word == "(" ? arguments() : []
        return called(function, arguments)
    }

    private func called(_ function: CodeDraft, _ arguments: [CodeDraft]) -> CodeDraft {
        var draft = CodeDraft(.call, at: function.line)
        if function.kind == .name || function.kind == .member {
            draft.line = function.line
            draft.text = function.text
            draft.label = Self.label(function.text, arguments.map(\.label))
        }
        draft.children = [function.as(.function)] + arguments
        return draft
    }

    /// Reads a template behind the function that takes it.
    private func tagged(_ function: CodeDraft) -> CodeDraft {
        let value = kind == .string ? string() : template()
        var draft = called(
            function, [CodeDraft(.argument, at: value.line, role: .argument, [value.as(.value)])])
        draft.words = ["template"]
        return draft
    }

    private func arguments() -> [CodeDraft] {
        var list: [CodeDraft] = []
        let level = enter()
        while !isAtEnd {
            let place = line
            let value =
                take("...")
                ? CodeDraft(.other, "...", at: place, [assignment().as(.value)]) : assignment()
            list.append(CodeDraft(.argument, at: place, role: .argument, [value.as(.value)]))
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

    /// Reads `new` with the class and the arguments.
    func construction() -> CodeDraft {
        guard !isTooDeep else { return skipDeepValue() }
        depth += 1
        defer { depth -= 1 }
        let place = line
        position += 1
        if take(".") {
            if kind == .word { position += 1 }
            return CodeDraft(.name, "new.target", at: place)
        }
        var base = primary()
        while word == "." || word == "[" || word == "?." || word == "!" {
            guard link() else {
                skipLinks()
                break
            }
            linked(&base)
        }
        if word == "<", let end = typeArgumentsEnd(position) { position = end }
        var draft = call(base)
        draft.line = place
        draft.words = ["new"]
        return draft
    }
}
