internal import Handset

/// Says why a text that was copied is no device token, and cannot be repaired.
public struct PastedTokenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Problem: Hashable, Sendable {
        /// There is nothing.
        case empty
        /// The text that stands for no value, such as `(null)`.
        case nullText(String)
        /// A description from which so many bytes were left out; `nil` if that cannot be told.
        case elided(missing: Int?)
        /// A description says that there are more or fewer bytes than there are.
        case lengthDiffers(stated: String, found: Int)
        /// The number of hex digits is odd.
        case oddDigitCount(Int)
        /// A character is no hex digit; positions count characters from 1.
        case notHex(Character, position: Int)
        /// An item of a list is no byte.
        case notByte(String)
        /// There are fewer bytes than expected.
        case tooShort(Int)
        /// There are more bytes than expected.
        case tooLong(Int)
        /// A UDID, which names a device.
        case udid
    }

    /// What is wrong.
    public let problem: Problem
    /// Where it is: the number of the byte in the text in UTF-8, from 1.
    public let column: Int
    /// How many bytes were expected.
    public let byteCount: Int

    init(_ problem: Problem, column: Int, byteCount: Int) {
        self.problem = problem
        self.column = column
        self.byteCount = byteCount
    }

    /// What was found and what to do next.
    public var description: String {
        switch problem {
        case .empty:
            "empty; the app had no token yet, or sent none"
        case .nullText(let text):
            "\(SourceExcerpt.quoted(text)) is no token: the app had none; take what "
                + "didRegisterForRemoteNotificationsWithDeviceToken gets"
        case .elided(let missing):
            (missing.map {
                "elided: \($0) bytes are left out, as apps built with the iOS 13 SDK or a later one log "
                    + "it; "
            } ?? "elided: something is left out where the dots are; ")
                + "nothing can bring them back: let the app log each byte with %02x"
        case .lengthDiffers(let stated, let found):
            "the description says \(stated) bytes, and has \(found); copy it whole"
        case .oddDigitCount(let count):
            "odd: \(count) hex digit\(count == 1 ? "" : "s"), of which each byte takes two; one is missing or too many, and "
                + "nobody can say which"
        case .notHex(let character, let position):
            "character \(position), \(Self.shown(character)), is no hex digit"
                + Self.advice(for: character)
        case .notByte(let item):
            "\(SourceExcerpt.quoted(item)) is no byte; give 0x00 to 0xff, or 0 to 255"
        case .tooShort(let count):
            "too short: \(Self.counted(count)), and not \(byteCount); copy it whole, or give --bytes "
                + "\(count) if it has no more"
        case .tooLong(let count):
            "too long: \(Self.counted(count)), and not \(byteCount)"
                + (DeviceToken.byteCounts.contains(count)
                    ? "; give --bytes \(count) if it has so many" : "")
        case .udid:
            "too short: it has the form of a UDID, which names a device and no app on it; take what "
                + "didRegisterForRemoteNotificationsWithDeviceToken gets"
        }
    }

    private static func counted(_ count: Int) -> String {
        count == 1 ? "1 byte" : "\(count) bytes"
    }

    private static func shown(_ character: Character) -> String {
        let quoted = SourceExcerpt.quoted(String(character))
        guard !character.isASCII, let scalar = character.unicodeScalars.first else { return quoted }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\(quoted) (U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits))"
    }

    private static func advice(for character: Character) -> String {
        switch character {
        case "O", "o": "; is it a zero?"
        case "l", "I", "i": "; is it a one?"
        default: ""
        }
    }
}
