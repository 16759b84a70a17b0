import Handset

// The keys and the texts of what `print_r` has printed.

extension LogParser {
    private static let maximumKeyByteCountOfPHP = 128
    private static let maximumLineCountOfPHP = 64
    private static let maximumGapOfPHP = 1 << 10

    /// Takes `[key] => `, with the blank behind it; `nil` if there is none.
    mutating func takeKeyOfPrintR() -> [UInt8]? {
        guard next == UInt8(ascii: "[") else { return nil }
        var key: [UInt8] = []
        while let byte = byte(after: key.count + 1), byte != UInt8(ascii: "]") {
            guard byte != UInt8(ascii: "\n"), key.count < Self.maximumKeyByteCountOfPHP else {
                return nil
            }
            key.append(byte)
        }
        var scan = self
        scan.index += key.count + 1
        guard scan.take("] =>") else { return nil }
        if scan.next == 32 { scan.index += 1 }
        index = scan.index
        // Objects print `name:protected` and `name:Class:private`.
        guard open.last?.isObject == true,
            key.reversed().starts(with: "detcetorp:".utf8)
                || key.reversed().starts(with: "etavirp:".utf8)
        else { return key }
        return Array(key.prefix { $0 != UInt8(ascii: ":") })
    }

    /// Parses a text up to the next key, or up to the bracket of its container.
    mutating func parseTextOfPrintR(_ key: Range<Int>) throws(LogFault) {
        let start = index
        let isOnOneLine = open.last?.isOnOneLine == true
        var text: [UInt8] = []
        var lineCount = 0
        if !isOnOneLine || !isAtEndOfTextOfPrintR {
            while let byte = next {
                if byte == UInt8(ascii: "\n") || isOnOneLine && byte == 32 {
                    var scan = self
                    scan.skipSpaceOfPHP()
                    guard !scan.isAtEndOfTextOfPrintR else { break }
                    lineCount += byte == UInt8(ascii: "\n") ? 1 : 0
                }
                guard text.count < Self.maximumByteCountOfPrint,
                    lineCount < Self.maximumLineCountOfPHP
                else { throw fault(")") }
                text.append(byte)
                index += 1
            }
        }
        guard next != nil else { throw fault("") }
        if text.elementsEqual("*RECURSION*".utf8) { return addText(text, .lost, key, start) }
        let isGuess = text.contains { byte in
            byte == UInt8(ascii: "\n") || isOnOneLine && "()[".utf8.contains(byte)
        }
        if isGuess { tree.noteGuess() }
        addText(decoded(text), .printR, key, start)
    }

    /// True at a key, and at the bracket that ends the container.
    private var isAtEndOfTextOfPrintR: Bool {
        var scan = self
        guard scan.take(")") else { return scan.takeKeyOfPrintR() != nil }
        if open.last?.isOnOneLine == true {
            guard open.count > 1 else { return true }
            scan.skipSpaceOfPHP()
            return scan.next == UInt8(ascii: ")") || scan.takeKeyOfPrintR() != nil
        }
        scan.skipBlanks()
        return scan.next == nil || scan.next == UInt8(ascii: "\n") || scan.next == 13
            || open.count == 1
    }

    // MARK: - White space

    /// Skips white space, as much as PHP may print.
    mutating func skipSpaceOfPHP() {
        let start = index
        while let byte = next, JSONToken.isWhiteSpace(byte), index - start < Self.maximumGapOfPHP {
            index += 1
        }
    }

    /// Skips white space, and remembers if it is not what PHP prints.
    mutating func skipGap(newlines: Int, blanks: Int) {
        let start = index
        skipSpaceOfPHP()
        guard index - start == newlines + blanks else {
            isEdited = true
            return
        }
        for offset in 0..<newlines where text.byte(at: start + offset) != UInt8(ascii: "\n") {
            isEdited = true
        }
    }
}
