extension PayloadRefusal {
    /// A stable identifier of why bytes were refused, such as `not-an-object`.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The identifier.
        public let description: String

        package init(_ description: String) { self.description = description }

        /// An array, a string, a number or a literal stands where a payload should.
        public static let notAnObject = Reason("not-an-object")
        /// The text breaks a rule of JSON (RFC 8259).
        public static let syntax = Reason("syntax")
        /// The input, or with JSON Lines the line, ends inside the payload.
        public static let unfinished = Reason("unfinished")
        /// The input has only white space where one payload is asked for.
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
        /// A key holds `\u0000`; such a key is read now, and nothing is refused for it.
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
        /// There was not enough memory, or the payload needs more than its limit.
        public static let outOfMemory = Reason("out-of-memory")
        /// Jansson refused it for a reason that Handset does not know.
        public static let other = Reason("other")
    }
}
