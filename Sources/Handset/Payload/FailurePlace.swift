/// Where the cause of a failure stands, which is at or before the byte at which jansson stopped.
struct FailurePlace {
    /// The offset of the offending byte, or of the first byte of the offending token.
    let offset: Int
    /// Whether the cause is a NUL byte; jansson takes one between tokens for the end of the input.
    let isNUL: Bool

    init(of failure: JanssonFailure, in window: InputWindow) {
        let start = window.start
        // Jansson stops at a byte that it cannot take into a string, else behind the last it read.
        let stop = min(failure.offset, window.end)
        let arrived = window.withBytes(in: start..<min(stop + 1, window.end)) { Array($0) }
        let read = Array(arrived.prefix(stop - start))
        let place = read.withUnsafeBufferPointer { bytes -> Int in
            switch failure.code {
            case .controlCharacter, .lineEndInString, .invalidUTF8:
                min(bytes.count, arrived.count - 1)
            case .depthLimit, .outOfMemory, .other:
                bytes.count - 1
            case .invalidEscape:
                bytes.lastIndex(of: UInt8(ascii: "\\")) ?? bytes.count - 1
            case .loneSurrogate, .keyWithNUL:
                Self.offendingEscape(in: bytes, of: Self.lastToken(in: bytes))
            case .realOverflow, .integerOverflow, .syntax, .duplicateKey:
                Self.lastToken(in: bytes).lowerBound
            }
        }
        switch failure.code {
        case .controlCharacter where arrived.last == 0:
            (offset, isNUL) = (start + place, true)
        case .syntax where read.last == 0, .invalidEscape where read.last == 0:
            (offset, isNUL) = (stop - 1, true)
        default:
            (offset, isNUL) = (start + max(0, place), false)
        }
    }

    private static func lastToken(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var last = 0..<0
        while let token = JSONToken.next(in: bytes, from: last.upperBound) { last = token.range }
        return last
    }

    /// The index of the escape in a string that is half of a surrogate pair, or a NUL.
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
            if unit == 0 || UTF16.isTrailSurrogate(unit) { return index }
            if UTF16.isLeadSurrogate(unit) {
                index += 6
                guard let next = Self.unit(in: bytes, at: index), UTF16.isTrailSurrogate(next)
                else { return index - 6 }
            }
            index += 6
        }
        return token.lowerBound
    }

    /// The UTF-16 unit of an escape such as `\ud83d`, or `nil` if there is no such escape.
    private static func unit(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt16? {
        guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u")
        else { return nil }
        return UInt16(String(decoding: bytes[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16)
    }
}
