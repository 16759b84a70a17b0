extension [UInt8] {
    /// The bytes as small hex digits.
    var hexText: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(
            unsafeUninitializedCapacity: count * 2
        ) { buffer in
            for (index, byte) in enumerated() {
                buffer[index * 2] = digits[Int(byte >> 4)]
                buffer[index * 2 + 1] = digits[Int(byte & 15)]
            }
            return count * 2
        }
    }
}
