/// A guess at the encoding of a stream from its first four bytes.
///
/// They can be a byte order mark. Otherwise they are judged as RFC 4627, section 3, describes, since JSON
/// begins with two ASCII characters.
enum TextEncodingGuess {
    /// Returns the name of UTF-16 or UTF-32; `nil` for UTF-8 and all else.
    ///
    /// It judges only the beginning of the stream, and waits for four bytes only if the first ones are not UTF-8.
    static func name(ofStreamIn window: InputWindow) -> String? {
        guard window.start < 4, window.firstShowable == 0, isSuspicious(window) else { return nil }
        // An error of the stream is thrown again by the next read.
        _ = try? window.byte(at: 3)
        return window.withBytes(in: 0..<min(4, window.end)) { bytes in
            guard bytes.count == 4 else { return nil }
            switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
            case (0xFF, 0xFE, 0, 0), (1..., 0, 0, 0): return "UTF-32LE"
            case (0, 0, 0xFE, 0xFF), (0, 0, 0, 1...): return "UTF-32BE"
            case (0xFF, 0xFE, _, _), (1..., 0, 1..., 0): return "UTF-16LE"
            case (0xFE, 0xFF, _, _), (0, 1..., 0, 1...): return "UTF-16BE"
            default: return nil
            }
        }
    }

    private static func isSuspicious(_ window: InputWindow) -> Bool {
        // Two bytes are enough, even if no more have arrived.
        _ = try? window.byte(at: 1)
        return window.withBytes(in: 0..<min(2, window.end)) { bytes in
            bytes.contains(0) || bytes.first == 0xFE || bytes.first == 0xFF
        }
    }
}
