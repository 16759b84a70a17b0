extension ScriptTokens {
    /// Reads a template up to its end or its next expression, from the index of its opening backtick or of
    /// the `}` after an expression.
    func template(from start: Int) throws(ScriptFault) -> ScriptToken {
        var index = start + 1
        var isMalformed = false
        while let scalar = text[index] {
            if scalar == "`" || text.has("${", at: index) {
                let kind = ScriptToken.Kind.template(isEnd: scalar == "`", isMalformed: isMalformed)
                return ScriptToken(kind: kind, range: start..<index + (scalar == "`" ? 1 : 2))
            }
            if scalar == "\\", index + 1 < text.units.count {
                let escape = ScriptEscape(in: text, at: index)
                isMalformed = isMalformed || escape.value == nil || escape.isLegacy
                // The character after a malformed escape may end the template.
                index = escape.value == nil ? index + 2 : escape.range.upperBound
            } else {
                index += UTF16.width(scalar)
            }
        }
        throw .malformed("no end of a template", start..<start + 1)
    }

    /// Reads the regular expression whose slash is at an index, without checking its pattern.
    func regularExpression(from start: Int) throws(ScriptFault) -> Range<Int> {
        var index = start + 1
        var isInClass = false
        while let scalar = text[index], !ScriptText.isLineEnd(scalar), isInClass || scalar != "/" {
            if scalar == "\\", let next = text[index + 1], !ScriptText.isLineEnd(next) {
                index += UTF16.width(next)
            }
            if scalar == "[" { isInClass = true }
            if scalar == "]" { isInClass = false }
            index += UTF16.width(scalar)
        }
        guard text[index] == "/" else {
            throw .malformed("no end of a regular expression", start..<start + 1)
        }
        index += 1
        var flags: Set<Unicode.Scalar> = []
        while let scalar = text[index], ScriptText.continuesName(scalar) {
            guard "dgimsuvy".unicodeScalars.contains(scalar), flags.insert(scalar).inserted else {
                throw .unexpected(index..<index + UTF16.width(scalar))
            }
            index += 1
        }
        return start..<index
    }

    func number() throws(ScriptFault) -> ScriptToken {
        let start = position
        var end = start
        var isPlain = true
        if text[start] == "0", let letter = text[start + 1],
            "xXoObB".unicodeScalars.contains(letter)
        {
            end += 2
            let base: UInt32 =
                letter == "x" || letter == "X" ? 16 : letter == "o" || letter == "O" ? 8 : 2
            try digits(from: &end, base: base)
            if text[end] == "n" { end += 1 }
            isPlain = false
        } else if text[start] == "0", ScriptText.isDigit(text[start + 1]) {
            while ScriptText.isDigit(text[end]) { end += 1 }
            // Legacy octal, unless it contains an 8 or a 9.
            isPlain = text.units[start..<end].contains { $0 > 0x37 }
        } else if text[start] != "." {
            try digits(from: &end, base: 10)
            if text[end] == "n" {
                end += 1
                isPlain = false
            }
        }
        if isPlain, text[end] == "." {
            end += 1
            if ScriptText.isDigit(text[end]) { try digits(from: &end, base: 10) }
        }
        if isPlain, text[end] == "e" || text[end] == "E" {
            end += text[end + 1] == "+" || text[end + 1] == "-" ? 2 : 1
            try digits(from: &end, base: 10)
        }
        guard !ScriptText.beginsName(text[end]), !ScriptText.isDigit(text[end]), text[end] != "\\"
        else { throw .unexpected(start..<end + 1) }
        return ScriptToken(kind: .number, range: start..<end)
    }

    /// Skips digits, which single underscores may separate.
    private func digits(from end: inout Int, base: UInt32) throws(ScriptFault) {
        var isDigitDue = true
        while let scalar = text[end] {
            if let digit = Character(scalar).hexDigitValue, scalar.isASCII, digit < base {
                isDigitDue = false
            } else if scalar == "_", !isDigitDue {
                isDigitDue = true
            } else {
                break
            }
            end += 1
        }
        if isDigitDue { throw .unexpected(position..<min(end + 1, text.units.count)) }
    }

    /// Reads the name or the reserved word at the position.
    func word() throws(ScriptFault) -> ScriptToken {
        let start = position
        var end = start
        // The name up to the last escape, with its letter, and the start of the rest.
        var name = ""
        var plainStart = start
        while let scalar = text[end], scalar == "\\" || ScriptText.continuesName(scalar) {
            guard scalar == "\\" else {
                end += UTF16.width(scalar)
                continue
            }
            let escape = ScriptEscape(in: text, at: end)
            let letter = String(decoding: escape.value ?? [], as: UTF16.self)
            let isLetter = end == start ? ScriptText.beginsName : ScriptText.continuesName
            guard text[end + 1] == "u", isLetter(ScriptText(letter)[0]) else {
                throw .unexpected(end..<end + 1)
            }
            name += text.units.text(in: plainStart..<end) + letter
            end = escape.range.upperBound
            plainStart = end
        }
        let hasEscape = plainStart > start
        // No keyword is longer.
        if end - plainStart <= 16 { name += text.units.text(in: plainStart..<end) }
        let isReserved = ScriptToken.reservedWords.contains(name)
        // Some places accept an escaped reserved word as a name.
        if hasEscape, isReserved { throw .undecided }
        return ScriptToken(
            kind: isReserved ? .reservedWord : .name, range: start..<end,
            word: hasEscape ? "" : name)
    }
}
