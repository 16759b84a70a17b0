extension [UInt8] {
    mutating func appendBigEndian(_ number: some FixedWidthInteger & UnsignedInteger) {
        append(contentsOf: number.bigEndianBytes)
    }
}

extension FixedWidthInteger where Self: UnsignedInteger {
    var bigEndianBytes: [UInt8] {
        stride(from: Self.bitWidth - 8, through: 0, by: -8).map {
            UInt8(truncatingIfNeeded: self >> $0)
        }
    }
}
