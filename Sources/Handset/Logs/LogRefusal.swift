/// An error that tells why a payload in a log cannot be read, and where.
package struct LogRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The cause of the refusal.
    package var cause: Cause
    /// The place of what cannot be read.
    package var place: SourcePlace
    /// The line of the place.
    package var excerpt: SourceExcerpt

    /// Creates a refusal.
    package init(_ cause: Cause, at place: SourcePlace, excerpt: SourceExcerpt) {
        self.cause = cause
        self.place = place
        self.excerpt = excerpt
    }

    /// A cause of a refusal.
    package enum Cause: Hashable, Sendable {
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
    package var reason: PayloadRefusal.Reason { cause.reason }

    /// The finding of the message, as part of a sentence.
    package var finding: String { LogRefusalMessage(cause).finding }

    /// The advice of the message, as part of a sentence.
    package var advice: String { LogRefusalMessage(cause).advice }

    /// The whole message, as compilers write it: `source:line:column: error: …`, the line, a caret.
    package var description: String { "\(place): error: \(finding); \(advice)\n\(excerpt)" }
}
