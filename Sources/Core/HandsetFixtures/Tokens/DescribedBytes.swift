internal import Foundation

/// The description of bytes since the iOS 13 SDK: `{length = 32, bytes = 0x… }`.
///
/// Senders also get it without its braces, blanks and signs: apps removed these as they did before iOS 13.
struct DescribedBytes {
    /// The digits of the length.
    let stated: String
    /// The hex digits of the bytes.
    let digits: String
    /// True if bytes are left out.
    let isElided: Bool

    /// The number of bytes that are left of more.
    private static let elidedByteCount = 24

    /// Reads a text in small letters and without blanks; `nil` if it has no description.
    init?(_ text: String) {
        let bare = text.filter {
            ($0.isASCII && ($0.isLetter || $0.isNumber)) || ".…}".contains($0)
        }
        let readings = bare.components(separatedBy: "length").dropFirst().lazy.compactMap { part in
            let stated = part.prefix { $0.isNumber }
            let rest = part[stated.endIndex...]
            return !stated.isEmpty && rest.hasPrefix("bytes")
                ? (String(stated), rest.dropFirst("bytes".count).prefix { $0 != "}" }) : nil
        }
        guard let (stated, body) = readings.first else { return nil }
        self.stated = stated
        let hex = body.hasPrefix("0x") ? body.dropFirst(2) : body
        digits = hex.filter { $0.isASCII && $0.isHexDigit }
        // The dots may have been removed.
        isElided =
            hex.contains("...") || hex.contains("…")
            || digits.count == 2 * Self.elidedByteCount && Int(stated) ?? 0 > Self.elidedByteCount
    }
}
