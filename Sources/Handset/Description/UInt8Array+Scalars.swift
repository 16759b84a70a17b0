internal import Glibc

// Numbers, Booleans and null, by themselves and inside a container.

extension [UInt8] {
    /// Appends a value that is no container, as it stands inside one, and what follows it.
    @inline(__always)
    mutating func appendNested(_ node: PayloadNode, _ kind: PayloadValue.Kind, end: StaticString) {
        switch kind {
        case .string: appendQuotedIfNeeded(node.utf8, end: end)
        case .integer where node.integer >= 0:
            appendPiece(ofAtMost: 20 + end.utf8CodeUnitCount) { cursor in
                cursor.writeDigits(node.integer.magnitude)
                cursor.write(end)
            }
        case .dictionary, .array, .integer, .real, .boolean, .null:
            appendNestedScalar(node)
            appendPiece(end)
        }
    }

    private mutating func appendNestedScalar(_ node: PayloadNode) {
        let start = count
        appendScalar(node)
        // The test for quotes is applied to the text.
        if !self[start...].allSatisfy(Self.isBare) {
            insert(UInt8(ascii: "\""), at: start)
            append(UInt8(ascii: "\""))
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
    mutating func appendInteger(_ integer: Int64) {
        // The smallest integer has a sign and 19 digits.
        appendPiece(ofAtMost: 20) { cursor in
            if integer < 0 { cursor.write(UInt8(ascii: "-")) }
            cursor.writeDigits(integer.magnitude)
        }
    }

    /// Appends a double as C's `%.16g` writes it.
    ///
    /// Certain up to macOS 12, a choice after that.
    mutating func appendReal(_ real: Double) {
        // Seventeen digits, a sign, a point and an exponent need no more.
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 40) { buffer in
            let written = withVaList([real]) {
                vsnprintf(buffer.baseAddress, buffer.count, "%.16g", $0)
            }
            for character in buffer.prefix(Swift.max(0, Int(written))) {
                let byte = UInt8(bitPattern: character)
                // A caller may have set a locale with another decimal point.
                append(byte == UInt8(ascii: ",") ? UInt8(ascii: ".") : byte)
            }
        }
    }
}

extension ByteCursor {
    /// Writes the decimal digits of a number.
    @inline(__always)
    fileprivate mutating func writeDigits(_ number: UInt64) {
        var count = 1
        var rest = number / 10
        while rest > 0 {
            count += 1
            rest /= 10
        }
        rest = number
        for index in stride(from: count - 1, through: 0, by: -1) {
            (next + index).initialize(to: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
        advance(by: count)
    }
}
