internal import Glibc

// Numbers, Booleans and null, by themselves and inside a container.

extension [UInt8] {
    /// Appends a value that is no container, as it stands inside one.
    mutating func appendNested(_ node: PayloadNode) {
        switch node.kind {
        case .string: appendQuotedIfNeeded(node.utf8)
        case .integer where node.integer >= 0: appendScalar(node)
        case .boolean: appendScalar(node)
        case .integer, .real, .null, .dictionary, .array:
            // The test for quotes is applied to the text.
            var text: [UInt8] = []
            text.appendScalar(node)
            text.withUnsafeBufferPointer { appendQuotedIfNeeded($0) }
        }
    }

    /// Appends the text of a number, a Boolean or null by itself.
    mutating func appendScalar(_ node: PayloadNode) {
        switch node.kind {
        case .integer: appendInteger(node.integer)
        case .real: appendReal(node.real)
        case .boolean: append(node.isTrue ? UInt8(ascii: "1") : UInt8(ascii: "0"))
        case .null: append(contentsOf: "<null>".utf8)
        case .string, .dictionary, .array: break
        }
    }

    /// Appends the decimal digits of an integer.
    mutating func appendInteger(_ integer: some BinaryInteger) {
        if integer >= 0, integer < 10 {
            append(UInt8(ascii: "0") + UInt8(integer))
        } else {
            append(contentsOf: String(integer).utf8)
        }
    }

    /// Appends a double as C's `%.16g` writes it.
    ///
    /// Certain up to macOS 12, a choice after that.
    mutating func appendReal(_ real: Double) {
        var buffer = [CChar](repeating: 0, count: 40)
        let written = withVaList([real]) { vsnprintf(&buffer, buffer.count, "%.16g", $0) }
        for character in buffer.prefix(Swift.max(0, Int(written))) {
            let byte = UInt8(bitPattern: character)
            // A caller may have set a locale with another decimal point.
            append(byte == UInt8(ascii: ",") ? UInt8(ascii: ".") : byte)
        }
    }
}
