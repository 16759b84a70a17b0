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
        guard let base = UnsafeRawPointer(bytes.baseAddress) else { return }
        switch bytes.count {
        // Most are short, and so are quicker copied in two parts that may overlap than by a call.
        case 8...16: copyEnds(of: base, bytes.count, as: UInt64.self)
        case 4..<8: copyEnds(of: base, bytes.count, as: UInt32.self)
        default: UnsafeMutableRawPointer(next).copyMemory(from: base, byteCount: bytes.count)
        }
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

    @inline(__always)
    private func copyEnds<Part: BitwiseCopyable>(
        of bytes: UnsafeRawPointer, _ count: Int, as part: Part.Type
    ) {
        let target = UnsafeMutableRawPointer(next)
        let last = count - MemoryLayout<Part>.size
        let (head, tail) = (bytes.loadUnaligned(as: part), (bytes + last).loadUnaligned(as: part))
        target.storeBytes(of: head, as: part)
        (target + last).storeBytes(of: tail, as: part)
    }

    /// Writes what a line begins with that stands in some number of containers: four blanks for each.
    @inline(__always)
    mutating func writeIndentation(_ level: Int) {
        let target = UnsafeMutableRawPointer(next)
        switch level {
        // So it is nearly always.
        case 1: target.storeBytes(of: 0x2020_2020, as: UInt32.self)
        case 2: target.storeBytes(of: 0x2020_2020_2020_2020, as: UInt64.self)
        default: next.initialize(repeating: UInt8(ascii: " "), count: 4 &* level)
        }
        next += 4 &* level
    }
}
