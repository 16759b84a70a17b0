/// Reads the tokens of a file of Dart into declarations, statements and expressions.
final class DartParser: ScriptParser, ScriptGrammar {
    var isAtStatementEnd: Bool { isAtEnd }

    var isAtCast: Bool { word == "is" || word == "as" }

    func file() -> [CodeDraft] {
        var list: [CodeDraft] = []
        while !isAtEnd {
            let first = position
            declaration(&list)
            guard position == first else { continue }
            note(.notUnderstood)
            position += 1
        }
        return list
    }

    /// Reads the annotations at the place, as they stand.
    func annotations() -> [String] {
        var words: [String] = []
        while word == "@" {
            let first = position
            position += 1
            while kind == .word {
                position += 1
                guard take(".") else { break }
            }
            if word == "<", let end = typeArgumentsEnd(position) { position = end }
            if word == "(", !isSpaced(position) { position = behind(position) }
            words.append(source(first..<position))
        }
        return words
    }

    /// True if there is space before a token.
    func isSpaced(_ index: Int) -> Bool {
        index > 0 && index < limit && tokens[index].start != tokens[index - 1].end
    }
}
