internal import Handset

/// A payload whose JSON is not at its end where its length says so, and the text that follows it: where
/// the JSON really ends tells what the sender has counted.
struct FollowedPayload: Sendable {
    /// What is known when no more text is needed.
    enum Outcome {
        /// The length is wrong, and why.
        case wrongLength(PacketFault)
        /// The text that follows is no end of the payload.
        case noEnd
    }

    /// The offset of the first byte that belongs to no notification.
    let skippedFrom: Int
    /// What breaks the frame, if the payload's length is not at fault; `nil` if it is not broken.
    let frameFault: PacketFault?

    /// The offset behind the text that was given at first.
    let endOffset: Int

    /// How many bytes are held.
    var byteCount: Int { text.count }

    /// What is said where the text that follows is no end of the payload.
    var faultWithoutEnd: PacketFault {
        frameFault
            ?? PacketFault(
                kind: .payloadLength, offset: length.offset,
                finding: "the length says \(length.said) but text follows that belongs to no "
                    + "notification: the payload goes on behind its length, and never ends",
                status: .protocolError)
    }

    private let length: PayloadLength
    private let limit: Int
    private var text: [UInt8]
    private var end = ObjectEnd()

    /// Begins to follow a payload, unless its text is not the beginning of an object that goes on.
    ///
    /// - Parameters:
    ///   - text: The payload, and what already is known to follow it.
    ///   - length: What the sender says of its length.
    ///   - skippedFrom: The offset of the first byte that belongs to no notification.
    ///   - frameFault: What breaks the frame, if the payload's length is not at fault.
    ///   - limit: How many bytes of text may be held.
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

    /// Takes bytes from the front of a slice as long as they may belong to the payload.
    ///
    /// - Returns: `nil` if more bytes are needed.
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
