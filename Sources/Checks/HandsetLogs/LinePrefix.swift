import Handset

/// The part of the lines below the first that is not part of a payload's text.
enum LinePrefix {
    /// The lines have none.
    case none
    /// Up to this many blanks or tabs.
    case blanks(Int)
    /// The same bytes on each line: a comment mark, a quote mark, a tag.
    case literal([UInt8])
    /// A prefix of the log, with another time on each line.
    case record(RecordPrefix.Kind)

    /// Finds the prefix from the first line up to the payload's text, and from the second line.
    init(head: [UInt8], line: UnsafeBufferPointer<UInt8>) {
        let ofHead = head.withUnsafeBufferPointer { RecordPrefix($0) }
        if let ofHead, RecordPrefix(line)?.kind == ofHead.kind {
            self = .record(ofHead.kind)
            return
        }
        var common = Array(zip(head, line).prefix { $0 == $1 }.map(\.0))
        if common.allSatisfy(Self.isBlank) {
            // Blanks in front of a text on the same line are not indentation.
            self = common.count == head.count && !common.isEmpty ? .blanks(common.count) : .none
            return
        }
        // The same word at the beginning of both lines is chance; a mark is not.
        while let last = common.last, !Self.isBlank(last), !Self.isMark(last) {
            common.removeLast()
        }
        guard let mark = common.last(where: { !Self.isBlank($0) }), Self.isMark(mark) else {
            self = .none
            return
        }
        self = .literal(common)
    }

    /// Returns the number of bytes of the prefix of a line; `nil` if the line does not have it.
    func count(of line: UnsafeBufferPointer<UInt8>) -> Int? {
        switch self {
        case .none: return 0
        case .blanks(let count): return line.prefix(count).prefix(while: Self.isBlank).count
        case .literal(let bytes):
            if line.starts(with: bytes) { return bytes.count }
            // The blank after a mark is lost at the end of a line.
            let mark = bytes.lastIndex { !Self.isBlank($0) }.map { bytes[...$0] } ?? []
            guard line.starts(with: mark) else { return nil }
            return line.dropFirst(mark.count).allSatisfy({ Self.isBlank($0) || $0 == 13 })
                ? line.count : mark.count
        case .record(let kind):
            guard let prefix = RecordPrefix(line), prefix.kind == kind else { return nil }
            return prefix.count
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ":"), UInt8(ascii: "|"),
            UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "-"),
            UInt8(ascii: "%"), UInt8(ascii: "!"):
            true
        default: false
        }
    }
}
