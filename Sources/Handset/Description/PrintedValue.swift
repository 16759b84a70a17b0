/// The text that Darwin prints for a value, and the places of its parts.
struct PrintedValue {
    /// The value.
    let value: PayloadValue
    /// The text.
    let text: String
    /// The parts of a container in the order of the text, each before its own parts; empty for other
    /// values.
    let parts: [PrintedPart]

    /// Prints a value.
    ///
    /// - Throws: ``DescriptionTooLong`` if the text is too long for ``DescriptionWriter``.
    init(_ value: PayloadValue) throws(DescriptionTooLong) {
        var writer = DescriptionWriter()
        writer.outline = []
        var bytes: [UInt8] = []
        try writer.write(value, into: &bytes)
        self.value = value
        text = String(decoding: bytes, as: UTF8.self)
        parts = writer.outline ?? []
    }

    /// Returns the part whose key contains an offset, or `nil`.
    func part(withKeyAt offset: Int) -> PrintedPart? {
        parts.last { $0.key?.contains(offset) == true }
    }

    /// Returns the innermost part whose value contains an offset, or `nil`.
    func part(withValueAt offset: Int) -> PrintedPart? {
        parts.last { $0.value.contains(offset) }
    }

    /// Returns the part at a path of keys, or `nil`.
    func part(at path: [String]) -> PrintedPart? {
        var found: PrintedPart?
        for (level, key) in path.enumerated() {
            found = parts.first { part in
                part.level == level + 1 && part.name?.utf8.elementsEqual(key.utf8) == true
                    && found?.value.contains(part.value.lowerBound) ?? true
            }
            if found == nil { return nil }
        }
        return found
    }

    /// Returns the value of a part.
    func value(of part: PrintedPart) -> PayloadValue {
        PayloadValue(node: part.node, tree: value.tree)
    }

    /// Returns the text in a range of UTF-16 units.
    func text(in range: Range<Int>) -> String { text.text(in: range) }
}

extension String {
    /// Returns the text in a range of UTF-16 units, which is cut at the end of the text.
    func text(in range: Range<Int>) -> String {
        let units = utf16
        let lower = units.index(
            units.startIndex, offsetBy: range.lowerBound, limitedBy: units.endIndex)
        guard let lower else { return "" }
        let upper = units.index(lower, offsetBy: range.count, limitedBy: units.endIndex)
        return String(unicodeScalars[lower..<(upper ?? units.endIndex)])
    }
}
