/// A message of a log, with what its prefix says.
package struct LoggedMessage: Sendable {
    /// The number of its first line, from 1.
    package var line: Int
    package var style: LogStyle
    package var time: LogTime?
    package var process: String
    package var pid: Int?
    package var lines: [[UInt8]]
    /// The number of bytes of all lines.
    private(set) var byteCount: Int

    /// The number of bytes after which no more lines belong to a message.
    static let largestByteCount = 64 << 10
    /// The number of lines after which no more belong to a message.
    static let largestLineCount = 400

    init(line: Int, prefix: LogPrefix?, text: ArraySlice<UInt8>) {
        self.line = line
        style = prefix?.style ?? .bare
        time = prefix?.time
        process = prefix?.process ?? ""
        pid = prefix?.pid
        lines = [Array(text.prefix(Self.largestByteCount))]
        byteCount = lines[0].count
    }

    /// Adds a line; false if the message has no room for it.
    mutating func add(_ line: ArraySlice<UInt8>) -> Bool {
        guard lines.count < Self.largestLineCount,
            byteCount + line.count <= Self.largestByteCount
        else { return false }
        lines.append(Array(line))
        byteCount += line.count
        return true
    }

    func joined(by separator: String) -> [UInt8] { Array(lines.joined(separator: separator.utf8)) }

    /// The lines without their indentation and the blanks at their ends, with one blank between.
    var words: [UInt8] {
        let trimmed = lines.map { line in
            let rest = line.drop { $0 == 32 || $0 == 9 }
            let last = rest.lastIndex { $0 != 32 && $0 != 9 }
            return last.map { rest[...$0] } ?? []
        }
        return Array(trimmed.joined(separator: CollectionOfOne<UInt8>(32)))
    }
}
