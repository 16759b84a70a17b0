/// A generator of random numbers for repeatable fixtures.
///
/// The same seed gives the same numbers on every machine and in every release. The algorithm is SplitMix64
/// (Steele, Lea and Flood, 2014), which is not suitable for secrets.
///
/// ```swift
/// var generator = FixtureGenerator(seed: 1)
/// print(generator.next())
/// // 10451216379200822465
/// ```
public struct FixtureGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator from its seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// Returns the next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
