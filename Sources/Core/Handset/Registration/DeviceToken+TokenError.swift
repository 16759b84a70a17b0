extension DeviceToken {
    /// The reason why bytes or hex digits are not a device token.
    public enum TokenError: Error, Hashable, Sendable, CustomStringConvertible {
        /// There are no bytes, or more than 100.
        case byteCount(Int)
        /// The number of hex digits is odd.
        case oddDigitCount(Int)
        /// A character is not a hex digit; positions count from 1.
        case notHex(Character, position: Int)

        /// The fault and what to do.
        public var description: String {
            switch self {
            case .byteCount(let count):
                "the device token has \(count) bytes; give from 1 to 100, in most cases 32"
            case .oddDigitCount(let count):
                "the device token has \(count) hex digits; each byte takes two"
            case .notHex(let character, let position):
                "the device token has \(String(reflecting: String(character))) as character "
                    + "\(position); give hex digits with nothing between them"
            }
        }
    }
}
