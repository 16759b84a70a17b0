import Handset

extension LogParser {
    /// Parses the value at the index, up to its end; of a container only the beginning.
    mutating func parseValue(key: Range<Int>?) throws(LogFault) {
        skipHeadOfObject()
        guard let byte = next, let container = open.last else { throw fault("") }
        let start = index
        if let token = lostInBrackets {
            parseLost(token, key: key)
            return endValue()
        }
        if container.isArray, let token = omission(of: "item") {
            index += token.count
            addText(token, .omission, nil, start)
            return endValue()
        }
        switch byte {
        case UInt8(ascii: "<") where headOfArray != nil: return try beginBareArray(key: key)
        case _ where container.isBare && byte != UInt8(ascii: "{"): try parseBareElement(key)
        case UInt8(ascii: "{") where isDataDescription:
            let isCut = skipData(to: UInt8(ascii: "}"))
            noteUnreadable(isCut ? .cutData : .data, at: start)
            addText([], .string, key, start)
        case UInt8(ascii: "[") where isSwift && isTextInBrackets: try parseSwiftValue(key)
        case UInt8(ascii: "{"), UInt8(ascii: "["): return try begin(key: key)
        case UInt8(ascii: "(") where container.separator != UInt8(ascii: ":") || isSwift:
            return try begin(key: key)
        case _ where isSwift: try parseSwiftValue(key)
        case UInt8(ascii: "<") where !isNext("<null>"): parseAngled(key)
        case UInt8(ascii: "\""):
            let text = try parseString()
            let isJSON = isInJSON
            hasQuotes = true
            if isRedaction(text) {
                noteUnreadable(.redacted(token: SourceExcerpt.shown(text)), at: start)
            } else if !isJSON, text.elementsEqual("…".utf8) {
                noteUnreadable(.elided, at: start)
            }
            if !isJSON, !text.isEmpty, text.allSatisfy(QuotedText.isBare) { note(.quoted) }
            if isJSON { addString(text, key, start) } else { addText(text, .text, key, start) }
        case UInt8(ascii: "'") where isInJSON:
            note(.quotes)
            hasQuotes = true
            addString(try parseString(), key, start)
        case 0xE2 where isNext("“") || isNext("”"):
            note(.quotes)
            hasQuotes = true
            addText(try parseTypographicString(), .text, key, start)
        default: try parseBare(key)
        }
        endValue()
    }

    /// True if the innermost container is one of JSON or JavaScript, or an array in one.
    private var isInJSON: Bool {
        guard let container = open.last else { return false }
        if let separator = container.separator { return separator == UInt8(ascii: ":") }
        return container.bracket == UInt8(ascii: "[")
    }

    /// True if the innermost container is a dictionary that Swift has printed.
    private var isSwift: Bool {
        guard let container = open.last else { return false }
        return container.bracket == UInt8(ascii: "[") && !container.isArray
    }

    /// Adds a string of JSON or JavaScript, of which Node.js may have cut the end.
    private mutating func addString(_ text: [UInt8], _ key: Range<Int>?, _ start: Int) {
        guard let token = omission(of: "character") else {
            return addText(text, .string, key, start)
        }
        index += token.count
        addText(token, .lost, key, start)
    }

    mutating func addText(
        _ text: [UInt8], _ kind: LogTree.Node.Kind, _ key: Range<Int>?, _ start: Int
    ) {
        let text = tree.add(text)
        _ = tree.add(kind, key: key, text: text, range: start..<index)
    }

    // MARK: - Bare text

    /// Parses a value without quotes, which ends with the line or with a separator.
    private mutating func parseBare(_ key: Range<Int>?) throws(LogFault) {
        let start = index
        bareStart = start
        let isJSON = isInJSON
        let closing = open.last?.closing
        let isArray = open.last?.isArray == true
        var text: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: ";"),
            byte != closing,
            byte != UInt8(ascii: ",") || !(isArray || isJSON || isBeforeOldStyleKey),
            byte != UInt8(ascii: "{"), byte != UInt8(ascii: "\"")
        {
            if byte == UInt8(ascii: "\\"), afterContinuation != nil { break }
            if byte == UInt8(ascii: "/"), text.last == UInt8(ascii: " "),
                isNext("//") || isNext("/*")
            {
                break
            }
            text.append(byte)
            index += 1
        }
        while let last = text.last, last == 32 || last == 9 || last == 13 { text.removeLast() }
        guard !text.isEmpty else { throw fault("a value") }
        if text.hasSuffix("...") || text.hasSuffix("…") {
            noteUnreadable(.elided, at: start)
        }
        if isJSON, let literal = Self.literals[text] ?? (Self.isLiteral(text) ? text : nil) {
            if literal != text { note(.unquoted) }
            addText(literal, .literal, key, start)
        } else {
            if isJSON || !text.allSatisfy(QuotedText.isBare) { note(.unquoted) }
            addText(decoded(text), .text, key, start)
        }
    }

    /// True if the mark at the index is followed by a key and an equals sign.
    var isBeforeOldStyleKey: Bool {
        var scan = self
        scan.index += 1
        scan.skipBlanks()
        return scan.isAtMember
    }

    /// The words that Python and Ruby print for values of JSON.
    private static let literals = Dictionary(
        uniqueKeysWithValues: [
            ("True", "true"), ("False", "false"), ("None", "null"), ("nil", "null"),
        ].map { (Array($0.utf8), Array($1.utf8)) })

    /// Returns true for a number, a Boolean or null of JSON.
    static func isLiteral(_ text: [UInt8]) -> Bool {
        switch String(decoding: text, as: UTF8.self) {
        case "true", "false", "null": true
        default: NumberText(text)?.isJSON == true
        }
    }

    /// Returns a text in UTF-8, in which U+FFFD replaces what is not.
    mutating func decoded(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(where: { $0 >= 0x80 }) else { return text }
        let decoded = Array(String(decoding: text, as: UTF8.self).utf8)
        if decoded != text { note(.encoding) }
        return decoded
    }

    private func isRedaction(_ text: [UInt8]) -> Bool {
        text.elementsEqual("<private>".utf8) || text.elementsEqual("<redacted>".utf8)
    }

    // MARK: - Angle brackets

    /// Parses `<private>`, NSData, or a text that begins with `<`.
    private mutating func parseAngled(_ key: Range<Int>?) {
        let start = index
        if isNext("<private>") || isNext("<redacted>") || isNext("<mask") {
            var token: [UInt8] = []
            while let byte = next, byte != UInt8(ascii: "\n"), token.last != UInt8(ascii: ">") {
                token.append(byte)
                index += 1
            }
            noteUnreadable(.redacted(token: SourceExcerpt.shown(token)), at: start)
            return addText([], .text, key, start)
        }
        noteUnreadable(.data, at: start)
        _ = skipData(to: UInt8(ascii: ">"))
        addText([], .text, key, start)
    }

    /// True at `{length = 32, bytes = 0x`.
    var isDataDescription: Bool { isNext("{length = ") || isNext("{length=") }

    /// Skips NSData, and returns true if its bytes were cut.
    private mutating func skipData(to end: UInt8) -> Bool {
        var isCut = false
        while let byte = next, byte != UInt8(ascii: "\n") {
            if isNext("...") { isCut = true }
            index += 1
            if byte == end { break }
        }
        return isCut
    }
}

extension [UInt8] {
    fileprivate func hasSuffix(_ suffix: String) -> Bool {
        reversed().starts(with: suffix.utf8.reversed())
    }
}
