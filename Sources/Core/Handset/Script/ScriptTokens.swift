/// The tokens of a script, one after another.
///
/// A slash is always read as a mark. Only the grammar knows where a regular expression may stand, and
/// where a brace ends the expression in a template; it then reads the token again.
struct ScriptTokens {
    let text: ScriptText
    /// The index at which the search for the next token starts.
    var position = 0

    mutating func next() throws(ScriptFault) -> ScriptToken {
        let followsLineEnd = try skipBlanks()
        var token = try read()
        token.followsLineEnd = followsLineEnd
        position = token.range.upperBound
        return token
    }

    private func read() throws(ScriptFault) -> ScriptToken {
        let start = position
        switch text[start] {
        case nil:
            return ScriptToken(kind: .end, range: start..<start)
        case "\""?, "'"?:
            let string = try ScriptString(in: text, at: start, name: "a later string")
            return ScriptToken(kind: .string, range: string.range)
        case "`"?:
            return try template(from: start)
        case "."? where ScriptText.isDigit(text[start + 1]):
            return try number()
        case let scalar? where ScriptText.isDigit(scalar):
            return try number()
        case let scalar? where scalar == "\\" || ScriptText.beginsName(scalar):
            return try word()
        case let scalar?:
            return try mark(scalar)
        }
    }

    private func mark(_ scalar: Unicode.Scalar) throws(ScriptFault) -> ScriptToken {
        let start = position
        // No mark is longer.
        let most = text.units[start...].prefix(4).prefix { ScriptToken.unitsOfMarks.contains($0) }
        for count in stride(from: most.count, to: 0, by: -1) {
            let range = start..<start + count
            let word = text.units.text(in: range)
            guard ScriptToken.marks.contains(word) else { continue }
            if word == "?.", ScriptText.isDigit(text[start + 2]) { continue }
            return ScriptToken(kind: .mark, range: range, word: word)
        }
        // In a later version of Unicode it may be a letter.
        if scalar.properties.generalCategory == .unassigned { throw .undecided }
        throw .unexpected(start..<start + UTF16.width(scalar))
    }

    /// Skips white space and comments; returns true if they contain a line end.
    private mutating func skipBlanks() throws(ScriptFault) -> Bool {
        var hasLineEnd = position == 0
        while let scalar = text[position] {
            if ScriptText.isLineEnd(scalar) {
                hasLineEnd = true
                position += 1
            } else if ScriptText.isWhiteSpace(scalar) {
                position += 1
            } else if scalar != "/", scalar != "<", scalar != "-" {
                break
            } else if text.has("//", at: position) || text.has("<!--", at: position)
                || (hasLineEnd && text.has("-->", at: position))
            {
                // In browsers, both ends of an HTML comment start a line comment.
                while let scalar = text[position], !ScriptText.isLineEnd(scalar) {
                    position += UTF16.width(scalar)
                }
            } else if text.has("/*", at: position) {
                let start = position
                position += 2
                while !text.has("*/", at: position) {
                    guard let scalar = text[position] else {
                        throw .malformed("no end of a comment", start..<start + 2)
                    }
                    hasLineEnd = hasLineEnd || ScriptText.isLineEnd(scalar)
                    position += UTF16.width(scalar)
                }
                position += 2
            } else {
                break
            }
        }
        return hasLineEnd
    }
}
