/// A choice of ``SilentDelivery`` by chance, which is the same in every run with the same seed.
///
/// Half of the silent pushes are delivered, a quarter is delayed, and an eighth each is merged and dropped.
/// Apple states no numbers; these are Handset's own.
///
/// ```swift
/// let chance = SilentDeliveryChance(seed: 7)
/// print((1...4).map { chance.delivery(of: $0).rawValue })
/// // ["merged", "delivered", "delivered", "delivered"]
/// ```
package struct SilentDeliveryChance: Hashable, Sendable {
    package var seed: UInt64

    package init(seed: UInt64) {
        self.seed = seed
    }

    /// Returns the fate of a payload, from its number in the stream.
    package func delivery(of number: Int) -> SilentDelivery {
        // SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators").
        var mixed = seed &+ UInt64(bitPattern: Int64(number)) &* 0x9e37_79b9_7f4a_7c15
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        mixed ^= mixed >> 31
        return switch mixed % 8 {
        case 0..<4: .delivered
        case 4..<6: .delayed
        case 6: .merged
        default: .dropped
        }
    }
}
