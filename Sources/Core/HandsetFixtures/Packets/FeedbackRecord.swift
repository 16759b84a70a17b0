/// A record of the feedback service, for a device that no longer has the app.
public struct FeedbackRecord: Hashable, Sendable {
    /// The time at which the service learned it, in seconds since 1970.
    public var time: UInt32
    /// The device token; 32 bytes in almost all cases.
    public var token: [UInt8]
    /// The offset in the stream, in bytes.
    public var offset: Int

    /// Creates a record.
    ///
    /// - Parameters:
    ///   - time: The time at which the service learned it, in seconds since 1970.
    ///   - token: The device token.
    ///   - offset: The offset in the stream, in bytes.
    public init(time: UInt32, token: [UInt8], offset: Int = 0) {
        self.time = time
        self.token = token
        self.offset = offset
    }

    /// The bytes on the wire: 38 for a token of 32 bytes.
    ///
    /// Only the first 65,535 bytes of a longer token are written.
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
