internal import Handset

/// A payload whose JSON continues past its length, with the text that follows.
///
/// The real end of the JSON tells what the sender counted.
struct FollowedPayload: Sendable {
    enum Outcome {
        case wrongLength(PacketFault)
        /// The text that follows does not end the payload.
        case noEnd
    }

    /// The offset of the first byte that belongs to no notification.
    let skippedFrom: Int
    /// The fault of the frame if the payload's length is right; `nil` if the frame has none.
    let frameFault: PacketFault?

    /// The offset after the text with which it was created.
    let endOffset: Int

    var byteCount: Int { text.count }

    var faultWithoutEnd: PacketFault {
        frameFault
            ?? PacketFault(
                .endlessPayload(said: length.said), offset: length.offset, status: .protocolError)
    }

    private let length: PayloadLength
    private let limit: Int
    private var text: [UInt8]
    private var end = ObjectEnd()

    /// Starts to follow a payload; `nil` if its text is not the beginning of an unfinished object.
    ///
    /// The text is the payload and all that is known after it. At most `limit` bytes of it are held.
    init?(
        _ text: some Collection<UInt8>, length: PayloadLength, skippedFrom: Int,
        frameFault: PacketFault?, limit: Int
    ) {
        self.text = Array(text)
        self.length = length
        self.skippedFrom = skippedFrom
        self.frameFault = frameFault
        self.limit = limit
        endOffset = length.offset + 2 + self.text.count
        guard self.text.first(where: { !JSONToken.isWhiteSpace($0) }) == UInt8(ascii: "{") else {
            return nil
        }
        for byte in self.text {
            guard case .inside = end.take(byte) else { return nil }
        }
    }

    /// Takes bytes from the front of a slice while they can belong to the payload; `nil` if more are needed.
    mutating func take(from bytes: inout ArraySlice<UInt8>) -> Outcome? {
        while let byte = bytes.first {
            guard text.count < limit else { return .noEnd }
            let step = end.take(byte)
            if case .foreign = step { return .noEnd }
            bytes.removeFirst()
            text.append(byte)
            guard case .last = step else { continue }
            return (try? Payload(json: text)) == nil
                ? .noEnd : .wrongLength(length.fault(ofPayload: text))
        }
        return nil
    }
}
