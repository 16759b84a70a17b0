import Handset

// The text of PHP's `var_export`: `array ( 'aps' => array ( 'alert' => 'Hi', ), )`, mostly on several lines.

extension LogParser {
    private static let maximumKeyByteCountOfExport = 256

    /// True at `array (`, if a key or the end of the array follows.
    var isAtVarExport: Bool {
        var scan = self
        guard scan.takeHeadOfExport() != nil else { return false }
        scan.index += 1
        scan.skipSpaceOfPHP()
        return scan.next == UInt8(ascii: ")") || scan.takeKeyOfExport() != nil
    }

    /// Parses the array at the index, which may belong to an object: what stands before it is not looked at.
    mutating func parseVarExport() throws(LogFault) {
        let start = index
        /// The heads of the containers that are open.
        var heads = [try beginExport(key: nil)]
        while let container = open.last, let head = heads.last {
            guard index - start < Self.maximumByteCountOfPrint else { throw fault(")") }
            var scan = self
            scan.skipSpaceOfPHP()
            if scan.next == UInt8(ascii: ")") {
                skipGap(newlines: 1, blanks: 2 * (open.count - 1))
                endPHP(container)
                heads.removeLast()
                if head == .call, !take(")"), !open.isEmpty { throw fault(")") }
                try endValueOfExport()
                continue
            }
            let isObject = head != .array || open.count == 1 && isNext("\n   '")
            skipGap(newlines: 1, blanks: 2 * open.count + (isObject ? 1 : 0))
            guard let bytes = takeKeyOfExport() else { throw fault("a key") }
            let key = tree.add(decoded(bytes))
            if !take(" ") { isEdited = true }
            scan = self
            scan.skipSpaceOfPHP()
            if scan.takeHeadOfExport() != nil {
                skipGap(newlines: 1, blanks: 2 * open.count)
                if bytes == LogTree.apsKey { open[open.count - 1].hasBegunAPS = true }
                heads.append(try beginExport(key: key))
            } else {
                try parseScalarOfExport(key)
                try endValueOfExport()
            }
        }
    }

    // MARK: - Containers

    /// The beginning of an array or an object.
    private enum HeadOfExport {
        /// `array (`
        case array
        /// `(object) array(`
        case object
        /// `\App\Push::__set_state(array(`, which two brackets end.
        case call
    }

    /// Takes a head up to its bracket; `nil` if there is none.
    private mutating func takeHeadOfExport() -> HeadOfExport? {
        var scan = self
        var head = HeadOfExport.array
        if scan.take("(object) ") {
            head = .object
        } else if !scan.isNext("array") {
            var count = 0
            while let byte = scan.next,
                QuotedText.isBare(byte) || byte == UInt8(ascii: "_")
                    || byte == UInt8(ascii: "\\"), count < 128
            {
                scan.index += 1
                count += 1
            }
            guard count > 0, scan.take("::__set_state(") else { return nil }
            head = .call
        }
        guard scan.take("array") else { return nil }
        if scan.next == 32 { scan.index += 1 }
        guard scan.next == UInt8(ascii: "(") else { return nil }
        index = scan.index
        return head
    }

    private mutating func beginExport(key: Range<Int>?) throws(LogFault) -> HeadOfExport {
        let start = index
        guard let head = takeHeadOfExport() else { throw fault("array (") }
        try beginPHP(key: key, from: start, isObject: head != .array)
        return head
    }

    // MARK: - Keys and values

    /// Takes `'key' =>` or `0 =>`; `nil` if there is none.
    private mutating func takeKeyOfExport() -> [UInt8]? {
        var scan = self
        var key: [UInt8] = []
        if scan.next == UInt8(ascii: "'") {
            guard let text = scan.takeQuotedOfExport(upTo: Self.maximumKeyByteCountOfExport) else {
                return nil
            }
            key = text
        } else {
            while let byte = scan.next, byte &- 48 < 10 || byte == UInt8(ascii: "-"), key.count < 20
            {
                key.append(byte)
                scan.index += 1
            }
            guard !key.isEmpty else { return nil }
        }
        guard scan.take(" =>") else { return nil }
        index = scan.index
        return key
    }

    /// Takes a text in single quotes, in which a backslash stands before a quote and before itself.
    private mutating func takeQuotedOfExport(upTo maximumCount: Int) -> [UInt8]? {
        var scan = self
        guard scan.take("'") else { return nil }
        var text: [UInt8] = []
        while let byte = scan.next, byte != UInt8(ascii: "'") {
            guard text.count < maximumCount else { return nil }
            scan.index += 1
            if byte == UInt8(ascii: "\\"), let escaped = scan.next,
                escaped == UInt8(ascii: "'") || escaped == byte
            {
                text.append(escaped)
                scan.index += 1
            } else {
                text.append(byte)
            }
        }
        guard scan.take("'") else { return nil }
        index = scan.index
        return text
    }

    private mutating func parseScalarOfExport(_ key: Range<Int>) throws(LogFault) {
        let spaceStart = index
        skipSpaceOfPHP()
        // A case of an enumeration stands on a line of its own.
        if index > spaceStart, next != UInt8(ascii: "\\") { isEdited = true }
        let start = index
        if next == UInt8(ascii: "'") {
            guard let text = takeQuotedOfExport(upTo: Self.maximumByteCountOfPrint) else {
                while next != nil, index - start < Self.maximumByteCountOfPrint { index += 1 }
                throw fault("'")
            }
            memberCount += 1
            return addText(decoded(text), .string, key, start)
        }
        var word: [UInt8] = []
        while let byte = next, byte > 32, byte != UInt8(ascii: ","), byte != UInt8(ascii: ")"),
            word.count < 128
        {
            word.append(byte)
            index += 1
        }
        memberCount += 1
        switch String(decoding: word, as: UTF8.self) {
        case "NULL", "null": return addText(Array("null".utf8), .literal, key, start)
        case "true", "false": return addText(word, .literal, key, start)
        case "NAN", "INF", "-INF": return addText(word, .lost, key, start)
        default: break
        }
        if let number = NumberText(word), number.isJSON {
            return addText(number.json, .literal, key, start)
        }
        // A case of an enumeration.
        guard word.first == UInt8(ascii: "\\"), word.contains(subsequence: "::".utf8) else {
            index = start
            throw fault("a value of var_export")
        }
        addText(word, .lost, key, start)
    }

    /// Takes the comma behind a value; the last of what people write may have none.
    private mutating func endValueOfExport() throws(LogFault) {
        guard !open.isEmpty, !take(",") else { return }
        isEdited = true
        var scan = self
        scan.skipSpaceOfPHP()
        guard scan.next == UInt8(ascii: ")") else { throw fault("a comma") }
    }
}
