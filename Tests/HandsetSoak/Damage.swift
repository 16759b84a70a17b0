import HandsetFixtures

/// Random changes of bytes.
enum Damage {
    /// Makes one to five changes.
    static func damage(_ bytes: inout [UInt8], using generator: inout FixtureGenerator) {
        for _ in 0..<Int.random(in: 1...5, using: &generator) { change(&bytes, using: &generator) }
    }

    private static func change(_ bytes: inout [UInt8], using generator: inout FixtureGenerator) {
        let index = Int.random(in: 0...bytes.count, using: &generator)
        let end = min(bytes.count, index + Int.random(in: 1...40, using: &generator))
        switch Int.random(in: 0..<6, using: &generator) {
        case 0 where index < bytes.count:
            bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1 where index < bytes.count:
            bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 2: bytes.removeSubrange(index..<end)
        case 3: bytes.insert(contentsOf: bytes[index..<end], at: index)
        case 4: bytes.removeSubrange(index...)
        default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
        }
    }
}
