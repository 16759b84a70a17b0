/// Recognises a stream that is in UTF-16 or UTF-32 by its first four bytes, as RFC 4627, section 3,
/// describes: JSON begins with two ASCII characters.
enum TextEncodingGuess {
    /// The encoding's name, or `nil` for UTF-8 and whatever else; judges the stream's beginning only,
    /// and waits for four bytes if the first ones are not those of UTF-8.
    static func name(ofStreamIn window: InputWindow) -> String? {
        guard window.start < 4, window.firstShowable == 0, isSuspicious(window) else { return nil }
        // What the stream may throw here it throws again when it is read on.
        _ = try? window.byte(at: 3)
        return window.withBytes(in: 0..<min(4, window.end)) { bytes in
            switch (bytes[0], bytes.count > 1 ? bytes[1] : nil) {
            case (0xFE, 0xFF): return "UTF-16BE"
            case (0xFF, 0xFE): return isZero(bytes, 2, 3) ? "UTF-32LE" : "UTF-16LE"
            case (0, 0): return isZero(bytes, 0, 1) && bytes.count == 4 ? "UTF-32BE" : nil
            case (0, .some): return "UTF-16BE"
            case (_, 0): return isZero(bytes, 2, 3) ? "UTF-32LE" : "UTF-16LE"
            default: return nil
            }
        }
    }

    private static func isSuspicious(_ window: InputWindow) -> Bool {
        window.withBytes(in: 0..<min(2, window.end)) { bytes in
            bytes.contains(0) || bytes.first == 0xFE || bytes.first == 0xFF
        }
    }

    private static func isZero(
        _ bytes: UnsafeBufferPointer<UInt8>, _ first: Int, _ second: Int
    ) -> Bool {
        bytes.count > second && bytes[first] == 0 && bytes[second] == 0
    }
}
