import Handset

// Lines that go on in the next one, after a backslash: in make, shells and C.

extension LogParser {
    private static let maximumBlankCount = 64

    /// The index after the backslash at the index and the end of its line; `nil` if there is none.
    var afterContinuation: Int? {
        guard next == UInt8(ascii: "\\") else { return nil }
        var scan = self
        scan.index += 1
        scan.skipFewBlanks()
        return scan.next == UInt8(ascii: "\n") ? scan.index + 1 : nil
    }

    /// The index after the quote at the index, a backslash, the end of the line and another quote; `nil` if there
    /// is none.
    var afterJunction: Int? {
        guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return nil
        }
        var scan = self
        scan.index += 1
        scan.skipFewBlanks()
        guard let line = scan.afterContinuation else { return nil }
        scan.index = line
        scan.skipFewBlanks()
        return scan.next == quote ? scan.index + 1 : nil
    }

    private mutating func skipFewBlanks() {
        let start = index
        while let byte = next, byte == 32 || byte == 9, index - start < Self.maximumBlankCount {
            index += 1
        }
    }
}
