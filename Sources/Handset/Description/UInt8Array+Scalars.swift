internal import Glibc

// Numbers, Booleans and null, by themselves and inside a container.

extension [UInt8] {
    /// Appends a value that is no container, as it stands inside one.
    mutating func appendNested(_ node: PayloadNode) {
        guard node.kind != .string else { return appendQuotedIfNeeded(node.utf8) }
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
        if integer < 0 { append(UInt8(ascii: "-")) }
        let start = count
        var rest = integer.magnitude
        repeat {
            append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        withUnsafeMutableBufferPointer { $0[start...].reverse() }
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
