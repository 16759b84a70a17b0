/// Counts the columns of places in the order in which they come, each sign once.
struct SourceColumns {
    private let source: SourceText
    private var last = (offset: 0, line: 1, column: 1)
    /// The number of bytes that were counted; with it a test checks that no byte is counted twice.
    private(set) var countedBytes = 0

    init(_ source: SourceText) { self.source = source }

    /// Returns the line and the column of an offset that is not before the last one.
    mutating func place(at offset: Int) -> (line: Int, column: Int) {
        let line = source.line(at: offset)
        let start = line == last.line ? min(last.offset, offset) : source.startOfLine(at: offset)
        let before = line == last.line ? last.column : 1
        countedBytes += offset - start
        let column = before + String(decoding: source.bytes[start..<offset], as: UTF8.self).count
        last = (offset, line, column)
        return (line, column)
    }
}
