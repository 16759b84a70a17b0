package import Handset

/// A device token copied from a log, a database or a program.
///
/// These forms are repaired:
///
/// - hex digits in any case, with blanks, hyphens, colons or underscores between them, in brackets or
///   quotes, or after `0x`; also `<…>` in a line of a log
/// - a description from an app built with the iOS 13 SDK, if it contains all bytes
/// - base64, also with the alphabet for URLs and without padding
/// - literals of byte arrays, with `0x`, with `\x`, or decimal
/// - a token after a label or in `Optional(…)`, and hex digits of 8 bytes or more in other text
///
/// Some texts have two readings. Text of hex digits and separators is hex, even if it could be base64.
/// Other text is base64 only if it gives the expected number of bytes, or has too few hex digits for hex
/// with a mistake. An item of a list is decimal unless it begins with `0x`. A list without `0x` is hex if
/// each item has two hex digits and at least one of them is a letter.
///
/// ```swift
/// print(try PastedToken("<0A0B0C0D>", byteCount: 4).token.hex)
/// // 0a0b0c0d
/// ```
package struct PastedToken: Hashable, Sendable {
    package let token: DeviceToken
    package let form: Form
    /// True if the text has the length of a UDID, which names a device: 40 hex digits.
    package var mayBeUDID: Bool {
        [.hex, .oldDescription].contains(form) && token.count == 20
    }

    package enum Form: String, CaseIterable, Hashable, Sendable {
        /// Hex digits, with or without separators.
        case hex
        /// Hex digits in `<` and `>`, as before the iOS 13 SDK.
        case oldDescription = "old-description"
        /// `{length = …, bytes = 0x…}`.
        case description
        case base64
        /// The literal of a byte array, or of a string with `\x`.
        case byteArray = "byte-array"
    }

    /// - Throws: ``PastedTokenError`` if the text cannot be repaired to the expected number of bytes.
    package init(
        _ text: String, byteCount: Int = DeviceToken.usualByteCount
    ) throws(PastedTokenError) {
        // Most tokens of a long list need no repair.
        if byteCount > 0, text.utf8.count / 2 == byteCount, let token = try? DeviceToken(hex: text)
        {
            self.token = token
            form = .hex
            return
        }
        let (bytes, form) = try PastedTokenReader(text, byteCount: byteCount).read()
        guard let token = try? DeviceToken(bytes) else {
            throw PastedTokenError(
                bytes.isEmpty ? .empty : .tooLong(bytes.count), column: 1, byteCount: byteCount)
        }
        self.token = token
        self.form = form
    }
}
