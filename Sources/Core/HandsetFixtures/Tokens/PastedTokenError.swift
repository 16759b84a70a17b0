internal import Handset

package struct PastedTokenError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Problem: Hashable, Sendable {
        case empty
        /// The text of a missing value, such as `(null)`.
        case nullText(String)
        /// A description from which bytes were left out; their number, or `nil` if it is unknown.
        case elided(missing: Int?)
        /// A description states another number of bytes than it contains.
        case lengthDiffers(stated: String, found: Int)
        case oddDigitCount(Int)
        /// A character is not a hex digit; positions count characters from 1.
        case notHex(Character, position: Int)
        /// An item of a list is not a byte.
        case notByte(String)
        case tooShort(Int)
        case tooLong(Int)
        case udid
        /// The number of bytes instead of the bytes, such as `32 bytes`, which Swift prints for `Data`.
        case byteCountAlone(Int)
        case foreign(TokenLookalike)
        /// The text has several tokens; their number.
        case several(Int)

        /// True if a character or an item does not fit, so that the text may be more than a token.
        var isOfCharacter: Bool {
            switch self {
            case .notHex, .notByte: true
            default: false
            }
        }
    }

    package let problem: Problem
    /// The place in the text: the number of the byte in UTF-8, from 1.
    package let column: Int
    /// The expected number of bytes.
    package let byteCount: Int

    init(_ problem: Problem, column: Int, byteCount: Int) {
        self.problem = problem
        self.column = column
        self.byteCount = byteCount
    }

    package var finding: String {
        switch problem {
        case .empty: "empty"
        case .nullText(let text): "\(SourceExcerpt.quoted(text)) is not a token: the app had none"
        case .elided(let missing?):
            "elided: \(missing) bytes are left out, as in logs of apps built with the iOS 13 SDK or a "
                + "later one"
        case .elided(nil): "elided: bytes are left out at the dots"
        case .lengthDiffers(let stated, let found):
            "the description says \(stated) bytes, but has \(found)"
                + (Int(stated).map { $0 > found ? ": \($0 - found) missing" : "" } ?? "")
        case .oddDigitCount(let count):
            "odd: \(count) hex digit\(count == 1 ? "" : "s"), but each byte takes two"
        case .notHex(let character, let position):
            "character \(position), \(Self.shown(character)), is not a hex digit"
        case .notByte(let item): "\(SourceExcerpt.quoted(item)) is not a byte"
        case .tooShort(let count): "too short: \(Self.counted(count)) instead of \(byteCount)"
        case .tooLong(let count): "too long: \(Self.counted(count)) instead of \(byteCount)"
        case .udid:
            "too short: it has the form of a UDID, which names a device and not an app on it"
        case .byteCountAlone(let count):
            "\(SourceExcerpt.quoted("\(count) bytes")) is only the length of the token, which Swift's "
                + "print shows instead of the bytes"
        case .foreign(let token): token.finding
        case .several(let count): "the text has \(count) tokens"
        }
    }

    package var advice: String? {
        switch problem {
        case .empty: "the app had no token yet, or sent none"
        case .nullText, .udid:
            "use the token that didRegisterForRemoteNotificationsWithDeviceToken receives"
        case .elided: "they cannot be recovered: let the app write each byte with %02x"
        case .lengthDiffers: "copy it whole"
        case .oddDigitCount: "copy the token again"
        case .notHex("O", _), .notHex("o", _): "is it a zero?"
        case .notHex("l", _), .notHex("I", _), .notHex("i", _): "is it a one?"
        case .notHex: nil
        case .notByte: "give 0x00 to 0xff, or 0 to 255"
        case .tooShort(let count):
            "copy it whole, or give --bytes \(count) if that is its length"
        case .byteCountAlone:
            "let the app log each byte: "
                + "print(deviceToken.map { String(format: \"%02x\", $0) }.joined())"
        case .foreign(let token): token.advice
        case .several: "give one at a time"
        case .tooLong(Self.simulatorByteCount):
            "give --bytes \(Self.simulatorByteCount) if that is its length, as in simulators since Xcode 14"
        case .tooLong(let count):
            DeviceToken.byteCounts.contains(count)
                ? "give --bytes \(count) if that is its length" : nil
        }
    }

    private static let simulatorByteCount = 80

    package var description: String { advice.map { "\(finding); \($0)" } ?? finding }

    private static func counted(_ count: Int) -> String {
        count == 1 ? "1 byte" : "\(count) bytes"
    }

    private static func shown(_ character: Character) -> String {
        let quoted = SourceExcerpt.quoted(String(character))
        guard !character.isASCII, let scalar = character.unicodeScalars.first else { return quoted }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\(quoted) (U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits))"
    }
}
