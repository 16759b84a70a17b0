extension JavaScriptLexer {
    /// Returns the last place of each closing tag in a part of a file.
    static func closingTags(_ bytes: [UInt8], _ part: Range<Int>) -> [ScriptWord: Int] {
        var (tags, place) = ([ScriptWord: Int](), part.lowerBound)
        while place + 1 < part.upperBound {
            guard bytes[place] == UInt8(ascii: "<"), bytes[place + 1] == UInt8(ascii: "/") else {
                place += 1
                continue
            }
            let first = place + 2
            place = first
            while place < part.upperBound, isInTagName(ScriptByte(bytes[place])) { place += 1 }
            tags[ScriptWord(bytes[first..<place])] = first
        }
        return tags
    }

    private static func isInTagName(_ byte: ScriptByte) -> Bool {
        byte.isInName || byte == "-" || byte == "." || byte == ":"
    }

    /// True if the `<` at the place begins an element, and no type.
    var isElement: Bool {
        guard at(1) != ">" else { return true }
        guard at(1).beginsName else { return false }
        var count = 1
        while Self.isInTagName(at(count)), at(count) != ":" || at(count + 1).beginsName {
            count += 1
        }
        let name = ScriptWord(bytes[place + 1..<min(place + count, end)])
        let isClosedLater = (closingTags[name] ?? -1) > place
        if at(count) == "<" { count += typeArgumentsCount(from: count) }
        guard at(count).isSpace else {
            return at(count) == "/" || at(count) == ">" && isClosedLater
        }
        while at(count).isSpace { count += 1 }
        let first = count
        while at(count).isInName { count += 1 }
        guard count > first else {
            return at(count) == "/" || at(count) == "{" || isClosedLater && at(count) == ">"
        }
        let next = ScriptWord(bytes[place + first..<min(place + count, end)])
        return !["extends", "as", "in", "out"].contains(next) || at(count) == "="
    }

    /// Reads a part of a tag, with its name and attributes.
    mutating func readTag() {
        guard !skipSpace() else { return }
        let byte = at(0)
        if byte.isInName {
            var count = 1
            while at(count).isInName || at(count) == "-"
                || at(count) == ":" && at(count + 1).isInName
            { count += 1 }
            return add(.word, count)
        }
        switch byte {
        case "\"", "'":
            var count = 1
            while place + count < end, at(count) != byte { count += 1 }
            add(.string, count + 1, isWord: false)
        case "{", "(", "[": open(byte)
        case "<":
            if case .elementOpen = tokens.last?.kind { return add(.sign, 1) }
            if tokens.last?.word == "=" {
                modes.append(.tag)
                add(.elementOpen, 1)
            } else {
                skipTypeArguments()
            }
        case "/" where at(1) == ">":
            modes.removeLast()
            add(.elementEnd, 2)
        case ">": endTag()
        default: add(.sign, 1)
        }
    }

    private mutating func endTag() {
        if case .closingTag = modes.last {
            modes.removeLast()
            add(.elementEnd, 1)
        } else {
            modes.removeLast()
            modes.append(.children)
            add(.elementTagEnd, 1)
        }
    }

    private mutating func skipTypeArguments() {
        place = min(place + typeArgumentsCount(from: 0), end)
    }

    /// The number of bytes from a `<` to its `>`; only a part's if it is long.
    private func typeArgumentsCount(from start: Int) -> Int {
        var (count, depth) = (start, 0)
        while count - start < 200, place + count < end {
            if at(count) == "<" { depth += 1 }
            if at(count) == ">" { depth -= 1 }
            count += 1
            if depth == 0 { break }
        }
        return count - start
    }

    mutating func readChildren() {
        while place < end, at(0) != "<", at(0) != "{" {
            if at(0).isLineEnd { isAfterLine = true }
            place += 1
        }
        guard place < end else { return }
        if at(0) == "{" {
            modes.append(.braces(isBlock: false))
            add(.open, 1)
        } else if at(1) == "/" {
            modes.removeLast()
            modes.append(.closingTag)
            add(.elementClosing, 2)
        } else {
            modes.append(.tag)
            add(.elementOpen, 1)
        }
    }
}
