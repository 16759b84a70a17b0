/// The lines of a file, for those who look at its places.
package struct CodeLines: Sendable {
    private let bytes: [UInt8]
    /// The place at which each line begins.
    private let starts: [Int]

    private static let maximumExcerptByteCount = 200

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for (place, byte) in bytes.enumerated()
        where byte == UInt8(ascii: "\n")
            || byte == UInt8(ascii: "\r") && place + 1 < bytes.count
                && bytes[place + 1] != UInt8(ascii: "\n")
        {
            starts.append(place + 1)
        }
        self.starts = starts
    }

    package var count: Int { starts.count }

    /// Returns the line, from 1, of a byte.
    package func line(of place: Int) -> Int {
        var (first, last) = (0, starts.count)
        while last - first > 1 {
            let middle = (first + last) / 2
            if starts[middle] <= place { first = middle } else { last = middle }
        }
        return first + 1
    }

    /// Returns a line without white space around it, cut after 200 bytes; empty if there is no such line.
    package func excerpt(of line: Int) -> String {
        guard line > 0, line <= starts.count else { return "" }
        let end = line < starts.count ? starts[line] : bytes.count
        let text = bytes[starts[line - 1]..<end].drop { $0 == 0x20 || $0 == 0x09 }
        let kept = String(decoding: text.prefix(Self.maximumExcerptByteCount), as: UTF8.self)
        return String(kept.reversed().drop(while: \.isWhitespace).reversed())
    }
}
