extension PacketFault {
    /// A kind of fault: a stable identifier, such as `length-in-characters`.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The identifier.
        public let description: String

        private init(_ description: String) { self.description = description }

        /// A notification begins with a byte that is not a command.
        public static let unknownCommand = Kind("unknown-command")
        /// The low byte of a length comes first.
        public static let littleEndian = Kind("little-endian")
        /// A length exceeds the parser's limit for a notification.
        public static let frameLength = Kind("frame-length")
        /// The token has a number of bytes that tokens do not have.
        public static let tokenLength = Kind("token-length")
        /// The token is hex text instead of bytes.
        public static let tokenInHex = Kind("token-in-hex")
        /// The payload's length counts characters.
        public static let lengthInCharacters = Kind("length-in-characters")
        /// The high byte of the payload's length is 0 and should not be.
        public static let lengthOneByte = Kind("length-one-byte")
        /// The payload's length is not that of its JSON.
        public static let payloadLength = Kind("payload-length")
        /// The payload is missing or empty.
        public static let payloadMissing = Kind("payload-missing")
        /// The payload has more bytes than the gateway accepts.
        public static let payloadTooLarge = Kind("payload-too-large")
        /// The payload ends inside its JSON.
        public static let payloadCut = Kind("payload-cut")
        /// The payload ends with NUL bytes.
        public static let payloadNULTerminated = Kind("payload-nul-terminated")
        /// The payload is not a JSON object.
        public static let payloadNotJSON = Kind("payload-not-json")
        /// An item is longer than the rest of its frame.
        public static let itemBeyondFrame = Kind("item-beyond-frame")
        /// An item has a number that Apple has not defined.
        public static let unknownItem = Kind("unknown-item")
        /// An item has a length that its number does not have.
        public static let itemLength = Kind("item-length")
        /// An item occurs more than once.
        public static let itemTwice = Kind("item-twice")
        /// The token is missing.
        public static let tokenMissing = Kind("token-missing")
        /// A frame has far more items than there are numbers.
        public static let tooManyItems = Kind("too-many-items")
        /// Apple has not defined the priority.
        public static let priority = Kind("priority")
        /// The stream ends inside a notification.
        public static let truncated = Kind("truncated")

        /// All kinds.
        public static let allCases: [Kind] = [
            unknownCommand, littleEndian, frameLength, tokenLength, tokenInHex, lengthInCharacters,
            lengthOneByte, payloadLength, payloadMissing, payloadTooLarge, payloadCut,
            payloadNULTerminated, payloadNotJSON, itemBeyondFrame, unknownItem, itemLength,
            itemTwice, tokenMissing, tooManyItems, priority, truncated,
        ]
    }
}
