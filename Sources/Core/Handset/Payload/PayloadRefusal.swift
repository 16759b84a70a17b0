/// An error that tells why bytes are not a payload, and where.
///
/// ```swift
/// do {
///     _ = try Payload(json: #"{"aps": tru}"#)
/// } catch {
///     print(error)
///     // payload:1:9: error: found tru, which is not JSON; write true, false or null, and keys and strings in double quotes
///     // {"aps": tru}
///     //         ^
/// }
/// ```
public struct PayloadRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The cause of the refusal.
    public var cause: Cause
    /// The place of the offending bytes.
    public var place: SourcePlace
    /// The line of the place.
    public var excerpt: SourceExcerpt
    /// True if the message shows nothing of the file, which was reached by a symbolic link.
    package var hidesBytes = false

    /// Creates a refusal.
    public init(_ cause: Cause, at place: SourcePlace, excerpt: SourceExcerpt) {
        self.cause = cause
        self.place = place
        self.excerpt = excerpt
    }

    /// The stable identifier of the cause.
    public var reason: Reason { cause.reason }

    /// The finding of the message, as part of a sentence about a payload.
    public var finding: String {
        hidesBytes ? HiddenBytes.finding : RefusalMessage(cause).finding
    }

    /// The advice of the message, as part of a sentence about a payload.
    public var advice: String {
        hidesBytes ? HiddenBytes.advice : RefusalMessage(cause).advice
    }

    /// The whole message, as compilers write it: `source:line:column: error: …`, the line, a caret.
    ///
    /// There is no line of a file that was reached by a symbolic link.
    public var description: String {
        "\(place): error: \(finding); \(advice)" + (hidesBytes ? "" : "\n\(excerpt)")
    }

    /// An error that makes a payload unusable although it was read.
    ///
    /// ``PayloadReader/refuseLast(_:)`` turns it into a refusal of the payload.
    public protocol UseError: Error, Hashable {
        /// The reason that the refusal gives.
        var reason: PayloadRefusal.Reason { get }
        /// The finding, as part of a sentence.
        var finding: String { get }
        /// The advice on what to do next, as part of a sentence.
        var advice: String { get }
    }
}
