import Handset

// The text of PHP's `print_r`: `Array ( [aps] => Array ( [alert] => Hi ) )`, mostly on several lines.

extension LogParser {
    /// The number of bytes of a text of PHP or Go.
    ///
    /// Payloads have 5,120 bytes at most, and indentation adds to them.
    static let maximumByteCountOfPrint = 64 << 10

    /// True at `Array (` and `Object (`, also if the bracket stands on the next line.
    var isAtPrintR: Bool {
        var scan = self
        return scan.takeHeadOfPrintR() != nil
    }

    /// Parses the array or the object at the index.
    mutating func parsePrintR() throws(LogFault) {
        let start = index
        try beginPrintR(key: nil)
        var isAfterContainer = false
        while let container = open.last {
            guard index - start < Self.maximumByteCountOfPrint else { throw fault(")") }
            let indentation = 8 * (open.count - 1)
            var scan = self
            scan.skipSpaceOfPHP()
            let newlines = isAfterContainer ? 2 : 1
            if scan.next == UInt8(ascii: ")") {
                skipGap(newlines: newlines, blanks: indentation)
                endPHP(container)
                isAfterContainer = true
                continue
            }
            skipGap(newlines: newlines, blanks: indentation + 4)
            guard let bytes = takeKeyOfPrintR() else { throw fault("a key in brackets") }
            let key = tree.add(decoded(bytes))
            isAfterContainer = isAtPrintR
            if isAfterContainer {
                if bytes == LogTree.apsKey { open[open.count - 1].hasBegunAPS = true }
                try beginPrintR(key: key)
                isAfterContainer = false
            } else {
                try parseTextOfPrintR(key)
            }
        }
    }

    // MARK: - Containers

    /// Takes `Array (` or `Name Object (`; returns true for an object, and `nil` if there is none.
    private mutating func takeHeadOfPrintR() -> (isObject: Bool, gap: Range<Int>)? {
        let isObject: Bool
        if take("Array") {
            isObject = false
        } else {
            var count = 0
            while let byte = byte(after: count),
                QuotedText.isBare(byte) || byte == UInt8(ascii: "_")
                    || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "@"), count < 128
            {
                count += 1
            }
            if !isNext("Object") || count != 6 {
                guard count > 0, byte(after: count) == 32 else { return nil }
                index += count + 1
            }
            guard take("Object") else { return nil }
            isObject = true
        }
        let start = index
        skipSpaceOfPHP()
        guard index > start, next == UInt8(ascii: "(") else { return nil }
        return (isObject, start..<index)
    }

    private mutating func beginPrintR(key: Range<Int>?) throws(LogFault) {
        let start = index
        let depth = open.count
        guard let head = takeHeadOfPrintR() else { throw fault("Array (") }
        var isOnOneLine = true
        for index in head.gap where text.byte(at: index) == UInt8(ascii: "\n") {
            isOnOneLine = false
        }
        if head.gap.count != 1 + 8 * depth || isOnOneLine { isEdited = true }
        try beginPHP(key: key, from: start, isObject: head.isObject)
        open[open.count - 1].isOnOneLine = isOnOneLine
    }

    /// Begins the container whose bracket is at the index.
    mutating func beginPHP(key: Range<Int>?, from start: Int, isObject: Bool) throws(LogFault) {
        guard let bracket = next else { throw fault("") }
        guard open.count < Self.maximumDepth else {
            throw LogFault(index: index, cause: .tooDeep(limit: Self.maximumDepth))
        }
        let node = tree.add(.dictionary, key: key, range: start..<(index + 1))
        open.append(Open(node: node, bracket: bracket, isArray: false))
        open[open.count - 1].isObject = isObject
        index += 1
    }

    /// Ends a container at its bracket.
    ///
    /// PHP has lists that are arrays with the keys 0, 1, 2.
    mutating func endPHP(_ container: Open) {
        index += 1
        memberCount += 1
        tree.end(container.node, at: index, isOldStyle: false)
        if !container.isObject { tree.makeList(container.node) }
        open.removeLast()
    }
}
