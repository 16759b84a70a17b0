import Handset
import HandsetFixtures

/// A generator of notification identifiers in the form of Apple's service: upper case, and all bits
/// random.
struct MessageIDs: Sendable {
    // Seeded by the system once: asking the system for each takes longer than the rest of an
    // answer.
    private var generator = FixtureGenerator(seed: .random(in: 0 ... .max))

    mutating func next() -> String {
        let digits: StaticString = "0123456789ABCDEF"
        var first = generator.next()
        var second = generator.next()
        return String(unsafeUninitializedCapacity: 36) { buffer in
            func write(_ indexes: Range<Int>, _ random: inout UInt64) {
                for index in indexes {
                    buffer[index] = digits.utf8Start[Int(random & 15)]
                    random >>= 4
                }
            }
            write(0..<8, &first)
            write(9..<13, &first)
            write(14..<18, &first)
            write(19..<23, &second)
            write(24..<36, &second)
            for index in [8, 13, 18, 23] { buffer[index] = UInt8(ascii: "-") }
            return 36
        }
    }

    /// Returns true if a text is a UUID in its canonical form, in upper or lower case.
    static func isCanonical(_ text: String) -> Bool {
        let bytes = text.utf8
        guard bytes.count == 36 else { return false }
        for (index, byte) in bytes.enumerated() {
            let isDash = index == 8 || index == 13 || index == 18 || index == 23
            guard isDash ? byte == UInt8(ascii: "-") : byte.hexDigitValue != nil else {
                return false
            }
        }
        return true
    }
}
