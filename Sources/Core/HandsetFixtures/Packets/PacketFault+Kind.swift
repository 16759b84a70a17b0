extension PacketFault {
    /// A kind of fault: a stable identifier, such as `length-in-characters`.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The identifier, which records have.
        public let description: String

        private init(_ description: String) { self.description = description }

        /// The first byte is not a command that Apple has defined.
        public static let unknownCommand = Kind("unknown-command")
        /// The low byte of a length comes first.
        public static let littleEndian = Kind("little-endian")
        /// A length exceeds the parser's limit for a notification.
        public static let frameLength = Kind("frame-length")
        /// The token has another length than nearly all tokens.
        public static let tokenLength = Kind("token-length")
        /// The token is written in hexadecimal digits instead of bytes.
        public static let tokenInHex = Kind("token-in-hex")
        /// A length counts characters, and not bytes.
        public static let lengthInCharacters = Kind("length-in-characters")
        /// The high byte of the payload's length is 0 and should not be.
        public static let lengthOneByte = Kind("length-one-byte")
        /// The payload's length does not fit its JSON.
        public static let payloadLength = Kind("payload-length")
        /// There is no payload.
        public static let payloadMissing = Kind("payload-missing")
        /// The payload has more bytes than the service takes.
        public static let payloadTooLarge = Kind("payload-too-large")
        /// The payload ends inside its JSON.
        public static let payloadCut = Kind("payload-cut")
        /// The payload ends with a NUL byte.
        public static let payloadNULTerminated = Kind("payload-nul-terminated")
        /// The payload is not JSON.
        public static let payloadNotJSON = Kind("payload-not-json")
        /// An item ends after its frame.
        public static let itemBeyondFrame = Kind("item-beyond-frame")
        /// An item has a number that Apple has not defined.
        public static let unknownItem = Kind("unknown-item")
        /// An item has another length than its kind asks for.
        public static let itemLength = Kind("item-length")
        /// An item comes again.
        public static let itemTwice = Kind("item-twice")
        /// There is no token.
        public static let tokenMissing = Kind("token-missing")
        /// A frame has more items than there are kinds.
        public static let tooManyItems = Kind("too-many-items")
        /// The priority is neither 10 nor 5.
        public static let priority = Kind("priority")
        /// The stream ends inside the notification.
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
