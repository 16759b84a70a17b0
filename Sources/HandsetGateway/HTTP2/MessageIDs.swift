import Handset
import HandsetFixtures

/// Makes identifiers of notifications as Apple's service does: in capital letters, and with random bits only.
struct MessageIDs: Sendable {
    // Seeded by the system once, since to ask it for each takes longer than all else that is done to
    // answer.
    private var generator = FixtureGenerator(seed: .random(in: 0 ... .max))

    /// The next one.
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
}
