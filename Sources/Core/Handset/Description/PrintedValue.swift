/// The text that Darwin prints for a value, and the places of its parts.
package struct PrintedValue {
    let value: PayloadValue
    let text: String
    /// The parts of a container in the order of the text, each before its own parts; empty for other
    /// values.
    let parts: [PrintedPart]

    /// True if the value is a container with parts, kept or not.
    var hasParts: Bool { value.count > 0 }

    init(
        _ value: PayloadValue, keeping keepsPart: ((PrintedPart) -> Bool)? = nil
    ) throws(DescriptionWriter.TextTooLong) {
        var buffer = TextBuffer()
        parts = try Self.print(value, into: &buffer, keeping: keepsPart)
        self.value = value
        text = buffer.withBytes { String(decoding: $0, as: UTF8.self) }
    }

    /// Only parts whose key or value contains one of the offsets are kept.
    init(_ value: PayloadValue, printedAs text: String, around offsets: [Int]) {
        self.value = value
        self.text = text
        var buffer = TextBuffer()
        // Never fails: the text was written before.
        let parts = try? Self.print(value, into: &buffer) { part in
            offsets.contains { part.value.contains($0) || part.key?.contains($0) == true }
        }
        self.parts = parts ?? []
    }

    /// After `count` bytes no further part is printed.
    init(_ value: PayloadValue, upTo count: Int) throws(DescriptionWriter.TextTooLong) {
        var buffer = TextBuffer()
        parts = try Self.print(value, into: &buffer, stoppingAfter: count)
        self.value = value
        text = buffer.withBytes {
            String(decoding: $0.prefix(4 * count), as: UTF8.self).text(in: 0..<count)
        }
    }

    /// Calls a closure with each part of a value whose level is 1, in the order of the text.
    static func forEachMember(
        of value: PayloadValue, _ body: @escaping (PrintedPart) -> Void
    ) {
        forEachPart(of: value) { part in
            if part.level == 1 { body(part) }
        }
    }

    /// Calls a closure with each part of a value, after those in it.
    package static func forEachPart(
        of value: PayloadValue, _ body: (PrintedPart) -> Void
    ) {
        withoutActuallyEscaping(body) { body in
            var buffer = TextBuffer()
            // Never fails for a value that was printed before.
            _ = try? print(value, into: &buffer) { part in
                body(part)
                return false
            }
        }
    }

    private static func print(
        _ value: PayloadValue, into buffer: inout TextBuffer, stoppingAfter count: Int? = nil,
        keeping keepsPart: ((PrintedPart) -> Bool)? = nil
    ) throws(DescriptionWriter.TextTooLong) -> [PrintedPart] {
        defer { withExtendedLifetime(value.tree) {} }
        var writer = DescriptionWriter()
        writer.outline = []
        writer.keepsPart = keepsPart
        writer.stopsAfter = count
        try writer.write(value.node, of: value.tree, into: &buffer)
        return writer.outline ?? []
    }

    func part(withKeyAt offset: Int) -> PrintedPart? {
        parts.last { $0.key?.contains(offset) == true }
    }

    /// Returns the innermost part whose value contains an offset, or `nil`.
    func part(withValueAt offset: Int) -> PrintedPart? {
        parts.last { $0.value.contains(offset) }
    }

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

    func value(of part: PrintedPart) -> PayloadValue {
        PayloadValue(node: part.node, tree: value.tree)
    }

    func text(in range: Range<Int>) -> String { text.text(in: range) }
}

extension String {
    /// Returns the text in a range of UTF-16 units, which is cut at the end of the text.
    package func text(in range: Range<Int>) -> String {
        if let text = asciiText(in: range) { return text }
        let units = utf16
        let lower = units.index(
            units.startIndex, offsetBy: range.lowerBound, limitedBy: units.endIndex)
        guard let lower else { return "" }
        let upper = units.index(lower, offsetBy: range.count, limitedBy: units.endIndex)
        return String(unicodeScalars[lower..<(upper ?? units.endIndex)])
    }

    /// Returns the text in a range if all before its end is ASCII, so that bytes are UTF-16 units.
    ///
    /// Otherwise, for a long text, and for a range beyond the end the result is `nil`.
    private func asciiText(in range: Range<Int>) -> String? {
        guard range.upperBound <= 4_096 else { return nil }
        return utf8.withContiguousStorageIfAvailable { utf8 -> String? in
            guard range.upperBound <= utf8.count,
                UnsafeBufferPointer(rebasing: utf8[..<range.upperBound]).allSatisfy({ $0 < 0x80 })
            else { return nil }
            return String(decoding: utf8[range], as: UTF8.self)
        } ?? nil
    }
}
