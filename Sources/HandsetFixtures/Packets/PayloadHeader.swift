/// What stands before the payload in a notification of command 0 or 1 that may not be there as a whole.
struct PayloadHeader {
    /// What the sender says of the payload's length.
    let length: PayloadLength
    /// The offset of the payload.
    var payloadOffset: Int { length.offset + 2 }
    /// The offset behind the payload.
    var end: Int { payloadOffset + length.said }

    /// - Returns: `nil` if the payload's length is not there.
    init?(of bytes: ArraySlice<UInt8>) {
        let tokenLengthDistance: Int
        switch bytes.first {
        case PacketCommand.simple.rawValue: tokenLengthDistance = 1
        case PacketCommand.enhanced.rawValue: tokenLengthDistance = 9
        default: return nil
        }
        guard let tokenLength = bytes.number(at: tokenLengthDistance, byteCount: 2) else {
            return nil
        }
        let distance = tokenLengthDistance + 2 + tokenLength
        guard let said = bytes.number(at: distance, byteCount: 2) else { return nil }
        length = PayloadLength(said: said, offset: bytes.startIndex + distance)
    }
}
