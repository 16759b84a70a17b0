/// The identifiers of notifications: `apns-id`.
enum MessageID {
    /// Whether a text is a UUID in its canonical form, in small or capital letters.
    static func isCanonical(_ text: String) -> Bool {
        let bytes = text.utf8
        guard bytes.count == 36 else { return false }
        for (index, byte) in bytes.enumerated() {
            let isDash = index == 8 || index == 13 || index == 18 || index == 23
            guard isDash ? byte == UInt8(ascii: "-") : byte.hexValue != nil else { return false }
        }
        return true
    }

    /// Makes one as Apple's service does: in capital letters, and with random bits only.
    static func make() -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var random = (UInt64.random(in: 0 ... .max), UInt64.random(in: 0 ... .max))
        return String(unsafeUninitializedCapacity: 36) { buffer in
            for index in 0..<36 {
                if index == 8 || index == 13 || index == 18 || index == 23 {
                    buffer[index] = UInt8(ascii: "-")
                    continue
                }
                buffer[index] = digits[Int(random.0 & 15)]
                random.0 >>= 4
                if index == 17 { random.0 = random.1 }
            }
            return 36
        }
    }
}
