extension PacketFault {
    /// A kind of fault: a stable identifier, such as `length-in-characters`.
    package struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The identifier.
        package let description: String

        private init(_ description: String) { self.description = description }

        /// A notification begins with a byte that is not a command.
        package static let unknownCommand = Kind("unknown-command")
        /// The low byte of a length comes first.
        package static let littleEndian = Kind("little-endian")
        /// A length exceeds the parser's limit for a notification.
        package static let frameLength = Kind("frame-length")
        /// The token has a number of bytes that tokens do not have.
        package static let tokenLength = Kind("token-length")
        /// The token is hex text instead of bytes.
        package static let tokenInHex = Kind("token-in-hex")
        /// The payload's length counts characters.
        package static let lengthInCharacters = Kind("length-in-characters")
        /// The high byte of the payload's length is 0 and should not be.
        package static let lengthOneByte = Kind("length-one-byte")
        /// The payload's length is not that of its JSON.
        package static let payloadLength = Kind("payload-length")
        /// The payload is missing or empty.
        package static let payloadMissing = Kind("payload-missing")
        /// The payload has more bytes than the gateway accepts.
        package static let payloadTooLarge = Kind("payload-too-large")
        /// The payload ends inside its JSON.
        package static let payloadCut = Kind("payload-cut")
        /// The payload ends with NUL bytes.
        package static let payloadNULTerminated = Kind("payload-nul-terminated")
        /// The payload is not a JSON object.
        package static let payloadNotJSON = Kind("payload-not-json")
        /// An item is longer than the rest of its frame.
        package static let itemBeyondFrame = Kind("item-beyond-frame")
        /// An item has a number that Apple has not defined.
        package static let unknownItem = Kind("unknown-item")
        /// An item has a length that its number does not have.
        package static let itemLength = Kind("item-length")
        /// An item occurs more than once.
        package static let itemTwice = Kind("item-twice")
        /// The token is missing.
        package static let tokenMissing = Kind("token-missing")
        /// A frame has far more items than there are numbers.
        package static let tooManyItems = Kind("too-many-items")
        /// Apple has not defined the priority.
        package static let priority = Kind("priority")
        /// The stream ends inside a notification.
        package static let truncated = Kind("truncated")

        /// All kinds.
        package static let allCases: [Kind] = [
            unknownCommand, littleEndian, frameLength, tokenLength, tokenInHex, lengthInCharacters,
            lengthOneByte, payloadLength, payloadMissing, payloadTooLarge, payloadCut,
            payloadNULTerminated, payloadNotJSON, itemBeyondFrame, unknownItem, itemLength,
            itemTwice, tokenMissing, tooManyItems, priority, truncated,
        ]
    }
}
