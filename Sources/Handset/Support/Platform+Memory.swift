#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

extension Platform {
    /// Returns the offset of the first byte with a value, or `nil`.
    @inline(__always)
    static func firstOffset(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let base = bytes.baseAddress, let found = memchr(base, Int32(byte), bytes.count)
        else {
            return nil
        }
        return UnsafeRawPointer(found) - base
    }

    /// Allocates whole pages of memory that are never freed.
    ///
    /// - Returns: The memory, which holds zeros, or `nil`.
    static func zeroedPages(byteCount: Int) -> UnsafeMutableRawPointer? {
        let start = mmap(
            nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        return start == MAP_FAILED ? nil : start
    }

    /// Writes a number as C's `%.16g` does, with the decimal point of the process's locale.
    ///
    /// - Returns: The number of characters, of which the buffer holds as many as fit with a NUL.
    static func writeDouble(_ number: Double, into buffer: UnsafeMutableBufferPointer<CChar>) -> Int
    {
        withVaList([number]) {
            Int(vsnprintf(buffer.baseAddress, buffer.count, "%.16g", $0))
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the offset of the next byte of a value, from an offset on, or `nil` if there is none.
    package func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
        guard offset < count else { return nil }
        let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(self)[offset...])
        return Platform.firstOffset(of: byte, in: rest).map { offset + $0 }
    }
}
