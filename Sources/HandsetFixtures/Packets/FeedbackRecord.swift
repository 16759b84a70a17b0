/// What the feedback service says of a device that has the app no more: a time and a token.
public struct FeedbackRecord: Hashable, Sendable {
    /// When the service knew it, in seconds since 1970.
    public var time: UInt32
    /// The device token; 32 bytes in almost all cases.
    public var token: [UInt8]
    /// How many bytes stand before it in its stream.
    public var offset: Int

    /// Creates a record.
    ///
    /// - Parameters:
    ///   - time: When the service knew it, in seconds since 1970.
    ///   - token: The device token.
    ///   - offset: How many bytes stand before it in its stream.
    public init(time: UInt32, token: [UInt8], offset: Int = 0) {
        self.time = time
        self.token = token
        self.offset = offset
    }
}
