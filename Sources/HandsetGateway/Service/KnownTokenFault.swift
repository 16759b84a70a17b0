internal import Handset
internal import HandsetFixtures

/// What is wrong with a text that should be a device token.
struct KnownTokenFault: Error {
    /// What was found, as part of a sentence.
    let finding: String
    /// What to do next, as part of a sentence.
    let advice: String
    /// Where it is: the number of the byte in the text, from 1.
    let column: Int

    /// The fault of a line that is longer than any literal of a token.
    static let lineTooLong = KnownTokenFault(
        finding: "this line is too long for a device token", advice: "write one token a line",
        column: 1)

    /// The bytes of the token in a text.
    ///
    /// - Parameter text: Hex digits of 32 to 100 bytes, or 32 bytes in any form that a `PastedToken` may
    ///   have.
    /// - Returns: The bytes.
    /// - Throws: ``KnownTokenFault`` if it is none.
    static func token(in text: String) throws(KnownTokenFault) -> [UInt8] {
        let word = text.utf8.drop { " \t".utf8.contains($0) }
            .prefix { !" \t\r".utf8.contains($0) }
        if let token = try? DeviceToken(hex: String(Substring(word))),
            DeviceDirectory.byteCounts.contains(token.count),
            text.utf8[word.endIndex...].allSatisfy({ " \t\r".utf8.contains($0) })
        {
            return token.bytes
        }
        do throws(PastedTokenError) {
            return try PastedToken(text).token.bytes
        } catch {
            throw KnownTokenFault(error)
        }
    }

    private init(finding: String, advice: String, column: Int) {
        self.finding = finding
        self.advice = advice
        self.column = column
    }

    private init(_ error: PastedTokenError) {
        column = error.column
        switch error.problem {
        case .tooShort(let count), .tooLong(let count):
            finding = "this device token has \(count == 1 ? "1 byte" : "\(count) bytes")"
            advice =
                "write it as hex digits, whole; it has \(DeviceDirectory.byteCounts.lowerBound) "
                + "to \(DeviceDirectory.byteCounts.upperBound) bytes"
        default:
            let parts = error.description.split(separator: "; ", maxSplits: 1)
            finding = "this is no device token: \(parts.first ?? "")"
            advice = parts.count > 1 ? String(parts[1]) : "write its hex digits"
        }
    }
}
