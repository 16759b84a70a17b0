/// What the feedback service says of an app that is not on a device any more.
///
/// ```swift
/// print(FeedbackRecord(time: 1, token: [0xAB]).bytes)
/// // [0, 0, 0, 1, 0, 1, 171]
/// ```
public struct FeedbackRecord: Hashable, Sendable {
    /// When the service found that the app is gone, in seconds since 1970.
    public var time: UInt32
    /// The device token; of one with more than 65,535 bytes only as many are written.
    public var token: [UInt8]

    /// Creates a record.
    ///
    /// - Parameters:
    ///   - time: When the service found that the app is gone, in seconds since 1970.
    ///   - token: The device token.
    public init(time: UInt32, token: [UInt8]) {
        self.time = time
        self.token = token
    }

    /// The bytes on the wire: 38 for a token of 32.
    public var bytes: [UInt8] {
        let written = token.prefix(Int(UInt16.max))
        return time.bigEndianBytes + UInt16(written.count).bigEndianBytes + written
    }
}
