extension GatewayErrorResponse {
    /// The six bytes on the wire.
    ///
    /// ```swift
    /// print(GatewayErrorResponse(status: .invalidToken, identifier: 258).bytes)
    /// // [8, 8, 0, 0, 1, 2]
    /// ```
    public var bytes: [UInt8] { [Self.command, status.code] + identifier.bigEndianBytes }
}
