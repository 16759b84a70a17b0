import Handset

extension LogParser {
    mutating func parseContainer() throws(LogFault) {
        try begin(key: nil)
        try parseOpen(downTo: 0)
    }

    /// Parses what is in the open containers, until this number of them is left.
    mutating func parseOpen(downTo depth: Int) throws(LogFault) {
        while open.count > depth, let container = open.last {
            skipSpace()
            guard let byte = next else { throw fault("") }
            if byte == container.closing {
                end(container)
            } else if container.isArray {
                try parseValue(key: nil)
            } else {
                try parseMember()
            }
        }
    }

    mutating func begin(key: Range<Int>?) throws(LogFault) {
        guard let bracket = next else { throw fault("") }
        guard open.count < Self.maximumDepth else {
            throw LogFault(index: index, cause: .tooDeep(limit: Self.maximumDepth))
        }
        let isDictionary =
            bracket == UInt8(ascii: "{") || bracket == UInt8(ascii: "[") && isSwiftDictionary
        let node = tree.add(
            isDictionary ? .dictionary : .array, key: key, range: index..<(index + 1))
        open.append(Open(node: node, bracket: bracket, isArray: !isDictionary))
        index += 1
    }

    private mutating func end(_ container: Open) {
        index += 1
        tree.end(container.node, at: index, isOldStyle: container.isOldStyle)
        open.removeLast()
        endValue()
    }

    /// Reads the separator after a value, if it is in a container.
    mutating func endValue() {
        guard let container = open.last else { return }
        open[open.count - 1].count += 1
        memberCount += 1
        let end = index
        skipSpace()
        let wanted = container.isOldStyle ? UInt8(ascii: ";") : UInt8(ascii: ",")
        switch next {
        case UInt8(ascii: ";"), UInt8(ascii: ","):
            if next != wanted { note(.separator) }
            index += 1
            guard !container.isOldStyle else { return }
            skipSpace()
            // Swift and JSON write no comma after the last value.
            if next == container.closing { note(.separator) }
        case container.closing: if container.isOldStyle { note(.separator) }
        case nil: index = end
        default: note(.separator)
        }
    }

    // MARK: - Members

    mutating func parseMember() throws(LogFault) {
        if skipElidedMembers() { return }
        guard var container = open.last else { return }
        let (key, isQuoted) = try parseKey(&container)
        skipSpace()
        guard var separator = next, separator == UInt8(ascii: "=") || separator == UInt8(ascii: ":")
        else { throw fault("= or :") }
        index += 1
        if separator == UInt8(ascii: "="), next == UInt8(ascii: ">") {
            // Ruby and PHP write an arrow where JSON has a colon.
            note(.separator)
            separator = UInt8(ascii: ":")
            index += 1
        }
        if let old = container.separator, old != separator { note(.separator) }
        container.separator = container.separator ?? separator
        if separator == UInt8(ascii: "=") { hasOldStyleKey = true }
        open[open.count - 1] = container
        noteQuotes(of: key, isQuoted, container)
        let range = tree.add(key)
        skipSpace()
        if key == LogTree.apsKey, next == UInt8(ascii: "{") || next == UInt8(ascii: "[") {
            open[open.count - 1].hasBegunAPS = true
        }
        try parseValue(key: range)
    }

    private mutating func parseKey(
        _ container: inout Open
    ) throws(LogFault) -> (key: [UInt8], isQuoted: Bool) {
        if take("AnyHashable(") {
            container.isHashable = true
            isHashable = true
            guard let quote = next, quote == UInt8(ascii: "\"") else { throw fault("a string") }
            let key = try parseString()
            guard take(")") else { throw fault(")") }
            return (key, true)
        }
        if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            if quote == UInt8(ascii: "'") { note(.quotes) }
            hasQuotes = true
            return (try parseString(), true)
        }
        var key: [UInt8] = []
        while let byte = next, Self.isBareKey(byte) {
            key.append(byte)
            index += 1
        }
        guard !key.isEmpty else { throw fault("a key") }
        return (key, false)
    }

    private mutating func noteQuotes(of key: [UInt8], _ isQuoted: Bool, _ container: Open) {
        let needsQuotes =
            container.isOldStyle ? key.isEmpty || !key.allSatisfy(QuotedText.isBare) : true
        if isQuoted != needsQuotes, !container.isHashable {
            note(isQuoted ? .quoted : .unquoted)
        }
    }

    /// Skips a line that only says that members were left out.
    private mutating func skipElidedMembers() -> Bool {
        guard isNext("...") || isNext("…") || isNext("<private>") else { return false }
        noteUnreadable(
            isNext("<") ? .redacted(token: "<private>") : .elided, at: index)
        while let byte = next, byte != UInt8(ascii: "\n"), byte != open.last?.closing {
            index += 1
        }
        return true
    }

    /// Returns true for a byte of a key that people leave without quotes.
    static func isBareKey(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "$"),
            UInt8(ascii: "@"), UInt8(ascii: "+"), 0x80...:
            true
        default: QuotedText.isBare(byte)
        }
    }
}
