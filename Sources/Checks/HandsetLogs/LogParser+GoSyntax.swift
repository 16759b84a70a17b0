import Handset

// The text of Go's `%#v` for a map: `map[string]interface {}{"aps":map[string]interface {}{"alert":"Hi", "badge":3}}`.

extension LogParser {
    /// True at `map[string]interface {}{`.
    var isAtGoSyntax: Bool {
        guard isNext("map[") else { return false }
        var scan = self
        return scan.takeHeadOfGoSyntax() != nil
    }

    mutating func parseGoSyntax() throws(LogFault) {
        let start = index
        try beginGoSyntax(key: nil)
        while let container = open.last {
            guard index - start < Self.maximumByteCountOfPrint else { throw fault("}") }
            let gapStart = index
            skipSpaceOfPHP()
            let gap = index - gapStart
            if next == UInt8(ascii: "}") {
                if gap > 0 { isEdited = true }
                index += 1
                tree.end(container.node, at: index, isOldStyle: false)
                open.removeLast()
                try endValueOfGoSyntax()
                continue
            }
            if gap != (container.count > 0 ? 1 : 0) { isEdited = true }
            var key: Range<Int>?
            if !container.isArray {
                let bytes = try parseGoString()
                guard take(":") else { throw fault(":") }
                skipGap(newlines: 0, blanks: 0)
                key = tree.add(decoded(bytes))
                if bytes == LogTree.apsKey, isAtContainerOfGoSyntax {
                    open[open.count - 1].hasBegunAPS = true
                }
            }
            if isAtContainerOfGoSyntax {
                try beginGoSyntax(key: key)
            } else {
                try parseScalarOfGoSyntax(key)
                try endValueOfGoSyntax()
            }
        }
    }

    // MARK: - Containers

    private var isAtContainerOfGoSyntax: Bool {
        var scan = self
        return scan.takeHeadOfGoSyntax() != nil
    }

    /// Takes a type up to its brace; returns true for a list, and `nil` if there is none.
    private mutating func takeHeadOfGoSyntax() -> Bool? {
        let isList = isNext("[]")
        guard takeGoType(), next == UInt8(ascii: "{") else { return nil }
        return isList
    }

    /// Takes a type, such as `map[string]interface {}`, `[]string` or `gin.H`.
    private mutating func takeGoType() -> Bool {
        let start = index
        while index - start < 256 {
            if take("map[") {
                skipNameOfGo()
                guard take("]") else { return false }
            } else if take("interface {}") || take("interface{}") {
                return true
            } else if !take("[]"), !take("*") {
                let nameStart = index
                skipNameOfGo()
                return index > nameStart
            }
        }
        return false
    }

    private mutating func skipNameOfGo() {
        let start = index
        while let byte = next,
            QuotedText.isBare(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "."),
            index - start < 128
        {
            index += 1
        }
    }

    private mutating func beginGoSyntax(key: Range<Int>?) throws(LogFault) {
        guard open.count < Self.maximumDepth else {
            throw LogFault(index: index, cause: .tooDeep(limit: Self.maximumDepth))
        }
        let start = index
        guard let isList = takeHeadOfGoSyntax() else { throw fault("a map") }
        index += 1
        let node = tree.add(isList ? .array : .dictionary, key: key, range: start..<index)
        open.append(Open(node: node, bracket: UInt8(ascii: "{"), isArray: isList))
    }

    /// Reads the comma after a value; what other programs print on several lines has one after the last, too.
    private mutating func endValueOfGoSyntax() throws(LogFault) {
        memberCount += 1
        guard !open.isEmpty else { return }
        open[open.count - 1].count += 1
        guard !take(",") else { return }
        var scan = self
        scan.skipSpaceOfPHP()
        guard scan.next == UInt8(ascii: "}") else { throw fault("a comma") }
    }

    // MARK: - Values

    private mutating func parseScalarOfGoSyntax(_ key: Range<Int>?) throws(LogFault) {
        let start = index
        if next == UInt8(ascii: "\"") {
            return addText(decoded(try parseGoString()), .string, key, start)
        }
        // `interface {}(nil)`, `(*string)(nil)` and `(*string)(0xc000010240)`
        let isInBrackets = take("(")
        if takeGoType(), !isInBrackets || take(")"), take("(") {
            var word: [UInt8] = []
            while let byte = next, byte > 32, byte != UInt8(ascii: ")"), word.count < 64 {
                word.append(byte)
                index += 1
            }
            guard take(")") else { throw fault(")") }
            guard word != Array("nil".utf8) else {
                return addText(Array("null".utf8), .literal, key, start)
            }
            if let key, tree.bytes(key).elementsEqual(LogTree.apsKey) {
                noteUnreadable(.leftOut(token: SourceExcerpt.shown(word)), at: start)
            }
            return addText(word, .lost, key, start)
        }
        index = start
        var word: [UInt8] = []
        while let byte = next, byte > 32, byte != UInt8(ascii: ","), byte != UInt8(ascii: "}"),
            word.count < 128
        {
            word.append(byte)
            index += 1
        }
        let string = String(decoding: word, as: UTF8.self)
        if string == "true" || string == "false" { return addText(word, .literal, key, start) }
        if let number = NumberText(word), number.isJSON {
            return addText(number.json, .literal, key, start)
        }
        // Numbers without a sign are printed in hex.
        if string.hasPrefix("0x"), let number = UInt64(string.dropFirst(2), radix: 16) {
            return addText(Array("\(number)".utf8), .literal, key, start)
        }
        guard ["NaN", "+Inf", "-Inf"].contains(string) else {
            index = start
            throw fault("a value of Go")
        }
        addText(word, .lost, key, start)
    }

    /// Parses a text in double quotes, with the escapes of Go.
    private mutating func parseGoString() throws(LogFault) -> [UInt8] {
        guard take("\"") else { throw fault("a text in double quotes") }
        var string: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            guard string.count < Self.maximumByteCountOfPrint else { throw fault("\"") }
            index += 1
            guard byte == UInt8(ascii: "\\") else {
                string.append(byte)
                continue
            }
            try parseGoEscape(into: &string)
        }
        guard take("\"") else { throw fault("") }
        return string
    }

    private static let escapesOfGo: [UInt8: UInt8] = [
        UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10,
        UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11,
        UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "\""): UInt8(ascii: "\""),
    ]
    private static let digitCountsOfGo: [UInt8: Int] = [
        UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8,
    ]

    /// Parses an escape whose backslash was read.
    private mutating func parseGoEscape(into string: inout [UInt8]) throws(LogFault) {
        guard let byte = next else { throw fault("") }
        if let escaped = Self.escapesOfGo[byte] {
            index += 1
            string.append(escaped)
            return
        }
        guard let count = Self.digitCountsOfGo[byte] else { throw fault("an escape of Go") }
        var value: UInt32 = 0
        for offset in 1...count {
            guard let digit = self.byte(after: offset)?.hexDigitValue else {
                throw fault("\(count) hex digits")
            }
            value = value << 4 | UInt32(digit)
        }
        index += count + 1
        if count == 2 {
            // A byte that is not UTF-8.
            string.append(UInt8(truncatingIfNeeded: value))
        } else {
            let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
            string += String(Character(scalar)).utf8
        }
    }
}
