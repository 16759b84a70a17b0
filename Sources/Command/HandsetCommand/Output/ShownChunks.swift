import Handset

/// Text that arrives in pieces, in the characters that a terminal may get.
///
/// A piece may end within a character, or within a sequence of characters that are shown as one.
struct ShownChunks {
    /// The bytes that wait for those after them: at most two characters.
    private var rest: [UInt8] = []
    /// The last character before them.
    private var previous: Unicode.Scalar?

    /// Returns the shown text of a piece, as far as it does not depend on the next one.
    mutating func shown(_ piece: some Sequence<UInt8>) -> String {
        rest += piece
        return take(rest.count - rest.openEndCount)
    }

    mutating func finish() -> String { take(rest.count) }

    private mutating func take(_ count: Int) -> String {
        let bytes = rest.prefix(count)
        let shown = SourceExcerpt.shown(bytes, after: previous, keepsLayout: true)
        previous = String(decoding: bytes.suffix(4), as: UTF8.self).unicodeScalars.last ?? previous
        rest.removeFirst(count)
        return shown
    }
}

extension [UInt8] {
    /// The number of bytes at the end that depend on what follows.
    fileprivate var openEndCount: Int {
        let open = unfinishedCount
        let last = String(decoding: dropLast(open).suffix(3), as: UTF8.self).unicodeScalars.last
        // The characters of this kind all have three bytes.
        return open + (last.map(SourceExcerpt.dependsOnNext) == true ? 3 : 0)
    }

    /// The number of bytes of a character at the end that is not complete.
    private var unfinishedCount: Int {
        for (distance, byte) in reversed().prefix(3).enumerated() where byte & 0xC0 != 0x80 {
            let length =
                switch byte {
                case 0xC2...0xDF: 2
                case 0xE0...0xEF: 3
                case 0xF0...0xF4: 4
                default: 1
                }
            return length > distance + 1 ? distance + 1 : 0
        }
        return 0
    }
}
