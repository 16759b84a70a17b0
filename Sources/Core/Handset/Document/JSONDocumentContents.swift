/// The ranges of the members of an object, or of the elements of an array, one after the other.
///
/// Each iteration scans all bytes of the value. Most formats are read at most five levels deep, so that a byte
/// is scanned a few times at most; a schema is read as deep as it goes.
struct JSONDocumentContents: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private let end: Int
    private var index: Int
    private var depth = 0

    init(of value: JSONDocumentValue) {
        bytes = value.document.bytes
        end = value.range.upperBound
        index = value.range.lowerBound
    }

    /// Returns the ranges of the next member or element; the one of its key, with quotes, is `nil` in an array.
    mutating func next() -> (key: Range<Int>?, range: Range<Int>)? {
        bytes.withUnsafeBufferPointer { next(in: UnsafeBufferPointer(rebasing: $0[..<end])) }
    }

    private mutating func next(
        in bytes: UnsafeBufferPointer<UInt8>
    ) -> (key: Range<Int>?, range: Range<Int>)? {
        var key: Range<Int>?
        var start: Int?
        var previous = index..<index
        while let token = JSONToken.next(in: bytes, from: index) {
            index = token.range.upperBound
            switch token.kind {
            case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: "]")): depth -= 1
            default: break
            }
            switch token.kind {
            case .mark(UInt8(ascii: ":")) where depth == 1:
                key = previous
                start = nil
            case .mark(UInt8(ascii: ",")) where depth == 1, .mark where depth == 0:
                if let start { return (key, start..<previous.upperBound) }
            default:
                if depth >= 1, start == nil { start = token.range.lowerBound }
            }
            switch token.kind {
            case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "[")): depth += 1
            default: break
            }
            previous = token.range
        }
        return nil
    }
}
