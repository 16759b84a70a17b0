extension DartParser {
    private static let typeModifiers: Set<ScriptWord> = [
        "abstract", "base", "final", "interface", "sealed", "mixin", "augment",
    ]
    private static let headWords: Set<ScriptWord> = ["extends", "with", "implements", "on", ","]

    /// Reads a type with its members; false, at the same place, if there is none.
    func typeDeclaration(_ words: [String], _ list: inout [CodeDraft]) -> Bool {
        var (words, offset) = (words, 0)
        while Self.typeModifiers.contains(word(offset)), kind(offset) == .word,
            word(offset + 1) == "class" || Self.typeModifiers.contains(word(offset + 1)), offset < 4
        {
            offset += 1
        }
        let isNamed = kind(offset + 1) == .word
        switch token(at: position + offset).word {
        case "class" where isNamed, "enum" where isNamed: break
        case "mixin" where isNamed && ["on", "{", "<", "implements"].contains(word(offset + 2)):
            break
        case "extension" where isNamed || word(offset + 1) == "<": break
        default: return false
        }
        for _ in 0..<offset { words.append(takeText()) }
        var draft = CodeDraft(.type, at: line, words: words)
        draft.type = takeText()
        if draft.type == "extension", word == "type", kind(1) == .word {
            draft.type += " " + takeText()
        }
        if word == "const" { draft.words.append(takeText()) }
        if kind == .word, word != "on" || word(1) == "on" { draft.text = takeText() }
        head(&draft)
        if word == "{" {
            let level = enter()
            if draft.type == "enum" { cases(&draft.children) }
            while !isAtEnd {
                let first = position
                declaration(of: draft.text, &draft.children)
                if position == first { skipUnknownStatement() }
            }
            leave(level)
        } else {
            endStatement()
        }
        list.append(draft)
        return true
    }

    /// Reads what stands before the braces of a type.
    private func head(_ draft: inout CodeDraft) {
        skipTypeArguments()
        if take("."), kind == .word { position += 1 }
        if word == "(" { draft.children += parameters() }
        while Self.headWords.contains(word) || word == "=" {
            position += 1
            let (first, place) = (position, line)
            let end = typeEnd(position)
            guard end > first else { break }
            let name =
                (first..<end).first { tokens[$0].word == "<" && tokens[$0].kind == .sign } ?? end
            draft.children.append(
                CodeDraft(.inherited, joined(first..<name), at: place, role: .inherited))
            position = end
        }
    }

    private func cases(_ list: inout [CodeDraft]) {
        while !isAtEnd, !take(";") {
            var draft = CodeDraft(.enumCase, at: line)
            draft.words = annotations()
            guard kind == .word else {
                skipToComma()
                guard take(",") else { return }
                continue
            }
            draft.text = takeText()
            skipTypeArguments()
            if take("."), kind == .word { position += 1 }
            if word == "(" { draft.children = arguments() }
            list.append(draft)
            if word == ";" { continue }
            skipToComma()
            _ = take(",")
        }
    }
}
