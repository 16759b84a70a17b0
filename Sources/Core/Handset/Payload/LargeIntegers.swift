/// The integers beyond 64 bits in a tree, which jansson holds as doubles.
package struct LargeIntegers: Sendable {
    /// The digits, with a sign, by the address of the node.
    private var digits: [UInt: [UInt8]] = [:]

    var isEmpty: Bool { digits.isEmpty }

    /// Returns the digits of a node as they came, with a sign; `nil` if it is another value.
    func digits(of node: PayloadNode) -> [UInt8]? { digits[UInt(bitPattern: node.pointer)] }

    mutating func insert(_ digits: [UInt8], for node: PayloadNode) {
        self.digits[UInt(bitPattern: node.pointer)] = digits
    }

    /// Returns the text that an NSDecimalNumber prints for an integer.
    ///
    /// Up to 38 digits it is the integer. What happens to further digits is unknown; here each that does
    /// not fit into the 128 bits of the mantissa becomes zero.
    package static func decimalText(_ digits: [UInt8]) -> [UInt8] {
        var mantissa: UInt128 = 0
        var hasOverflown = false
        return digits.map { byte in
            guard byte != UInt8(ascii: "-") else { return byte }
            let (product, isTooLarge) = mantissa.multipliedReportingOverflow(by: 10)
            let (sum, isSumTooLarge) = product.addingReportingOverflow(
                UInt128(byte - UInt8(ascii: "0")))
            hasOverflown = hasOverflown || isTooLarge || isSumTooLarge
            guard !hasOverflown else { return UInt8(ascii: "0") }
            mantissa = sum
            return byte
        }
    }
}
