/// Takes a file of Dart apart into tokens.
struct DartLexer {
    /// The surroundings of the place.
    private enum Mode {
        case braces
        /// The `${}` of a string.
        case hole
        /// A string with one quote or three at its ends.
        case string(ScriptByte, Int)
    }

    private static let signs: Set<ScriptWord> = [
        "..", "...", "...?", "?.", "?..", "??", "??=", "=>", "==", "!=", "<=", ">=", "<<", "<<=",
        "&&", "||", "++", "--",
        "+=", "-=", "*=", "/=", "~/", "~/=", "%=", "&=", "|=", "^=",
    ]

    private let bytes: [UInt8]
    private var place = 0
    private var tokens: [ScriptToken] = []
    private var modes: [Mode] = []
    private var isAfterLine = true

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func read() -> [ScriptToken] {
        if at(0) == "#", at(1) == "!" { skipLine() }
        while place < bytes.count {
            if case .string(let quote, let count) = modes.last {
                readText(quote, count)
            } else {
                readCode()
            }
        }
        tokens.append(ScriptToken(.end, .none, place..<place, isAfterLine: true))
        ScriptPairs.match(&tokens)
        return tokens
    }

    private func at(_ offset: Int) -> ScriptByte {
        let place = place + offset
        return ScriptByte(place < bytes.count ? bytes[place] : 0)
    }

    private mutating func add(_ kind: ScriptToken.Kind, _ count: Int, isWord: Bool = true) {
        let range = place..<min(place + max(1, count), bytes.count)
        let word = isWord ? ScriptWord(bytes[range]) : .none
        tokens.append(ScriptToken(kind, word, range, isAfterLine: isAfterLine))
        isAfterLine = false
        place = range.upperBound
    }

    // MARK: - Code

    private mutating func readCode() {
        guard !skipSpace() else { return }
        let byte = at(0)
        if byte == "r", at(1) == "\"" || at(1) == "'" { return readRawString() }
        if byte.beginsName {
            var count = 1
            while at(count).isInName { count += 1 }
            return add(.word, count)
        }
        if byte.isDigit || byte == "." && at(1).isDigit { return readNumber() }
        switch byte {
        case "\"", "'": readString(byte)
        case "(", "[": add(.open, 1)
        case "{":
            modes.append(.braces)
            add(.open, 1)
        case ")", "]": add(.close, 1)
        case "}":
            if case .hole = modes.popLast() { add(.holeClose, 1) } else { add(.close, 1) }
        default:
            var count = 1
            while count < 4,
                Self.signs.contains(ScriptWord(bytes[place..<min(place + count + 1, bytes.count)]))
            {
                count += 1
            }
            add(.sign, count)
        }
    }

    private mutating func readNumber() {
        var count = 1
        let isDecimal = !(at(0) == "0" && at(1).isLetter)
        while at(count).isInName || at(count) == "." && at(count + 1).isDigit
            || isDecimal && (at(count) == "+" || at(count) == "-")
                && at(count - 1).value | 0x20 == 0x65
        {
            count += 1
        }
        add(.number, count, isWord: false)
    }

    // MARK: - Strings

    private func quoteCount(at offset: Int) -> Int {
        at(offset + 1) == at(offset) && at(offset + 2) == at(offset) ? 3 : 1
    }

    private mutating func readRawString() {
        let quotes = quoteCount(at: 1)
        var count = 1 + quotes
        while place + count < bytes.count, !isQuote(at(1), quotes, at: count) {
            if quotes == 1, at(count).isLineEnd { return add(.string, count, isWord: false) }
            count += 1
        }
        add(.string, count + quotes, isWord: false)
    }

    private func isQuote(_ quote: ScriptByte, _ count: Int, at offset: Int) -> Bool {
        at(offset) == quote && (count == 1 || at(offset + 1) == quote && at(offset + 2) == quote)
    }

    private mutating func readString(_ quote: ScriptByte) {
        let quotes = quoteCount(at: 0)
        let count = textCount(quote, quotes, from: quotes)
        guard at(count) == "$" else {
            return add(
                .string, isQuote(quote, quotes, at: count) ? count + quotes : count, isWord: false)
        }
        modes.append(.string(quote, quotes))
        add(.quoteOpen, quotes)
    }

    /// Returns the offset of what ends a text: a value, the quotes, or the end of a line.
    private func textCount(_ quote: ScriptByte, _ quotes: Int, from start: Int) -> Int {
        var count = start
        while place + count < bytes.count {
            let byte = at(count)
            if byte == "\\" {
                count += 2
                continue
            }
            if byte == quote, isQuote(quote, quotes, at: count) { break }
            if byte == "$", at(count + 1) == "{" || at(count + 1).beginsName && at(count + 1) != "$"
            {
                break
            }
            if quotes == 1, byte.isLineEnd { break }
            count += 1
        }
        return min(count, bytes.count - place)
    }

    private mutating func readText(_ quote: ScriptByte, _ quotes: Int) {
        let count = textCount(quote, quotes, from: 0)
        if count > 0 { add(.quoteText, count, isWord: false) }
        guard place < bytes.count else { return }
        if at(0) == "$", at(1) == "{" {
            modes.append(.hole)
            add(.holeOpen, 2)
        } else if at(0) == "$" {
            var count = 1
            while at(count).isInName, at(count) != "$" { count += 1 }
            add(.holeName, count, isWord: false)
        } else {
            modes.removeLast()
            if at(0) == quote { add(.quoteClose, quotes) } else { place += 1 }
        }
    }

    // MARK: - Space

    private mutating func skipSpace() -> Bool {
        let first = place
        while place < bytes.count {
            let byte = at(0)
            if byte.isSpace {
                if byte.isLineEnd { isAfterLine = true }
                place += 1
            } else if byte == "/", at(1) == "/" {
                skipLine()
            } else if byte == "/", at(1) == "*" {
                skipComment()
            } else if byte.value == 0xEF, at(1).value == 0xBB, at(2).value == 0xBF {
                place += 3
            } else {
                break
            }
        }
        return place > first
    }

    private mutating func skipLine() {
        while place < bytes.count, !at(0).isLineEnd { place += 1 }
    }

    /// Skips a comment, with those within it.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if at(0) == "/", at(1) == "*" {
                depth += 1
                place += 2
            } else if at(0) == "*", at(1) == "/" {
                depth -= 1
                place += 2
            } else {
                if at(0).isLineEnd { isAfterLine = true }
                place += 1
            }
        } while depth > 0 && place < bytes.count
        place = min(place, bytes.count)
    }
}
