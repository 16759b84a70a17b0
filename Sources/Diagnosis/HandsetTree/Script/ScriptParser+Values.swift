extension ScriptParser {
    final func literal(_ kind: CodeKind) -> CodeDraft {
        let place = line
        return CodeDraft(kind, takeText(), at: place)
    }

    /// Notes that no value stands at the place, and moves on if the place is within one.
    final func unknownValue() -> CodeDraft {
        let draft = CodeDraft(.other, at: line)
        note(.notUnderstood)
        if !isAtEnd, kind != .close, word != ",", word != ";" { position = behind(position) }
        return draft
    }

    final func member(_ base: CodeDraft) -> CodeDraft {
        guard kind == .word else {
            note(.notUnderstood)
            return base
        }
        let place = line
        return CodeDraft(.member, takeText(), at: place, [base.as(.base)])
    }

    final func called(_ function: CodeDraft, _ arguments: [CodeDraft]) -> CodeDraft {
        var draft = CodeDraft(.call, at: function.line)
        if function.kind == .name || function.kind == .member {
            draft.text = function.text
            draft.label = Self.label(function.text, arguments.map(\.label))
        }
        draft.children = [function.as(.function)] + arguments
        return draft
    }

    // MARK: - Signs

    /// True if no space is before the token some tokens on.
    final func isJoined(_ offset: Int) -> Bool {
        token(at: position + offset).start == token(at: position + offset - 1).end
    }

    /// The number of tokens of `>>=` or `>>>=` at the place.
    final var shiftAssignmentCount: Int {
        guard word == ">", isJoined(1) else { return 0 }
        if word(1) == ">=" { return 2 }
        return word(1) == ">" && isJoined(2) && word(2) == ">=" ? 3 : 0
    }
}
