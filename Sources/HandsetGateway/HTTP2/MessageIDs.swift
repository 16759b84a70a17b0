import Handset
import HandsetFixtures

/// A generator of notification identifiers in the form of Apple's service: upper case, and all bits
/// random.
struct MessageIDs: Sendable {
    // Seeded by the system once: asking the system for each takes longer than the rest of an
    // answer.
    private var generator = FixtureGenerator(seed: .random(in: 0 ... .max))

    /// Returns the next identifier.
    mutating func next() -> String {
        let digits: StaticString = "0123456789ABCDEF"
        var random = (generator.next(), generator.next())
        return String(unsafeUninitializedCapacity: 36) { buffer in
            for index in 0..<36 {
                if index == 8 || index == 13 || index == 18 || index == 23 {
                    buffer[index] = UInt8(ascii: "-")
                    continue
                }
                buffer[index] = digits.utf8Start[Int(random.0 & 15)]
                random.0 >>= 4
                if index == 17 { random.0 = random.1 }
            }
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
