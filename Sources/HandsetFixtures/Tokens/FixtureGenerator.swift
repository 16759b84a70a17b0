/// A generator of random numbers that gives the same for the same seed, so that fixtures can be made
/// again.
///
/// The algorithm is SplitMix64 (Steele, Lea and Flood, 2014). It is promised: the same seed gives the
/// same numbers on every machine and in every release. It is none for secrets.
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

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
