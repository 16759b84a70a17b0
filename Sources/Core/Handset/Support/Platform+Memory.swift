internal import Foundation

extension Platform {
    @inline(__always)
    static func firstOffset(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let base = bytes.baseAddress, let found = memchr(base, Int32(byte), bytes.count)
        else {
            return nil
        }
        return UnsafeRawPointer(found) - base
    }

    /// Allocates whole pages of memory that are never freed.
    static func zeroedPages(byteCount: Int) -> UnsafeMutableRawPointer? {
        let start = mmap(
            nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        return start == MAP_FAILED ? nil : start
    }

    /// Writes a number as C's `%.16g` does, with the decimal point of the process's locale.
    ///
    /// `gcvt` is defined by that form. Swift calls it without a list of variable arguments, which takes
    /// almost half of the instructions of the call of `vsnprintf`.
    ///
    /// The buffer needs room for at least 24 characters: a sign, sixteen digits, a point, an exponent of
    /// five characters and a NUL. Nothing is written to less. The result does not count the NUL.
    package static func writeDouble(
        _ number: Double, into buffer: UnsafeMutableBufferPointer<CChar>
    ) -> Int {
        guard let start = buffer.baseAddress, buffer.count >= 24 else { return 0 }
        return strlen(gcvt(number, 16, start))
    }
}

extension UnsafeBufferPointer<UInt8> {
    package func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
        guard offset < count else { return nil }
        let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(self)[offset...])
        return Platform.firstOffset(of: byte, in: rest).map { offset + $0 }
    }
}
