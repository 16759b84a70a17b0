import Handset

// The texts of Dart and Java for a map: `{aps: {alert: Hello, Bob}, id: 7}` and `{aps={alert=Hello, Bob}, id=7}`, without
// quotes and escapes.

extension LogParser {
    /// Payloads have 5,120 bytes at most; a longer text is something else.
    private static let maximumByteCountOfMap = 16 << 10
    private static let maximumKeyByteCountOfMap = 128
    private static let maximumLineCountOfMap = 64

    /// True at `{key: ` of Dart, and `{key=` of Java.
    var isAtMap: Bool {
        guard next == UInt8(ascii: "{") else { return false }
        var scan = self
        scan.index += 1
        return scan.takeMapKey() != nil
    }

    mutating func parseMap() throws(LogFault) {
        let start = index
        try begin(key: nil)
        while let container = open.last {
            guard index - start < Self.maximumByteCountOfMap else { throw fault("}") }
            if container.count == 0, next == container.closing {
                try endMap()
                continue
            }
            var key: Range<Int>?
            if !container.isArray {
                guard let bytes = takeMapKey() else { throw fault("a key") }
                key = tree.add(decoded(bytes))
            }
            if next == UInt8(ascii: "["), !isMapText(after: UInt8(ascii: "]")) {
                try beginMap(key: key)
            } else if isAtMap || isNext("{}") {
                try beginMap(key: key)
            } else if let count = byteCountOfObjectHead {
                try beginObject(key: key, headCount: count)
            } else {
                try parseMapText(key, until: start + Self.maximumByteCountOfMap)
                try endMapValue()
            }
        }
    }

    private mutating func beginMap(key: Range<Int>?) throws(LogFault) {
        try begin(key: key)
        // Brackets may be taken for Swift's.
        open[open.count - 1].isArray = open.last?.bracket == UInt8(ascii: "[")
    }

    private mutating func endMap() throws(LogFault) {
        guard let container = open.popLast() else { return }
        index += 1
        tree.end(container.node, at: index, isOldStyle: false)
        try endMapValue()
    }

    /// Reads the comma after a value, or the bracket of its container.
    private mutating func endMapValue() throws(LogFault) {
        guard let container = open.last else { return }
        open[open.count - 1].count += 1
        switch next {
        case UInt8(ascii: ","):
            index += 1
            while let byte = next, JSONToken.isWhiteSpace(byte) { index += 1 }
        case container.closing: try endMap()
        default: throw fault(", or a bracket")
        }
    }

    // MARK: - Keys and texts

    /// Takes a key with the separator behind it; `nil` if there is none.
    mutating func takeMapKey() -> [UInt8]? {
        var key: [UInt8] = []
        while let byte = byte(after: key.count), Self.isBareKey(byte),
            key.count < Self.maximumKeyByteCountOfMap
        {
            key.append(byte)
        }
        guard !key.isEmpty else { return nil }
        for (offset, separator) in mapLanguage.separator.utf8.enumerated()
        where byte(after: key.count + offset) != separator { return nil }
        index += key.count + mapLanguage.separator.utf8.count
        return key
    }

    /// Parses a text, which may hold commas and brackets, up to the next key or the end of its container.
    private mutating func parseMapText(_ key: Range<Int>?, until end: Int) throws(LogFault) {
        let start = index
        // Texts in quotes come from JSON and JavaScript.
        guard let container = open.last, next != UInt8(ascii: "\""),
            container.isObject || next != UInt8(ascii: "'")
        else { throw fault("a text without quotes") }
        var text: [UInt8] = []
        var lineCount = 0
        while let byte = next, !isEndOfMapText(byte, in: container) {
            if byte == UInt8(ascii: "\n") { lineCount += 1 }
            guard index < end, lineCount < Self.maximumLineCountOfMap else { throw fault("}") }
            if mapLanguage == .java, byte == UInt8(ascii: ";"), isBeforeOldStyleKey {
                throw fault(", or a bracket")
            }
            for _ in 0..<(byteCountInBraces(container) ?? 1) {
                if let byte = next { text.append(byte) }
                index += 1
            }
        }
        guard next != nil else { throw fault("") }
        if text.elementsEqual("<private>".utf8) {
            noteUnreadable(.redacted(token: "<private>"), at: start)
        }
        if text.elementsEqual("...".utf8) || text.elementsEqual("…".utf8) {
            noteUnreadable(.elided, at: start)
        }
        if container.isObject, let inner = Self.withoutQuotes(text) {
            text = inner
            note(.quotes)
        }
        if text.contains(where: {
            ",{}[]\"".utf8.contains($0) || container.isObject && $0 == UInt8(ascii: ")")
        }) {
            tree.noteGuess()
        }
        addText(decoded(text), .printed, key, start)
    }

    /// The number of bytes of a text in braces at the index, as in `Hello {name}`; `nil` if there is none.
    private func byteCountInBraces(_ container: Open) -> Int? {
        let isRound = container.closing == UInt8(ascii: ")")
        let (opening, closing) =
            isRound
            ? (UInt8(ascii: "("), container.closing) : (UInt8(ascii: "{"), UInt8(ascii: "}"))
        guard next == opening else { return nil }
        var scan = self
        scan.index += 1
        while let byte = scan.next, byte != opening, byte != UInt8(ascii: "\n"),
            scan.index - index < 256
        {
            if byte == closing { return scan.index + 1 - index }
            guard byte != UInt8(ascii: ",") || !scan.isEndOfMapText(byte, in: container) else {
                return nil
            }
            scan.index += 1
        }
        return nil
    }

    private func isEndOfMapText(_ byte: UInt8, in container: Open) -> Bool {
        if byte == container.closing { return open.count == 1 || !isMapText(afterByteAt: index) }
        guard byte == UInt8(ascii: ",") else { return false }
        var scan = self
        scan.index += 1
        guard let blank = scan.next, JSONToken.isWhiteSpace(blank) else { return false }
        guard !container.isArray else { return true }
        while let byte = scan.next, JSONToken.isWhiteSpace(byte), scan.index - index < 256 {
            scan.index += 1
        }
        return scan.takeMapKey() != nil
    }

    /// Returns true if what follows a bracket shows that it belongs to a text.
    private func isMapText(afterByteAt index: Int) -> Bool {
        switch text.byte(at: index + 1) {
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","): false
        case UInt8(ascii: ")"): !open.contains(where: \.isObject)
        default: true
        }
    }

    /// Returns true if the next bracket of a kind is followed by a text, as in `[Shop] Hello`.
    private func isMapText(after bracket: UInt8) -> Bool {
        var end = index
        while let byte = text.byte(at: end), byte != bracket, end - index < 256 { end += 1 }
        return text.byte(at: end) == bracket && isMapText(afterByteAt: end)
    }
}
