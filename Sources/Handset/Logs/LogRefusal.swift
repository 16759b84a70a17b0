/// An error that tells why a payload in a log cannot be read, and where.
public struct LogRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The cause of the refusal.
    public var cause: Cause
    /// The place of what cannot be read.
    public var place: SourcePlace
    /// The line of the place.
    public var excerpt: SourceExcerpt

    /// Creates a refusal.
    public init(_ cause: Cause, at place: SourcePlace, excerpt: SourceExcerpt) {
        self.cause = cause
        self.place = place
        self.excerpt = excerpt
    }

    /// A cause of a refusal.
    public enum Cause: Hashable, Sendable {
        /// The log hides a value, for example as `<private>`.
        case redacted(token: String)
        /// A value, or some members, were left out: `…`.
        case elided
        /// The text begins in a line, and does not end before the log ends or goes on with another message.
        case unfinished(line: Int, isFollowed: Bool)
        /// NSData was printed in short.
        case cutData
        /// NSData stands where JSON has nothing like it.
        case data
        /// An object was printed that does not print its userInfo.
        case object(name: String)
        /// A string is not closed before the next line.
        case unclosedString
        /// A token stands where something else should.
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

    /// The stable identifier of the cause.
    public var reason: PayloadRefusal.Reason { cause.reason }

    /// The finding of the message, as part of a sentence.
    public var finding: String { LogRefusalMessage(cause).finding }

    /// The advice of the message, as part of a sentence.
    public var advice: String { LogRefusalMessage(cause).advice }

    /// The whole message, as compilers write it: `source:line:column: error: …`, the line, a caret.
    public var description: String { "\(place): error: \(finding); \(advice)\n\(excerpt)" }
}
