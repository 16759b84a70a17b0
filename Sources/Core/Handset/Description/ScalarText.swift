/// The text of a number, a Boolean or null, by itself or in a container.
package struct ScalarText {
    /// Enough, with quotes, for twenty digits, or for seventeen with a sign, a point and an exponent.
    package static let maximumByteCount = 42

    private let node: PayloadNode
    private let kind: PayloadValue.Kind

    /// Creates the text of a value that is neither a string nor a container.
    @inline(__always)
    init(_ node: PayloadNode, _ kind: PayloadValue.Kind) {
        self.node = node
        self.kind = kind
    }

    @inline(__always)
    func writeNested(to cursor: inout ByteCursor) {
        if kind == .integer, node.integer >= 0 {
            cursor.writeDigits(node.integer.magnitude)
        } else {
            writeQuotedIfNeeded(to: &cursor)
        }
    }

    private func writeQuotedIfNeeded(to cursor: inout ByteCursor) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.maximumByteCount) { buffer in
            guard let start = buffer.baseAddress else { return }
            var text = ByteCursor(start)
            write(to: &text)
            // Darwin tests the text, not the number, for quotes.
            QuotedText(UnsafeBufferPointer(start: start, count: text.next - start))
                .write(to: &cursor)
        }
    }

    func write(to cursor: inout ByteCursor) {
        switch kind {
        case .integer:
            if node.integer < 0 { cursor.write(UInt8(ascii: "-")) }
            cursor.writeDigits(node.integer.magnitude)
        case .real: writeReal(node.real, to: &cursor)
        case .boolean: cursor.write(node.isTrue ? UInt8(ascii: "1") : UInt8(ascii: "0"))
        case .null: cursor.write("<null>")
        case .string, .dictionary, .array: break
        }
    }

    /// Writes a double as C's `%.16g` does: this is certain up to macOS 12, and a choice for later systems.
    private func writeReal(_ real: Double, to cursor: inout ByteCursor) {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Self.maximumByteCount) { buffer in
            let count = Platform.writeDouble(real, into: buffer)
            for character in buffer.prefix(max(0, min(count, buffer.count - 3))) {
                let byte = UInt8(bitPattern: character)
                // A caller may have set a locale with another decimal point.
                cursor.write(byte == UInt8(ascii: ",") ? UInt8(ascii: ".") : byte)
            }
        }
    }
}
