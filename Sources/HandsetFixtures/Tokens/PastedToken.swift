public import Handset

/// A device token that somebody has copied from somewhere, in whatever form.
///
/// These are repaired: hex digits, small or capital, with blanks, hyphens, colons or underscores between
/// them, in brackets or quotes, or with `0x` before them; `<…>` in a line of a log; a description as apps
/// built with the iOS 13 SDK log it, if all bytes are in it; base64, also with the URL's alphabet and
/// without padding; byte-array literals, with `0x`, with `\x`, or decimal.
///
/// Some texts have two readings. Hex wins: what consists of hex digits and separators only is hex, though
/// it might be base64 as well. Other texts are base64 only if they make the expected number of bytes. An
/// item of a list is decimal unless `0x` stands before it; but a list without any `0x` in which there is
/// a letter, and each item has two hex digits, is hex.
///
/// ```swift
/// print(try PastedToken("<0A0B0C0D>", byteCount: 4).token.hex)
/// // 0a0b0c0d
/// ```
public struct PastedToken: Hashable, Sendable {
    /// The token.
    public let token: DeviceToken
    /// The form in which it came.
    public let form: Form
    /// Whether it has the length of a UDID, which names a device: 40 hex digits.
    public var mayBeUDID: Bool { form == .hex && token.count == 20 }

    /// A form in which a token is copied.
    public enum Form: String, CaseIterable, Hashable, Sendable {
        /// Hex digits, with or without something between them.
        case hex
        /// `{length = …, bytes = 0x…}`.
        case description
        /// Base64.
        case base64
        /// The literal of a byte array, or of a string with `\x`.
        case byteArray = "byte-array"
    }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: What was copied.
    ///   - byteCount: How many bytes the token has to have.
    /// - Throws: ``PastedTokenError`` if the text cannot be repaired.
    public init(
        _ text: String, byteCount: Int = DeviceToken.usualByteCount
    ) throws(PastedTokenError) {
        // What needs no repair is most of a long list.
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
