extension FeedbackRecord {
    /// The bytes on the wire: 38 for a token of 32; of one with more than 65,535 only as many are written.
    ///
    /// ```swift
    /// print(FeedbackRecord(time: 1, token: [0xAB]).bytes)
    /// // [0, 0, 0, 1, 0, 1, 171]
    /// ```
    public var bytes: [UInt8] {
        let written = token.prefix(Int(UInt16.max))
        return time.bigEndianBytes + UInt16(written.count).bigEndianBytes + written
    }
}
