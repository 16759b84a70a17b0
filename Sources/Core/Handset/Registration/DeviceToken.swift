/// A device token: opaque bytes that name an app on a device to Apple's push service.
///
/// Nearly all tokens have 32 bytes, but Apple documents no fixed length. The binary provider protocol
/// takes up to 100.
///
/// ```swift
/// let token = try DeviceToken(hex: "0a0B0c0d")
/// print(token.hex, token.description(forAppBuiltWith: IOSVersion(4)))
/// // 0a0b0c0d <0a0b0c0d>
/// ```
public struct DeviceToken: Hashable, Sendable {
    /// The possible numbers of bytes.
    public static let byteCounts = 1...100

    /// The default token of the emulated device, of 32 bytes.
    public static let sample = DeviceToken(unchecked: [
        0xdc, 0x67, 0xb5, 0x6c, 0xeb, 0x5d, 0xd9, 0xf9, 0x78, 0x2c, 0x37, 0xfd, 0xcf, 0xdc, 0xca,
        0x87,
        0x3b, 0x7b, 0xc7, 0x7c, 0x3b, 0x09, 0x0a, 0xc4, 0xc5, 0x38, 0xe0, 0x07, 0xa2, 0xf2, 0x3a,
        0x24,
    ])

    /// The token's bytes.
    public let bytes: [UInt8]

    /// Creates a token from bytes whose number is known to be valid.
    package init(unchecked bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Creates a token from its bytes.
    ///
    /// - Throws: ``DeviceToken/TokenError/byteCount(_:)`` if there are no bytes, or more than 100.
    public init(_ bytes: some Sequence<UInt8>) throws(DeviceToken.TokenError) {
        let bytes = Array(bytes)
        guard Self.byteCounts.contains(bytes.count) else {
            throw .byteCount(bytes.count)
        }
        self.init(unchecked: bytes)
    }

    /// Creates a token from hex digits, small or capital, with nothing between them.
    ///
    /// - Throws: ``DeviceToken/TokenError`` if there is another character, an odd number of digits, or an invalid
    ///   number of bytes.
    public init(hex: String) throws(DeviceToken.TokenError) {
        // By characters, since an error counts them.
        var digits: [UInt8] = []
        for (index, character) in hex.enumerated() {
            guard character.isASCII, let digit = character.hexDigitValue else {
                throw .notHex(character, position: index + 1)
            }
            digits.append(UInt8(digit))
        }
        guard digits.count.isMultiple(of: 2) else { throw .oddDigitCount(digits.count) }
        try self.init(
            stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }

    /// The bytes as small hex digits, as senders write them.
    public var hex: String { String(hexOf: bytes) }

    /// Returns the token as `%@` prints it.
    ///
    /// - Parameter sdk: The iOS version of the SDK that the app was built with.
    /// - Returns: The text that `%@` prints for its NSData.
    public func description(forAppBuiltWith sdk: IOSVersion) -> String {
        DataDescription(sdk: sdk).text(of: bytes)
    }
}

extension DeviceToken: RandomAccessCollection {
    /// The position of the first byte: 0.
    public var startIndex: Int { 0 }
    /// The position after the last byte: the number of bytes.
    public var endIndex: Int { bytes.count }
    /// The byte at a position.
    public subscript(position: Int) -> UInt8 { bytes[position] }
}

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
