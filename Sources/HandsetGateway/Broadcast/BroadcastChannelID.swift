/// The identifiers of broadcast channels: base64 text that the service makes.
enum BroadcastChannelID {
    /// The size of a new identifier, in bytes before they are encoded.
    static let byteCount = 16
    /// The largest size of an identifier in a request, in bytes.
    ///
    /// Apple has a limit and does not publish it.
    static let maximumByteCount = 128

    private static let digits = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    /// Returns an identifier that nobody can guess.
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<byteCount).map { _ in UInt8.random(in: 0...255, using: &generator) }
        return encoded(bytes)
    }

    /// Returns true if a text is base64 with its padding and not too long.
    static func isWellFormed(_ text: String) -> Bool {
        let bytes = text.utf8
        guard (4...maximumByteCount).contains(bytes.count), bytes.count.isMultiple(of: 4) else {
            return false
        }
        let paddingCount = bytes.suffix(2).count { $0 == padding }
        guard paddingCount < 2 || bytes.suffix(2).allSatisfy({ $0 == padding }) else {
            return false
        }
        return bytes.dropLast(paddingCount).allSatisfy(digits.contains)
    }

    private static func encoded(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                text.append(
                    place > group.count ? padding : digits[bits >> (18 - 6 * place) & 63])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
