/// Words, signs and brackets.
extension SwiftNesting {
    private static let maximumPoundCount = 255

    /// Words before a value, a type or a declaration, of which many may follow each other.
    private static let leading: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "borrow", "borrowing", "case",
        "catch", "class", "consume",
        "consuming", "convenience", "copy", "discard", "distributed", "do", "dynamic", "each",
        "else", "enum", "extension", "fileprivate", "final", "for", "func", "guard", "if", "import",
        "in", "indirect", "infix", "inout",
        "internal", "is", "isolated", "lazy", "let", "macro", "mutating", "nonisolated",
        "nonmutating", "open", "optional", "override", "package", "operator", "postfix",
        "precedencegroup", "prefix", "private", "protocol",
        "public", "repeat", "required", "rethrows", "sending", "some", "static", "struct", "switch",
        "throw", "throws", "try", "typealias", "unowned", "unsafe", "var", "weak", "where", "while",
        "yield",
    ]
    /// Words of declarations, which attributes can be of, and `in` of closures.
    private static let declaring: Set<String> = [
        "actor", "case", "class", "enum", "extension", "func", "import", "in", "init", "let",
        "macro", "protocol", "struct", "subscript", "typealias", "var",
    ]
    /// Words within which more of them can stand, with values between them.
    private static let enclosing: Set<String> = [
        "async", "if", "repeat", "rethrows", "switch", "throws",
    ]
    /// Words with which a statement goes on at the start of a line.
    private static let continuing: Set<String> = [
        "as", "async", "catch", "else", "in", "is", "rethrows", "throws", "where", "while",
    ]
    private static let longestWord = 15

    /// Changes the level that is open now, and the sum with it.
    private mutating func changeLevel(_ change: (inout SwiftNestingLevel) -> Void) {
        guard var level = levels.last else { return }
        total -= level.count
        change(&level)
        total += level.count
        levels[levels.count - 1] = level
    }

    // MARK: - Words

    mutating func takeWord() {
        let start = place
        while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
        defer { isAtLineStart = false }
        // White space of other scripts looks like a word.
        guard bytes[start] < 0x80 else {
            endsStatement = false
            return
        }
        let isLower = bytes[start] >= UInt8(ascii: "a") && bytes[start] <= UInt8(ascii: "z")
        let isShort = isLower && place - start <= Self.longestWord
        let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
        let word = isShort && !isMember ? String(decoding: bytes[start..<place], as: UTF8.self) : ""
        if isAtLineStart, endsStatement, !isMember, !Self.continuing.contains(word) {
            changeLevel { ($0.chain, $0.choices, $0.angles, $0.run) = (0, 0, 0, 0) }
        }
        if Self.declaring.contains(word) { attributeCount = 0 }
        endsStatement = !Self.leading.contains(word)
        if endsStatement {
            let isLabel = nextByte == UInt8(ascii: ":")
            changeLevel { $0.run = isLabel ? $0.run + 1 : 0 }
        } else {
            let isEnclosing = Self.enclosing.contains(word)
            changeLevel { level in
                level.run += 1
                if isEnclosing { level.chain += 1 }
            }
        }
    }

    /// The next byte that is not a space.
    private var nextByte: UInt8 {
        var next = place
        while byte(next) == 0x20 { next += 1 }
        return byte(next)
    }

    /// Takes what begins with `#`.
    mutating func takePound() {
        let start = place
        while byte(place) == UInt8(ascii: "#") { place += 1 }
        // The parser looks at all of them again for each one.
        if place - start > Self.maximumPoundCount { lineOfDamage = line }
        if byte(place) == UInt8(ascii: "\"") { return takeString(pounds: place - start) }
        if byte(place) == UInt8(ascii: "/") {
            placeOfDoubt = placeOfDoubt ?? start
            isLost = isLost || !closesOnLine(UInt8(ascii: "/"), UInt8(ascii: "#"))
        }
        let wordStart = place
        while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
        switch String(decoding: bytes[wordStart..<min(place, wordStart + 10)], as: UTF8.self) {
        case "if": compiledDepth += 1
        case "endif": compiledDepth = max(0, compiledDepth - 1)
        default: break
        }
        changeLevel { $0.run += 1 }
        (isAtLineStart, endsStatement) = (false, true)
    }

    /// Returns true if two bytes come behind this place on the line.
    private func closesOnLine(_ first: UInt8, _ second: UInt8) -> Bool {
        var next = place + 1
        while next < bytes.count, bytes[next] != 0x0a, bytes[next] != 0x0d {
            if bytes[next] == first, byte(next + 1) == second { return true }
            next += 1
        }
        return false
    }

    // MARK: - Signs

    mutating func takeSign(_ sign: UInt8) {
        let before = place > 0 ? bytes[place - 1] : 0x20
        place += 1
        defer { isAtLineStart = false }
        if isLost, Self.isBracket(sign) { doubt += 1 }
        switch sign {
        case UInt8(ascii: "("): return open(UInt8(ascii: ")"))
        case UInt8(ascii: "["): return open(UInt8(ascii: "]"))
        case UInt8(ascii: "{"): return open(UInt8(ascii: "}"))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return close(sign)
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            // After a value these are not operators.
            if Self.endsValue(before) { return }
            if sign == UInt8(ascii: "?") { changeLevel { $0.choices += 1 } }
        case UInt8(ascii: ":"): changeLevel { $0.choices = max(0, $0.choices - 1) }
        case UInt8(ascii: "<"): takeAngle()
        case UInt8(ascii: ">"):
            let isArrow = before == UInt8(ascii: "-")
            changeLevel { level in
                if isArrow { level.chain += 1 } else { level.angles = max(0, level.angles - 1) }
            }
            endsStatement = !isArrow
            return
        case UInt8(ascii: "/"):
            let next = byte(place)
            if next > 0x20 { placeOfDoubt = placeOfDoubt ?? place - 1 }
        case UInt8(ascii: "\\") where Self.isBracket(byte(place)):
            // Such a bracket stands in a regular expression.
            (place, doubt) = (place + 1, doubt + 1)
        case UInt8(ascii: "`"): placeOfDoubt = placeOfDoubt ?? lineStart
        default: break
        }
        changeLevel { $0.run += 1 }
        endsStatement = false
    }

    private static func endsValue(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"),
            UInt8(ascii: "\""), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "`"):
            true
        default: byte < 0x80 && isWord(byte)
        }
    }

    private mutating func takeAngle() {
        changeLevel { $0.angles += 1 }
        // A place holder of an editor, or the mark of a conflict, whose text is not code.
        if byte(place) == UInt8(ascii: "#") { placeOfDoubt = placeOfDoubt ?? place }
        if bytes[place...].prefix(3).elementsEqual("<<<".utf8) { isLost = true }
    }

    // MARK: - Brackets

    private mutating func open(_ closing: UInt8) {
        levels.append(SwiftNestingLevel(closing: closing))
        endsStatement = true
    }

    /// Closes the bracket that belongs to a sign; a brace ends all that is open in it.
    private mutating func close(_ sign: UInt8) {
        endsStatement = true
        var index = levels.count - 1
        while index > 0, levels[index].closing != sign {
            guard sign == UInt8(ascii: "}"), levels[index].string == nil else { return }
            index -= 1
        }
        guard index > 0 else { return }
        let string = levels[index].string
        for level in levels[index...] { total -= level.count }
        levels.removeSubrange(index...)
        changeLevel { $0.run = 0 }
        if let string { skip(string) }
    }

    // MARK: - Strings

    mutating func takeString(pounds: Int) {
        let quote = bytes[place]
        let isMultiline = quote != UInt8(ascii: "'") && isQuote(quote, count: 3)
        place += isMultiline ? 3 : 1
        isAtLineStart = false
        changeLevel { $0.run = 0 }
        skip(SwiftNestingLevel.Text(quote: quote, pounds: pounds, isMultiline: isMultiline))
    }

    private func isQuote(_ quote: UInt8, count: Int) -> Bool {
        (0..<count).allSatisfy { byte(place + $0) == quote }
    }

    private func hasPounds(_ count: Int, at place: Int) -> Bool {
        (0..<count).allSatisfy { byte(place + $0) == UInt8(ascii: "#") }
    }

    /// Skips a string to its end, or to the next value in it.
    private mutating func skip(_ string: SwiftNestingLevel.Text) {
        endsStatement = true
        let quoteCount = string.isMultiline ? 3 : 1
        while place < bytes.count {
            let first = bytes[place]
            switch first {
            case 0x0a, 0x0d:
                guard string.isMultiline else { return }
                endLine()
                isAtLineStart = false
            case string.quote
            where isQuote(string.quote, count: quoteCount)
                && hasPounds(string.pounds, at: place + quoteCount):
                place += quoteCount + string.pounds
                return
            case UInt8(ascii: "\\") where hasPounds(string.pounds, at: place + 1):
                place += 1 + string.pounds
                if byte(place) == UInt8(ascii: "(") {
                    place += 1
                    levels.append(SwiftNestingLevel(closing: UInt8(ascii: ")"), string: string))
                    return
                }
                if byte(place) != 0x0a, byte(place) != 0x0d { place += 1 }
            default: place += 1
            }
        }
    }
}
