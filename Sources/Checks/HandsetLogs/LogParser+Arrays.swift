import Handset

// Arrays as Swift's print shows them: `<__NSArrayM 0x283e5c2a0>(`, and each element on a line, without quotes.

extension LogParser {
    /// The number of bytes that the class and the address of an array may have.
    private static let maximumHeadByteCount = 96

    /// The class and the address at the index, if they stand before the elements of an array.
    var headOfArray: [UInt8]? {
        guard isNext("<") else { return nil }
        var head: [UInt8] = []
        while head.count < Self.maximumHeadByteCount, let byte = byte(after: head.count) {
            head.append(byte)
            guard byte != UInt8(ascii: ">") else { break }
            guard QuotedText.isBare(byte) || "<_ .".utf8.contains(byte) else { return nil }
        }
        let text = String(decoding: head, as: UTF8.self)
        guard head.last == UInt8(ascii: ">"), text.contains("Array"), text.contains(" 0x") else {
            return nil
        }
        var scan = self
        scan.index += head.count
        while let byte = scan.next, JSONToken.isWhiteSpace(byte) { scan.index += 1 }
        return scan.next == UInt8(ascii: "(") ? head : nil
    }

    /// Begins the array whose class stands at the index.
    mutating func beginBareArray(key: Range<Int>?) throws(LogFault) {
        guard let head = headOfArray else { throw fault("an array") }
        index += head.count
        arrayHeads.append(head)
        while let byte = next, JSONToken.isWhiteSpace(byte) { index += 1 }
        try begin(key: key)
        var scan = self
        scan.skipBlanks()
        open[open.count - 1].isBare = true
        open[open.count - 1].isOnOneLine =
            scan.next != UInt8(ascii: "\n") && scan.next != UInt8(ascii: "\r")
    }

    /// Parses an element up to the comma or the bracket behind it.
    mutating func parseBareElement(_ key: Range<Int>?) throws(LogFault) {
        let start = index
        var text: [UInt8] = []
        while let byte = next, !isEndOfElement(byte) {
            text.append(byte)
            index += 1
        }
        guard next != nil else { throw fault("") }
        while let last = text.last, JSONToken.isWhiteSpace(last) { text.removeLast() }
        if text.elementsEqual("<private>".utf8) {
            noteUnreadable(.redacted(token: "<private>"), at: start)
        }
        if text.elementsEqual("…".utf8) || text.elementsEqual("...".utf8) {
            noteUnreadable(.elided, at: start)
        }
        addText(decoded(text), .text, key, start)
    }

    /// True before a comma at the end of a line, and before a line with the bracket.
    private func isEndOfElement(_ byte: UInt8) -> Bool {
        if open.last?.isOnOneLine == true {
            return byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")")
        }
        guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") else { return false }
        var scan = self
        scan.index += 1
        while let next = scan.next, next == 32 || next == 9 || next == 13 { scan.index += 1 }
        return scan.next == (byte == UInt8(ascii: ",") ? UInt8(ascii: "\n") : UInt8(ascii: ")"))
    }
}
