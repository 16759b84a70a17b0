extension JavaScriptParser {
    /// Reads a value with the members, calls and signs behind it.
    func postfix() -> CodeDraft {
        let outer = links
        links = 0
        defer { links = max(outer, links) }
        return linked(behind: primary())
    }

    /// True if a member, a call or the like follows.
    var isBeforeLink: Bool {
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
    func linked(_ base: inout CodeDraft) {
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

    func call(_ function: CodeDraft) -> CodeDraft {
        let arguments = word == "(" ? arguments() : []
        return called(function, arguments)
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
