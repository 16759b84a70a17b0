internal import struct Foundation.Data

/// The identifiers of broadcast channels: base64 text that the service makes.
enum BroadcastChannelID {
    /// The size of a new identifier, in bytes before they are encoded.
    static let byteCount = 16
    /// The largest size of an identifier in a request, in bytes: Apple has a limit and does not publish it.
    static let maximumByteCount = 128

    /// Returns an unpredictable identifier.
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<byteCount).map { _ in UInt8.random(in: 0...255, using: &generator) }
        return Data(bytes).base64EncodedString()
    }

    /// Returns true if a text is base64 with its padding and not too long.
    static func isWellFormed(_ text: String) -> Bool {
        guard (1...maximumByteCount).contains(text.utf8.count) else { return false }
        // Foundation ignores unused bits.
        return Data(base64Encoded: text)?.base64EncodedString() == text
    }
}
