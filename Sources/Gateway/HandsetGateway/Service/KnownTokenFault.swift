internal import Handset
internal import HandsetFixtures

/// An error in a text that should be a device token.
struct KnownTokenFault: Error, Hashable {
    enum Problem: Hashable {
        /// The line is longer than any literal of a token.
        case lineTooLong
        case notToken(PastedTokenError)
    }

    let problem: Problem

    /// The number of the byte in the text where the error is, from 1.
    var column: Int {
        switch problem {
        case .lineTooLong: 1
        case .notToken(let error): error.column
        }
    }

    var finding: String {
        switch problem {
        case .lineTooLong: "this line is too long for a device token"
        case .notToken(let error):
            error.foundByteCount.map {
                "this device token has \($0 == 1 ? "1 byte" : "\($0) bytes")"
            } ?? "this is not a device token: \(error.finding)"
        }
    }

    var advice: String {
        switch problem {
        case .lineTooLong: "write one token a line"
        case .notToken(let error):
            error.foundByteCount == nil
                ? error.advice ?? "write its hex digits"
                : "write all its hex digits; a token has \(DeviceDirectory.byteCounts.lowerBound) to "
                    + "\(DeviceDirectory.byteCounts.upperBound) bytes"
        }
    }

    /// Parses hex digits of 32 to 100 bytes, or 32 bytes in any form that `PastedToken` reads.
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
            throw KnownTokenFault(problem: .notToken(error))
        }
    }
}

extension PastedTokenError {
    /// The number of bytes in a token that is too short or too long.
    fileprivate var foundByteCount: Int? {
        switch problem {
        case .tooShort(let count), .tooLong(let count): count
        default: nil
        }
    }
}
