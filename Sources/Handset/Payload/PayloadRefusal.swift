/// Says which bytes are no payload, why, and what to do about it.
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
    /// Why the bytes were refused.
    public var reason: Reason
    /// Where what was found stands.
    public var place: SourcePlace
    /// What was found, as part of a sentence.
    public var finding: String
    /// What to do next, as part of a sentence.
    public var advice: String
    /// The line of the place.
    public var excerpt: SourceExcerpt

    /// Creates a refusal.
    public init(
        reason: Reason, place: SourcePlace, finding: String, advice: String, excerpt: SourceExcerpt
    ) {
        self.reason = reason
        self.place = place
        self.finding = finding
        self.advice = advice
        self.excerpt = excerpt
    }

    /// The whole message, as compilers write it: `source:line:column: error: …`, the line, a caret.
    public var description: String { "\(place): error: \(finding); \(advice)\n\(excerpt)" }
}

extension PayloadRefusal {
    /// Why bytes were refused: a stable identifier, such as `not-an-object`.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The identifier.
        public let description: String

        private init(_ description: String) { self.description = description }

        /// An array, a string, a number or a literal stands where a payload should.
        public static let notAnObject = Reason("not-an-object")
        /// The text breaks a rule of JSON (RFC 8259).
        public static let syntax = Reason("syntax")
        /// The input, or with JSON Lines the line, ends inside the payload.
        public static let unfinished = Reason("unfinished")
        /// There is nothing but white space where one payload is asked for.
        public static let empty = Reason("empty")
        /// Another payload begins before this one ends.
        public static let unclosed = Reason("unclosed")
        /// Something follows the payload on its line, where each line is one payload.
        public static let severalOnLine = Reason("several-on-line")
        /// A byte sequence is not UTF-8.
        public static let invalidUTF8 = Reason("invalid-utf-8")
        /// The text is in UTF-16 or UTF-32.
        public static let encoding = Reason("encoding")
        /// A byte is zero.
        public static let nulByte = Reason("nul-byte")
        /// A key holds `\u0000`.
        public static let nulInKey = Reason("nul-in-key")
        /// An escape is half of a surrogate pair.
        public static let loneSurrogate = Reason("lone-surrogate")
        /// A number is beyond what a double can hold.
        public static let numberTooLarge = Reason("number-too-large")
        /// Containers are nested more deeply than the caller allows, or than jansson reads: 2,048
        /// levels.
        public static let tooDeep = Reason("too-deep")
        /// The payload has more bytes than the limit that the caller has set.
        public static let tooLarge = Reason("too-large")
        /// The text that Darwin prints for a value is longer than ``DescriptionWriter`` may write.
        public static let textTooLong = Reason("text-too-long")
        /// The search for a rule's pattern took longer than ``MatchTimeLimit`` allows.
        public static let matchTimeIsOver = Reason("match-time-is-over")
        /// The search for a rule's pattern needed more memory than ICU gives it.
        public static let matchNeedsMemory = Reason("match-needs-memory")
        /// There was not enough memory.
        public static let outOfMemory = Reason("out-of-memory")
        /// Jansson refused it for a reason that Handset does not know.
        public static let other = Reason("other")
    }
}

extension PayloadRefusal.Reason: CaseIterable {
    /// Every reason there is.
    public static let allCases: [PayloadRefusal.Reason] = [
        notAnObject, syntax, unfinished, empty, unclosed, severalOnLine, invalidUTF8, encoding,
        nulByte, nulInKey, loneSurrogate, numberTooLarge, tooDeep, tooLarge, textTooLong,
        matchTimeIsOver, matchNeedsMemory,
        outOfMemory, other,
    ]
}
