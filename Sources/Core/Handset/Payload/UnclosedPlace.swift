/// The place of the object that is not closed in a text that ends too early.
enum UnclosedPlace {
    /// Returns the index of the object that is not closed, as the indentation shows it; `nil` if it shows none, as
    /// in text on one line.
    ///
    /// Where a line begins with a closing mark, the line of its opening mark should have the same indentation. One
    /// that is indented less closes what stands further out, and its author forgot a mark before.
    static func index(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var open: [(index: Int, indentation: Int)] = []
        var line = (start: 0, indentation: indentation(ofLineAt: 0, in: bytes))
        var newline = bytes.firstOffset(of: UInt8(ascii: "\n"), from: 0)
        var index = 0
        while let token = JSONToken.next(in: bytes, from: index) {
            index = token.range.upperBound
            var start = line.start
            while let end = newline, end < token.range.lowerBound {
                start = end + 1
                newline = bytes.firstOffset(of: UInt8(ascii: "\n"), from: start)
            }
            if start != line.start { line = (start, indentation(ofLineAt: start, in: bytes)) }
            switch token.kind {
            case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "[")):
                open.append((token.range.lowerBound, line.indentation))
            case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: "]")):
                guard let opened = open.popLast() else { return nil }
                if line.start + line.indentation == token.range.lowerBound,
                    opened.indentation > line.indentation
                {
                    return bytes[opened.index] == UInt8(ascii: "{") ? opened.index : nil
                }
            case .mark, .string, .word: break
            }
        }
        return nil
    }

    private static func indentation(
        ofLineAt start: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Int {
        var end = start
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t")
        {
            end += 1
        }
        return end - start
    }
}
