import HandsetFixtures

extension AnswerToken {
    /// The first time that a token can name: the start of 2020, in seconds since 1970.
    private static let firstTime = 1_577_836_800
    /// Three years, in seconds.
    private static let timeSpan: UInt64 = 94_694_400

    /// Returns the time when a device token became inactive, if it asks for an answer that says so.
    ///
    /// It depends on the bytes of the token alone, so that a sender gets the same each time, and can
    /// compare it with the time when the device registered.
    static func inactiveSince(_ token: [UInt8]) -> Int {
        // FNV-1a.
        let hash = token.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
            (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        return firstTime + Int(hash % timeSpan)
    }
}
