/// The order in which Darwin prints the keys of a dictionary: ascending by UTF-16 unit, with a prefix
/// first.
///
/// This is certain for ASCII keys. For others it is a choice: the result of the device's `compare:` for
/// composed characters is not known.
package enum KeyOrder {
    @inline(__always)
    package static func isAscending(
        _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        // Most keys differ in their first characters, which are ASCII.
        if let left = left.first, let right = right.first, left != right, left | right < 0x80 {
            return left < right
        }
        return isAscendingByAll(left, right)
    }

    private static func isAscendingByAll(
        _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
            return rank(left[index]) < rank(right[index])
        }
        return left.count < right.count
    }

    /// Returns the rank of a byte of UTF-8 by the order of UTF-16 units.
    ///
    /// The two orders differ only beyond U+FFFF: surrogates, from U+D800 on, come before U+E000 to U+FFFF,
    /// which begin with 0xEE and 0xEF.
    private static func rank(_ byte: UInt8) -> UInt8 {
        switch byte {
        case 0xEE, 0xEF: byte + 0x10
        case 0xF0...0xF4: byte - 0x02
        default: byte
        }
    }
}
