extension UnsafeBufferPointer<UInt8> {
    /// Returns the offset of the next byte of a value, from an offset on, or `nil` if there is none.
    func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
        guard offset < count else { return nil }
        let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(self)[offset...])
        return Platform.firstOffset(of: byte, in: rest).map { offset + $0 }
    }
}
