extension PacketFault {
    /// A kind of fault: a stable identifier, such as `length-in-characters`.
    package struct Kind: Hashable, Sendable, CustomStringConvertible {
        package let description: String

        private init(_ description: String) { self.description = description }

        package static let unknownCommand = Kind("unknown-command")
        /// The low byte of a length comes first.
        package static let littleEndian = Kind("little-endian")
        /// A length exceeds the parser's limit for a notification.
        package static let frameLength = Kind("frame-length")
        package static let tokenLength = Kind("token-length")
        package static let tokenInHex = Kind("token-in-hex")
        package static let lengthInCharacters = Kind("length-in-characters")
        /// The high byte of the payload's length is 0 and should not be.
        package static let lengthOneByte = Kind("length-one-byte")
        /// The payload's length is not that of its JSON.
        package static let payloadLength = Kind("payload-length")
        package static let payloadMissing = Kind("payload-missing")
        package static let payloadTooLarge = Kind("payload-too-large")
        /// The payload ends inside its JSON.
        package static let payloadCut = Kind("payload-cut")
        package static let payloadNULTerminated = Kind("payload-nul-terminated")
        package static let payloadNotJSON = Kind("payload-not-json")
        package static let itemBeyondFrame = Kind("item-beyond-frame")
        package static let unknownItem = Kind("unknown-item")
        package static let itemLength = Kind("item-length")
        package static let itemTwice = Kind("item-twice")
        package static let tokenMissing = Kind("token-missing")
        package static let tooManyItems = Kind("too-many-items")
        package static let priority = Kind("priority")
        package static let truncated = Kind("truncated")

        package static let allCases: [Kind] = [
            unknownCommand, littleEndian, frameLength, tokenLength, tokenInHex, lengthInCharacters,
            lengthOneByte, payloadLength, payloadMissing, payloadTooLarge, payloadCut,
            payloadNULTerminated, payloadNotJSON, itemBeyondFrame, unknownItem, itemLength,
            itemTwice, tokenMissing, tooManyItems, priority, truncated,
        ]
    }
}
