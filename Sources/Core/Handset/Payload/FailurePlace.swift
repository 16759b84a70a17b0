/// The place of what made jansson fail: at or before the byte at which it stopped.
enum FailurePlace {
    /// Returns the offset of the offending byte, or of the first byte of the offending token.
    static func offset(of failure: JanssonFailure, in window: InputWindow) -> Int {
        let start = window.start
        let stop = max(start, min(failure.offset, window.end))
        return window.withBytes(in: start..<stop) { bytes in
            switch failure.code {
            case .controlCharacter, .lineEndInString, .invalidUTF8:
                // Jansson stops before a byte that a string cannot hold.
                stop
            case .depthLimit, .outOfMemory, .memoryLimit, .other:
                max(start, stop - 1)
            case .invalidEscape:
                start + (bytes.lastIndex(of: UInt8(ascii: "\\")) ?? 0)
            case .loneSurrogate:
                start + offendingEscape(in: bytes, of: lastToken(in: bytes))
            case .realOverflow, .integerOverflow, .syntax, .duplicateKey, .keyWithNUL:
                start + lastToken(in: bytes).lowerBound
            }
        }
    }

    private static func lastToken(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var last = 0..<0
        while let token = JSONToken.next(in: bytes, from: last.upperBound) { last = token.range }
        return last
    }

    /// Returns the index of the escape in a string that is half of a surrogate pair.
    private static func offendingEscape(
        in bytes: UnsafeBufferPointer<UInt8>, of token: Range<Int>
    ) -> Int {
        var index = token.lowerBound
        while index < token.upperBound {
            guard bytes[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            guard let unit = unit(in: bytes, at: index) else {
                index += 2
                continue
            }
            if UTF16.isTrailSurrogate(unit) { return index }
            if UTF16.isLeadSurrogate(unit) {
                index += 6
                guard let next = Self.unit(in: bytes, at: index), UTF16.isTrailSurrogate(next)
                else { return index - 6 }
            }
            index += 6
        }
        return token.lowerBound
    }

    /// Returns the UTF-16 unit of an escape such as `\ud83d`; `nil` if something else stands there.
    private static func unit(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt16? {
        guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u")
        else { return nil }
        return UInt16(String(decoding: bytes[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16)
    }
}
