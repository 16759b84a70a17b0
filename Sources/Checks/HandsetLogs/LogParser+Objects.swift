import Handset

// Objects within the maps of Java and Kotlin: `Alert(title=Order, body=Ready)`, `Alert{title='Order'}`, `Alert[title=Order]`.

extension LogParser {
    private static let maximumByteCountOfName = 128

    /// The number of bytes of the name and the bracket at the index, if a key follows; `nil` if there is none.
    var byteCountOfObjectHead: Int? {
        guard mapLanguage == .java else { return nil }
        var count = 0
        while let byte = byte(after: count), count < Self.maximumByteCountOfName,
            QuotedText.isBare(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
        {
            count += 1
        }
        guard count > 0, let bracket = byte(after: count), "({[".utf8.contains(bracket) else {
            return nil
        }
        var scan = self
        scan.index += count + 1
        return scan.takeMapKey() == nil ? nil : count + 1
    }

    /// Begins the object at the index, whose name and bracket have a number of bytes.
    mutating func beginObject(key: Range<Int>?, headCount: Int) throws(LogFault) {
        guard open.count < Self.maximumDepth else {
            throw LogFault(index: index, cause: .tooDeep(limit: Self.maximumDepth))
        }
        let head = (0..<headCount).compactMap(byte(after:))
        let node = tree.add(
            .dictionary, key: key, text: tree.add(head), range: index..<(index + headCount))
        index += headCount
        open.append(Open(node: node, bracket: head.last ?? UInt8(ascii: "("), isArray: false))
        open[open.count - 1].isObject = true
    }

    /// Returns the text between single quotes, which many classes print around texts; `nil` if it has none.
    static func withoutQuotes(_ text: [UInt8]) -> [UInt8]? {
        guard text.count > 1, text.first == UInt8(ascii: "'"), text.last == UInt8(ascii: "'") else {
            return nil
        }
        return Array(text.dropFirst().dropLast())
    }
}
