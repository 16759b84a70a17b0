import Handset

/// The format of notification identifiers (`apns-id`).
enum MessageID {
    /// Returns true if a text is a UUID in its canonical form, in upper or lower case.
    static func isCanonical(_ text: String) -> Bool {
        let bytes = text.utf8
        guard bytes.count == 36 else { return false }
        for (index, byte) in bytes.enumerated() {
            let isDash = index == 8 || index == 13 || index == 18 || index == 23
            guard isDash ? byte == UInt8(ascii: "-") : byte.hexDigitValue != nil else {
                return false
            }
        }
        return true
    }
}
