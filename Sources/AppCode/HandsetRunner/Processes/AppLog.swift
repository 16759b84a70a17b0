import Foundation
import Handset

/// A part of what an app has written, of which few lines are kept however many there are.
struct AppLog {
    /// The number of bytes from which a part is not read whole.
    private static let maximumByteCount = 256 << 10

    /// The first lines.
    let lines: [String]
    /// The number of lines after them.
    let moreCount: Int
    /// The end of the part, which tells of a crash.
    let end: String

    /// Reads a part of a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - range: The places of its bytes.
    /// - Throws: ``PackageFault``.
    init(_ file: OutputFile, _ range: Range<Int>) throws(PackageFault) {
        let isWhole = range.count <= Self.maximumByteCount
        var beginning = try file.bytes(in: range.prefix(Self.maximumByteCount))
        end = Self.text(
            isWhole ? beginning : try file.bytes(in: range.suffix(Self.maximumByteCount)))
        var restCount = 0
        if !isWhole {
            // A line that is longer than all that is read goes on in the rest.
            let cut = beginning.lastIndex(of: UInt8(ascii: "\n"))
            let start = range.lowerBound + (cut.map { $0 + 1 } ?? beginning.count)
            restCount = try file.lineCount(in: start..<range.upperBound) - (cut == nil ? 1 : 0)
            beginning.removeLast(beginning.count - (cut ?? beginning.count))
        }
        let kept = CrashReport(Self.text(beginning)).log
        lines = kept.prefix(AppRun.maximumLogCount).map { line in
            AppRun.cut(logLine: Self.withoutPrefix(line))
        }
        moreCount = max(0, kept.count - lines.count + restCount)
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// Returns a line without what NSLog writes before a message: a moment and a process, which change with each run.
    private static func withoutPrefix(_ line: String) -> String {
        guard let prefix = line.prefixMatch(of: #/\d{4}-\d\d-\d\d [\d:.+-]+ \S+\[\d+:\w+\] /#)
        else { return line }
        return String(line[prefix.range.upperBound...])
    }
}
