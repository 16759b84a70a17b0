import Handset

// The keys and the texts of maps that Go has printed.

extension LogParser {
    private static let maximumKeyByteCountOfGo = 128
    private static let maximumLineCountOfGo = 64
    private static let apsKeys = Set(APSKey.names).union(["aps"])
    private static let innerKeys = apsKeys.union(APSKey.allOfAlert.map(\.name)).union([
        "critical", "name", "volume",
    ])

    /// Takes a key with its colon, if a value follows; `nil` if there is none.
    mutating func takeGoKey() -> [UInt8]? {
        var key: [UInt8] = []
        while let byte = byte(after: key.count), Self.isBareKey(byte),
            key.count < Self.maximumKeyByteCountOfGo
        {
            key.append(byte)
        }
        guard key.contains(where: { $0 &- 48 > 9 }), byte(after: key.count) == UInt8(ascii: ":")
        else {
            return nil
        }
        // `https://` is a part of a text.
        guard
            byte(after: key.count + 1) != UInt8(ascii: "/")
                || byte(after: key.count + 2) != UInt8(ascii: "/")
        else { return nil }
        index += key.count + 1
        return key
    }

    /// Parses a text, which may hold blanks, up to the next key or the end of its container.
    mutating func parseGoText(_ key: Range<Int>?, after last: [UInt8], isInAPS: Bool)
        throws(LogFault)
    {
        let start = index
        guard let container = open.last else { throw fault("a text") }
        var text: [UInt8] = []
        var lineCount = 0
        /// The number of brackets of the text that are open.
        var depth = 0
        while let byte = next {
            if byte == UInt8(ascii: "]"), depth == 0, isEndOfGoContainer(in: open.dropLast().last) {
                break
            }
            if byte == UInt8(ascii: " "), container.isArray || isBeforeGoKey(text, after: last) {
                break
            }
            if byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "]"), depth > 0 { depth -= 1 }
            if byte == UInt8(ascii: "\n") { lineCount += 1 }
            guard text.count < Self.maximumByteCountOfPrint, lineCount < Self.maximumLineCountOfGo
            else { throw fault("]") }
            text.append(byte)
            index += 1
        }
        guard next != nil else { throw fault("") }
        if text.starts(with: "0xc".utf8), text.count > 9,
            text.dropFirst(2).allSatisfy({ $0.hexDigitValue != nil })
        {
            // The value is behind a pointer.
            if let key, tree.bytes(key).elementsEqual(LogTree.apsKey) {
                noteUnreadable(.leftOut(token: SourceExcerpt.shown(text)), at: start)
            }
            return addText(text, .lost, key, start)
        }
        // A blank in a list may stand in a text, too.
        let isGuess =
            text.contains { " []\n".utf8.contains($0) } || container.isArray && container.count > 0
            || isInAPS && isBeforeOtherKey
        if isGuess { tree.noteGuess() }
        addText(decoded(text), .go, key, start)
    }

    /// Returns true if a key that may stand after the last one follows the blank at the index.
    private func isBeforeGoKey(_ text: [UInt8], after last: [UInt8]) -> Bool {
        var scan = self
        scan.index += 1
        guard let key = scan.takeGoKey() else { return false }
        let isNamed = Self.apsKeys.contains(String(decoding: key, as: UTF8.self))
        if scan.next == 32 || scan.next == UInt8(ascii: "\n") {
            // An empty text is followed by another key.
            scan.index += 1
            guard last.lexicographicallyPrecedes(key), let next = scan.takeGoKey() else {
                return false
            }
            return key.lexicographicallyPrecedes(next)
        }
        return isNamed || last.lexicographicallyPrecedes(key) || Self.isLiteral(text)
    }

    /// True if a key that Apple does not define follows the blank at the index.
    private var isBeforeOtherKey: Bool {
        guard next == UInt8(ascii: " ") else { return false }
        var scan = self
        scan.index += 1
        guard let key = scan.takeGoKey() else { return false }
        return !Self.innerKeys.contains(String(decoding: key, as: UTF8.self))
    }
}
