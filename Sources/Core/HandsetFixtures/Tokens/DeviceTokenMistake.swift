internal import Handset

/// The mistake in a text that a sender gives as a device token, which is hex digits in pairs.
///
/// It names the service whose token the text is, or the form in which the text has the token's bytes, and
/// what to send instead.
///
/// ```swift
/// if let mistake = DeviceTokenMistake("ExponentPushToken[0J23tlOl6Qz92gG9SM4ceI]") { print(mistake.code) }
/// // device-token-of-expo
/// ```
public struct DeviceTokenMistake: Hashable, Sendable, CustomStringConvertible {
    /// The kind of the text.
    package enum Content: Hashable, Sendable {
        /// The bytes of a device token in another form than hex digits.
        case form(PastedToken.Form, [UInt8])
        /// The bytes of a device token; each is percent-encoded unless it is a letter or digit.
        case percentEncoded([UInt8])
        /// No device token, or one that cannot be repaired.
        case fault(PastedTokenError)
    }

    package let content: Content

    // Longer than any text of a token; the rest of a path takes no time.
    private static let maximumByteCount = 4096
    // Fewer characters may be any word.
    private static let minimumDigitCount = 32

    /// Recognizes the mistake; `nil` if the text has none, or none that is known.
    ///
    /// - Parameter text: The text as the sender wrote it. It may be percent-encoded.
    public init?(_ text: String) {
        guard text.utf8.count <= Self.maximumByteCount else { return nil }
        let bytes = Self.withoutPercentSigns(text)
        guard let decoded = String(validating: bytes, as: UTF8.self),
            !bytes.contains(where: { $0 < 0x20 && ![9, 10, 13].contains($0) })
        else {
            guard DeviceToken.byteCounts.contains(bytes.count),
                bytes.count >= Self.minimumDigitCount
            else { return nil }
            content = .percentEncoded(bytes)
            return
        }
        if [UInt8](hexDigits: text[...].utf8) != nil { return nil }
        do throws(PastedTokenError) {
            let pasted = try Self.pasted(decoded)
            content = .form(pasted.form, pasted.token.bytes)
        } catch {
            switch error.problem {
            case .notHex:
                let digits = decoded.count { $0.isASCII && $0.isHexDigit }
                guard digits >= Self.minimumDigitCount, digits * 4 > decoded.count * 3 else {
                    return nil
                }
            case .notByte, .tooShort, .tooLong: return nil
            default: break
            }
            content = .fault(error)
        }
    }

    /// Reads a token of the usual length or of the one that it has.
    private static func pasted(_ text: String) throws(PastedTokenError) -> PastedToken {
        do throws(PastedTokenError) {
            return try PastedToken(text)
        } catch {
            guard case .tooLong(let count) = error.problem, DeviceToken.byteCounts.contains(count)
            else { throw error }
            return try PastedToken(text, byteCount: count)
        }
    }

    /// Returns the bytes of a text whose characters may be percent-encoded several times.
    private static func withoutPercentSigns(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0..<3 {
            var decoded: [UInt8] = []
            var index = 0
            while index < bytes.count {
                if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                    let high = bytes[index + 1].hexDigitValue,
                    let low = bytes[index + 2].hexDigitValue
                {
                    decoded.append(UInt8(high << 4 | low))
                    index += 3
                } else {
                    decoded.append(bytes[index])
                    index += 1
                }
            }
            guard decoded.count < bytes.count else { break }
            bytes = decoded
        }
        return bytes
    }
}
