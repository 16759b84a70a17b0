public import Handset

/// A common mistake with device tokens.
///
/// ```swift
/// print(BrokenTokenKind.truncated.text(of: try DeviceToken(hex: "0a0b0c0d")))
/// // 0a0b
/// ```
public enum BrokenTokenKind: String, CaseIterable, Hashable, Sendable {
    /// A digit is missing.
    case oddLength = "odd-length"
    /// A character is not a hex digit.
    case notHex = "not-hex"
    /// A byte is missing.
    case short
    /// There is one byte too many.
    case long
    /// The middle is missing.
    case elided
    /// The second half is missing.
    case truncated
    /// Blanks stand between the groups.
    case spaces
    /// The description of the bytes.
    case brackets
    /// The identifier of the device.
    case udid
    /// The text of a null pointer.
    case nullText = "null-text"
    /// An empty text.
    case empty

    /// The mistake, in one sentence.
    public var meaning: String { entry.meaning }
    /// The usual cause, in one sentence.
    public var cause: String { entry.cause }
    /// The answer of the gateway of the HTTP/2 protocol if the text is sent as it is.
    public var reason: RejectionReason { entry.reason }
    /// The answer of the gateway of the binary protocol to the bytes into which a sender converts the text.
    ///
    /// With command 0 the gateway closes without an answer.
    public var status: BinaryStatus { entry.status }
    /// The result of a sender's conversion into bytes, in one sentence.
    public var conversion: String { entry.conversion }

    private typealias Entry = (
        meaning: String, cause: String, reason: RejectionReason, status: BinaryStatus,
        conversion: String
    )

    private var entry: Entry {
        switch self {
        case .oddLength:
            (
                "The last digit is missing.",
                "It was lost in copying, or each byte was printed with %x instead of %02x.",
                .badDeviceToken, .invalidTokenSize,
                "The last single digit is dropped, so a byte is missing."
            )
        case .notHex:
            (
                "A digit in the middle is the letter O.",
                "It was typed from a screen.",
                .badDeviceToken, .invalidToken,
                "The letter is read as 0 or as another digit, which gives another token."
            )
        case .short:
            (
                "The last byte is missing.",
                "It was lost in copying, or a loop ends too early.",
                .badDeviceToken, .invalidTokenSize, "A byte is missing."
            )
        case .long:
            (
                "There is one byte too many: the first again.",
                "The text was padded, or a loop ends too late.",
                .badDeviceToken, .invalidTokenSize, "There is one byte too many."
            )
        case .elided:
            (
                "The middle is left out.",
                "It was copied from the log of an app built with the iOS 13 SDK or a later one.",
                .badDeviceToken, .invalidTokenSize,
                "The remaining digits make too few bytes."
            )
        case .truncated:
            (
                "The second half is missing.",
                "It was stored in a column that is too narrow.",
                .badDeviceToken, .invalidTokenSize, "Half of the bytes are missing."
            )
        case .spaces:
            (
                "Blanks stand between the groups.",
                "Only the brackets of the description were removed.",
                .badDeviceToken, .invalidTokenSize,
                "The blanks count as digits; a conversion that skips them makes the right bytes."
            )
        case .brackets:
            (
                "It has the description's < > and blanks.",
                "It was made with %@ or description, or copied from a log.",
                .badDeviceToken, .invalidTokenSize,
                "The brackets and blanks count as digits; a conversion that skips them makes the right "
                    + "bytes."
            )
        case .udid:
            (
                "It is a UDID, which names a device.",
                "A UDID, which has 40 digits, was confused with a token.",
                .badDeviceToken, .invalidTokenSize, "It makes 20 bytes."
            )
        case .nullText:
            (
                "It is (null).",
                "The app formatted a token that it did not have.",
                .badDeviceToken, .invalidTokenSize, "It makes too few bytes."
            )
        case .empty:
            (
                "It is empty.",
                "The app sent its token before it had one.",
                .missingDeviceToken, .missingDeviceToken, "It makes no bytes."
            )
        }
    }

    /// Returns the broken text of a token.
    ///
    /// - Parameter token: The token.
    /// - Returns: The text. ``elided`` leaves nothing out of a token of up to 24 bytes, and ``udid`` repeats
    ///   a token that is too short.
    public func text(of token: DeviceToken) -> String {
        let hex = token.hex
        switch self {
        case .oddLength: return String(hex.dropLast())
        case .notHex:
            let middle = hex.count / 2
            return hex.prefix(middle) + "O" + hex.dropFirst(middle + 1)
        case .short: return String(hex.dropLast(2))
        case .long: return hex + hex.prefix(2)
        case .elided: return DataDescription.sinceIOS13SDK.text(of: token.bytes)
        case .truncated: return String(hex.prefix(token.count / 2 * 2))
        case .spaces:
            return String(
                DataDescription.untilIOS12SDK.text(of: token.bytes).dropFirst().dropLast())
        case .brackets: return DataDescription.untilIOS12SDK.text(of: token.bytes)
        case .udid: return String(String(repeating: hex, count: 20 / token.count + 1).prefix(40))
        case .nullText: return "(null)"
        case .empty: return ""
        }
    }
}
