public import Handset

extension DeviceToken {
    /// How many bytes nearly all tokens have.
    public static let usualByteCount = 32

    /// Creates a token of random bytes.
    ///
    /// How the bytes are taken is promised, so that a ``FixtureGenerator`` gives the same tokens in every
    /// release: eight from each number of the generator, the most significant first; of the last number
    /// what the token still needs.
    ///
    /// ```swift
    /// var generator = FixtureGenerator(seed: 1)
    /// print(try DeviceToken(byteCount: 10, using: &generator).hex)
    /// // 910a2dec89025cc1beeb
    /// ```
    ///
    /// - Parameters:
    ///   - byteCount: How many bytes it has.
    ///   - generator: Where they come from.
    /// - Throws: `DeviceTokenError.byteCount(_:)` if that is less than 1 or more than 100.
    public init(
        byteCount: Int = usualByteCount, using generator: inout some RandomNumberGenerator
    ) throws(DeviceTokenError) {
        guard Self.byteCounts.contains(byteCount) else { throw .byteCount(byteCount) }
        try self.init(Self.randomBytes(byteCount, using: &generator))
    }

    /// Random bytes, as the initializer promises them.
    static func randomBytes(
        _ count: Int, using generator: inout some RandomNumberGenerator
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        while bytes.count < count {
            let number: UInt64 = generator.next()
            var shift = 56
            while shift >= 0, bytes.count < count {
                bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
                shift -= 8
            }
        }
        return bytes
    }
}
