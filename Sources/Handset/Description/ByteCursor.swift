/// Writes bytes one behind the other into memory that has room for them all.
struct ByteCursor {
    /// Where the next byte goes.
    private(set) var next: UnsafeMutablePointer<UInt8>

    /// Creates a cursor that begins at an address.
    @inline(__always)
    init(_ start: UnsafeMutablePointer<UInt8>) { next = start }

    /// Writes a byte.
    @inline(__always)
    mutating func write(_ byte: UInt8) {
        next.initialize(to: byte)
        next += 1
    }

    /// Writes bytes that stand elsewhere.
    @inline(__always)
    mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress else { return }
        next.initialize(from: base, count: bytes.count)
        next += bytes.count
    }

    /// Writes an ASCII literal.
    @inline(__always)
    mutating func write(_ literal: StaticString) {
        next.initialize(from: literal.utf8Start, count: literal.utf8CodeUnitCount)
        next += literal.utf8CodeUnitCount
    }

    /// Goes past bytes that were written in their places.
    @inline(__always)
    mutating func advance(by count: Int) { next += count }

    /// Writes blanks.
    @inline(__always)
    mutating func writeBlanks(_ count: Int) {
        next.initialize(repeating: UInt8(ascii: " "), count: count)
        next += count
    }
}
