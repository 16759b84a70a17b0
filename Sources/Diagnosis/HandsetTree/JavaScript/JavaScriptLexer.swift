/// Takes a script apart into tokens.
///
/// The lexer knows of brackets, templates and elements as far as it needs to tell a regular expression from a
/// division, an element from a comparison, and text from code.
struct JavaScriptLexer {
    /// The surroundings of the place.
    enum Mode {
        /// Round brackets; after `if` and the like, a statement follows them.
        case parentheses(isHead: Bool)
        case braces(isBlock: Bool)
        case template
        /// The `${}` of a template.
        case hole
        /// The `<name attribute>` of an element.
        case tag
        case children
        case closingTag
    }

    let bytes: [UInt8]
    let end: Int
    var place: Int
    var tokens: [ScriptToken] = []
    var modes: [Mode] = []
    var isAfterLine = true
    /// True if a statement can begin behind the closing bracket before the place.
    var isBehindStatement = false
    /// The end of a line up to which no regular expression ends.
    var unclosedEnd = 0
    /// The last place of each closing tag, under its name.
    let closingTags: [ScriptWord: Int]

    init(_ bytes: [UInt8], _ part: Range<Int>) {
        self.bytes = bytes
        place = part.lowerBound
        end = part.upperBound
        closingTags = Self.closingTags(bytes, part)
    }

    mutating func read() -> [ScriptToken] {
        if at(0) == "#", at(1) == "!" { skipLine() }
        while place < end {
            switch modes.last {
            case .template: readTemplateText()
            case .tag, .closingTag: readTag()
            case .children: readChildren()
            default: readCode()
            }
        }
        tokens.append(ScriptToken(.end, .none, end..<end, isAfterLine: true))
        ScriptPairs.match(&tokens)
        return tokens
    }

    /// Returns the byte some bytes on; zero behind the end.
    func at(_ offset: Int) -> ScriptByte {
        let place = place + offset
        return ScriptByte(place < end ? bytes[place] : 0)
    }

    /// Adds a token of some bytes, and moves behind it.
    mutating func add(_ kind: ScriptToken.Kind, _ count: Int, isWord: Bool = true) {
        let range = place..<min(place + max(1, count), end)
        let word = isWord ? ScriptWord(bytes[range]) : .none
        tokens.append(ScriptToken(kind, word, range, isAfterLine: isAfterLine))
        isAfterLine = false
        place = range.upperBound
    }

    // MARK: - Code

    private mutating func readCode() {
        guard !skipSpace() else { return }
        let byte = at(0)
        if byte.beginsName || byte == "\\" || byte == "#" && at(1).beginsName {
            var count = 1
            while at(count).isInName || at(count) == "\\" { count += 1 }
            return add(.word, count)
        }
        if byte.isDigit || byte == "." && at(1).isDigit { return readNumber() }
        switch byte {
        case "\"", "'": readString()
        case "`":
            modes.append(.template)
            readTemplate()
        case "(", "[", "{": open(byte)
        case ")", "]", "}": close(byte)
        case "/" where isBeforeValue:
            if let count = regularExpressionCount() {
                add(.regularExpression, count, isWord: false)
            } else {
                readSign()
            }
        case "<" where isBeforeValue && isElement:
            modes.append(.tag)
            add(.elementOpen, 1)
        default: readSign()
        }
    }

    private mutating func readNumber() {
        var count = 1
        let isDecimal = !(at(0) == "0" && at(1).isLetter)
        while at(count).isInName || at(count) == "."
            || isDecimal && (at(count) == "+" || at(count) == "-")
                && at(count - 1).value | 0x20 == 0x65
        {
            count += 1
        }
        add(.number, count, isWord: false)
    }

    private mutating func readString() {
        var count = 1
        while place + count < end, at(count) != at(0), at(count) != "\n" {
            if at(count) != "\\" {
                count += 1
            } else {
                count += at(count + 1) == "\r" && at(count + 2) == "\n" ? 3 : 2
            }
        }
        add(.string, at(count) == "\n" ? count : count + 1, isWord: false)
    }

    private mutating func readSign() {
        if at(0) == ".", at(1) == ".", at(2) == "." { return add(.sign, 3) }
        var count = 1
        while count < 4, Self.signs.contains(ScriptWord(bytes[place..<min(place + count + 1, end)]))
        {
            count += 1
        }
        if at(0) == "?", at(1) == ".", at(2).isDigit { count = 1 }
        add(.sign, count)
    }

    // MARK: - Space

    /// Skips white space and comments; true if there was some.
    mutating func skipSpace() -> Bool {
        let first = place
        while place < end {
            let byte = at(0)
            if byte.isLineEnd {
                isAfterLine = true
                place += 1
            } else if byte.isSpace {
                place += 1
            } else if byte == "/", at(1) == "/" {
                skipLine()
            } else if byte == "/", at(1) == "*" {
                skipComment()
            } else if byte.value >= 0x80, let count = spaceCount {
                place += count
            } else {
                break
            }
        }
        return place > first
    }

    /// The number of bytes of white space that is not ASCII; `nil` for something else.
    private var spaceCount: Int? {
        switch (at(0).value, at(1).value, at(2).value) {
        case (0xC2, 0xA0, _): 2
        case (0xEF, 0xBB, 0xBF), (0xE2, 0x80, 0x80...0x8B), (0xE2, 0x80, 0xA8...0xAF),
            (0xE3, 0x80, 0x80):
            3
        default: nil
        }
    }

    mutating func skipLine() {
        while place < end, !at(0).isLineEnd { place += 1 }
    }

    private mutating func skipComment() {
        place += 2
        while place < end, !(at(0) == "*" && at(1) == "/") {
            if at(0).isLineEnd { isAfterLine = true }
            place += 1
        }
        place = min(place + 2, end)
    }
}
