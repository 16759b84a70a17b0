/// A cursor that writes bytes one after the other into memory that has room for them all.
struct ByteCursor {
    private(set) var next: UnsafeMutablePointer<UInt8>

    @inline(__always)
    init(_ start: UnsafeMutablePointer<UInt8>) { next = start }

    @inline(__always)
    mutating func write(_ byte: UInt8) {
        next.initialize(to: byte)
        next += 1
    }

    @inline(__always)
    mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = UnsafeRawPointer(bytes.baseAddress) else { return }
        UnsafeMutableRawPointer(next).copyMemory(from: base, byteCount: bytes.count)
        next += bytes.count
    }

    @inline(__always)
    mutating func write(_ literal: StaticString) {
        next.initialize(from: literal.utf8Start, count: literal.utf8CodeUnitCount)
        next += literal.utf8CodeUnitCount
    }

    /// Skips bytes that were written in their places.
    @inline(__always)
    mutating func advance(by count: Int) { next += count }

    /// Writes the indentation of a line at a level: four blanks for each container around it.
    @inline(__always)
    mutating func writeIndentation(_ level: Int) {
        next.initialize(repeating: UInt8(ascii: " "), count: 4 &* level)
        next += 4 &* level
    }

    @inline(__always)
    mutating func writeDigits(_ number: UInt64) {
        var count = 1
        var rest = number / 10
        while rest > 0 {
            count += 1
            rest /= 10
        }
        rest = number
        for index in stride(from: count - 1, through: 0, by: -1) {
            (next + index).initialize(to: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
        advance(by: count)
    }
}
