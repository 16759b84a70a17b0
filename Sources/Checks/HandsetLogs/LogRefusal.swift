public import Handset

/// An error that tells why a payload in a log cannot be read, and where.
public struct LogRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason why the payload cannot be read.
    public var cause: Cause
    /// The place of the cause.
    public var place: SourcePlace
    /// The line of the place.
    public var excerpt: SourceExcerpt
    /// True if the message shows nothing of the log, which was reached by a symbolic link.
    var hidesBytes = false

    /// Creates a refusal.
    public init(_ cause: Cause, at place: SourcePlace, excerpt: SourceExcerpt) {
        self.cause = cause
        self.place = place
        self.excerpt = excerpt
    }

    /// A reason why a payload in a log cannot be read.
    public enum Cause: Hashable, Sendable {
        /// The log hides a value, for example as `<private>`.
        case redacted(token: String)
        /// One of iOS's own processes hides the payload.
        case hiddenBySystem
        /// A value, or some members, were left out: `…`.
        case elided
        /// Something stands in place of a value that the print has left out: `[Object]`.
        case leftOut(token: String)
        /// The text begins in a line, and does not end before the log ends or goes on with another message.
        case unfinished(line: Int, isFollowed: Bool)
        /// NSData was printed in short.
        case cutData
        /// NSData stands where JSON has nothing like it.
        case data
        /// An object was printed that does not print its userInfo.
        case object(name: String)
        /// Swift has printed a dictionary of a notification, which has no `aps`.
        case withoutAPS
        /// The message object of a library of Firebase was printed, which has no `aps`.
        case messageObject
        /// lldb has printed a dictionary of Swift, one key below the other.
        case debugger
        /// A text in a string ends before the payload in it does.
        case unfinishedString
        /// A hex dump ends before the payload in it does, or lines of it are missing.
        case unfinishedDump
        /// A string is not closed before the next line.
        case unclosedString
        /// Something else than what is expected stands here.
        case syntax(token: String, expected: String)
        /// The text has more bytes than this.
        case tooLarge(limit: Int)
        /// Containers are nested more levels deep than this.
        case tooDeep(limit: Int)
        /// The payload was read, but its grade is lower than the one that is asked for.
        case grade(LogGrade, repairs: [LogRepair])
        /// The payload that was read is refused.
        case payload(PayloadRefusal.Cause)
    }

    /// The code of the cause.
    public var reason: PayloadRefusal.Reason { cause.reason }

    /// The finding, as part of a sentence.
    public var finding: String {
        hidesBytes ? HiddenBytes.finding : LogRefusalMessage(cause).finding
    }

    /// The advice on what to do next, as part of a sentence.
    public var advice: String {
        hidesBytes ? HiddenBytes.advice : LogRefusalMessage(cause).advice
    }

    /// True for a line of iOS's own, which hides a payload that the app's lines may have.
    package var isOfSystem: Bool { cause == .hiddenBySystem }

    /// The whole message, as compilers write it: `source:line:column: error: …`, the line, a caret.
    ///
    /// A line of iOS's own is a warning.
    public var description: String {
        "\(place): \(isOfSystem ? "warning" : "error"): \(finding); \(advice)"
            + (hidesBytes ? "" : "\n\(excerpt)")
    }
}

extension LogRefusal: Encodable {
    /// The record as `handset read --format json` writes it, in UTF-8 without a newline.
    public var json: [UInt8] { RefusalRecord(self).json }

    /// Encodes the members of the record.
    public func encode(to encoder: any Encoder) throws {
        try RecordEncoding.encode(json, to: encoder)
    }
}
