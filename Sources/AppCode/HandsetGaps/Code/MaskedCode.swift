internal import Foundation

/// The masked text of a file, in which patterns look for code.
struct MaskedCode {
    let bytes: [UInt8]
    let string: String

    init(_ source: [UInt8]) { self.init(masked: CodeMask(source).bytes) }

    init(masked bytes: [UInt8]) {
        self.bytes = bytes
        string = String(decoding: bytes, as: UTF8.self)
    }

    var count: Int { bytes.count }

    /// The byte at an offset; zero outside of the text.
    subscript(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }

    /// True if the byte at an offset is one of some signs.
    func isOne(of signs: StaticString, at offset: Int) -> Bool {
        let byte = self[offset]
        return byte != 0 && signs.withUTF8Buffer { $0.contains(byte) }
    }

    func text(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<count)
        return String(decoding: bytes[range], as: UTF8.self)
    }

    // MARK: - Patterns

    /// Returns the first match between two offsets; the text seems to begin and to end there.
    func search(_ pattern: String, from start: Int = 0, to end: Int? = nil) -> CodeMatch? {
        match(CodePattern(pattern), start, end ?? count, [])
    }

    /// Returns the match that begins at an offset.
    func match(_ pattern: String, at start: Int, to end: Int? = nil) -> CodeMatch? {
        match(CodePattern(pattern), start, end ?? count, .anchored)
    }

    /// Returns true if there is a match.
    func has(_ pattern: String, from start: Int = 0, to end: Int? = nil) -> Bool {
        search(pattern, from: start, to: end) != nil
    }

    func all(_ pattern: String) -> [CodeMatch] {
        guard let expression = CodePattern(pattern).expression else { return [] }
        return expression.matches(in: string, range: NSRange(location: 0, length: count))
            .map(made)
    }

    private func match(
        _ pattern: CodePattern, _ start: Int, _ end: Int,
        _ options: NSRegularExpression.MatchingOptions
    ) -> CodeMatch? {
        let range = (max(start, 0)..<max(start, end, 0)).clamped(to: 0..<count)
        guard let expression = pattern.expression, start <= count else { return nil }
        return expression.firstMatch(
            in: string, options: options,
            range: NSRange(location: range.lowerBound, length: range.count)
        ).map(made)
    }

    private func made(_ result: NSTextCheckingResult) -> CodeMatch {
        let ranges = (0..<result.numberOfRanges).map { group -> Range<Int>? in
            let range = result.range(at: group)
            guard range.location != NSNotFound else { return nil }
            return range.location..<range.location + range.length
        }
        return CodeMatch(ranges: ranges, texts: ranges.map { $0.map(text) })
    }

    // MARK: - Lines

    /// Returns the offset at which the line of an offset begins.
    func startOfLine(at offset: Int) -> Int {
        let end = min(max(offset, 0), count)
        return (bytes[..<end].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    }

    /// Returns the offset at which the line of an offset ends.
    func endOfLine(at offset: Int) -> Int {
        let start = min(max(offset, 0), count)
        return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? count
    }

    /// Returns the offset of the first one of a sign from another on.
    func first(_ sign: Unicode.Scalar, from offset: Int) -> Int? {
        guard offset >= 0, offset <= count else { return nil }
        return bytes[offset...].firstIndex(of: UInt8(ascii: sign))
    }

    /// Returns the offset of the last one of a sign before another.
    func last(_ sign: Unicode.Scalar, before offset: Int) -> Int? {
        bytes[..<min(max(offset, 0), count)].lastIndex(of: UInt8(ascii: sign))
    }
}
