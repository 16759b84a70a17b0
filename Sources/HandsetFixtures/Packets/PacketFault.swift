/// Says what is wrong in a stream of the binary provider protocol, in the sender's terms.
public struct PacketFault: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong: a stable identifier, such as `length-in-characters`.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The identifier.
        public let description: String

        private init(_ description: String) { self.description = description }

        /// A notification begins with a byte that is no command.
        public static let unknownCommand = Kind("unknown-command")
        /// A length has its low byte first.
        public static let littleEndian = Kind("little-endian")
        /// A length of a frame is more than the parser was told to hold.
        public static let frameLength = Kind("frame-length")
        /// The token has a number of bytes that tokens do not have.
        public static let tokenLength = Kind("token-length")
        /// The token is hex text instead of bytes.
        public static let tokenInHex = Kind("token-in-hex")
        /// The payload's length counts characters.
        public static let lengthInCharacters = Kind("length-in-characters")
        /// The high byte of the payload's length is 0 although it should not be.
        public static let lengthOneByte = Kind("length-one-byte")
        /// The payload's length is another than that of its JSON.
        public static let payloadLength = Kind("payload-length")
        /// There is no payload, or an empty one.
        public static let payloadMissing = Kind("payload-missing")
        /// The payload has more bytes than the gateway takes.
        public static let payloadTooLarge = Kind("payload-too-large")
        /// The payload ends inside its JSON.
        public static let payloadCut = Kind("payload-cut")
        /// The payload ends with NUL bytes.
        public static let payloadNULTerminated = Kind("payload-nul-terminated")
        /// The payload is no JSON object.
        public static let payloadNotJSON = Kind("payload-not-json")
        /// An item is longer than what is left of its frame.
        public static let itemBeyondFrame = Kind("item-beyond-frame")
        /// An item has a number that Apple has not defined.
        public static let unknownItem = Kind("unknown-item")
        /// An item has a length that its number does not have.
        public static let itemLength = Kind("item-length")
        /// An item is there more than once.
        public static let itemTwice = Kind("item-twice")
        /// There is no token.
        public static let tokenMissing = Kind("token-missing")
        /// A frame has more items than there are sorts of them, several times over.
        public static let tooManyItems = Kind("too-many-items")
        /// The priority is none that Apple has defined.
        public static let priority = Kind("priority")
        /// The stream ends inside a notification.
        public static let truncated = Kind("truncated")

        /// Every kind there is.
        public static let allCases: [Kind] = [
            unknownCommand, littleEndian, frameLength, tokenLength, tokenInHex, lengthInCharacters,
            lengthOneByte, payloadLength, payloadMissing, payloadTooLarge, payloadCut,
            payloadNULTerminated, payloadNotJSON, itemBeyondFrame, unknownItem, itemLength,
            itemTwice, tokenMissing, tooManyItems, priority, truncated,
        ]
    }

    /// What is wrong.
    public var kind: Kind
    /// How many bytes of the stream stand before what is wrong.
    public var offset: Int
    /// What was found, as a sentence without its full stop.
    public var finding: String
    /// What a gateway answers before it closes; `nil` if it takes the notification all the same, or the
    /// stream has ended.
    ///
    /// A notification of command 0 has no identifier, so that the gateway closes without an answer.
    /// Apple documents the statuses for missing parts and wrong sizes; that all else is a protocol error
    /// is Handset's choice.
    public var status: BinaryStatus?
    /// Whether it is only remarkable: it may be meant so.
    public var isWarning: Bool

    /// Creates a fault.
    ///
    /// - Parameters:
    ///   - kind: What is wrong.
    ///   - offset: How many bytes of the stream stand before what is wrong.
    ///   - finding: What was found, as a sentence without its full stop.
    ///   - status: What a gateway answers. If `nil`, it takes the notification.
    ///   - isWarning: Whether it is only remarkable.
    public init(
        kind: Kind, offset: Int, finding: String, status: BinaryStatus? = nil,
        isWarning: Bool = false
    ) {
        self.kind = kind
        self.offset = offset
        self.finding = finding
        self.status = status
        self.isWarning = isWarning
    }

    /// Severity, kind and finding, such as `error: unknown-command: …`.
    public var description: String { "\(isWarning ? "warning" : "error"): \(kind): \(finding)" }
}
