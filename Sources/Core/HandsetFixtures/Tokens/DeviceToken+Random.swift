public import Handset

extension DeviceToken {
    /// The number of bytes of nearly all tokens: 32.
    public static let usualByteCount = 32

    /// Creates a token of random bytes.
    ///
    /// Each number of the generator gives eight bytes, the most significant first; the last number gives
    /// the bytes that are still missing. This is stable, so a ``FixtureGenerator`` makes the same tokens in
    /// every release.
    ///
    /// ```swift
    /// var generator = FixtureGenerator(seed: 1)
    /// print(try DeviceToken(byteCount: 10, using: &generator).hex)
    /// // 910a2dec89025cc1beeb
    /// ```
    ///
    /// - Parameters:
    ///   - byteCount: The number of bytes.
    ///   - generator: The source of random numbers.
    /// - Throws: `DeviceToken.TokenError.byteCount(_:)` for less than 1 byte or more than 100.
    public init(
        byteCount: Int = usualByteCount, using generator: inout some RandomNumberGenerator
    ) throws(DeviceToken.TokenError) {
        guard Self.byteCounts.contains(byteCount) else { throw .byteCount(byteCount) }
        try self.init(Self.randomBytes(byteCount, using: &generator))
    }

    /// Returns random bytes in the order that the initializer documents.
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
