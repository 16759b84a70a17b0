/// What Darwin prints for a value, and what stands where in the text.
struct PrintedValue {
    /// The value.
    let value: PayloadValue
    /// The text.
    let text: String
    /// The parts of a container in the order of the text, each before what it holds; none for
    /// everything else.
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

    /// The part whose key a place lies in, or `nil`.
    func part(withKeyAt offset: Int) -> PrintedPart? {
        parts.last { $0.key?.contains(offset) == true }
    }

    /// The innermost part whose value a place lies in, or `nil`.
    func part(withValueAt offset: Int) -> PrintedPart? {
        parts.last { $0.value.contains(offset) }
    }

    /// The part that keys lead to, each into the dictionary before it; `nil` if there is none.
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

    /// A part's value.
    func value(of part: PrintedPart) -> PayloadValue {
        PayloadValue(node: part.node, tree: value.tree)
    }

    /// The text of a range in UTF-16 units.
    func text(in range: Range<Int>) -> String { text.text(in: range) }
}

extension String {
    /// The part of a text that a range of UTF-16 units covers, cut to what there is.
    func text(in range: Range<Int>) -> String {
        let units = utf16
        let lower = units.index(
            units.startIndex, offsetBy: range.lowerBound, limitedBy: units.endIndex)
        guard let lower else { return "" }
        let upper = units.index(lower, offsetBy: range.count, limitedBy: units.endIndex)
        return String(unicodeScalars[lower..<(upper ?? units.endIndex)])
    }
}
