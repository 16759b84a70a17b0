/// The fields before the payload in a notification of command 0 or 1, which may be incomplete.
struct PayloadHeader {
    let length: PayloadLength
    var payloadOffset: Int { length.offset + 2 }
    /// The offset after the payload.
    var end: Int { payloadOffset + length.said }

    /// Reads the header of some bytes; `nil` if they end before the payload's length does.
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
