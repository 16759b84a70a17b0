extension PayloadRefusal {
    /// The cause of a refusal, with what a message about it needs.
    ///
    /// A token is text as a message shows it: cut if it is long, and empty at the end of the input.
    public enum Cause: Hashable, Sendable {
        /// A value begins with a byte with which an object cannot begin.
        case notAnObject(firstByte: UInt8, token: String)
        /// Something follows the end of the payload where nothing may.
        case extra(token: String, framing: PayloadReader.Framing)
        /// The input has only white space.
        case empty
        /// The input ends inside the payload.
        case inputEnd
        /// The line ends inside the payload, where each line is one payload.
        case lineEnd
        /// Another payload begins in a line, counted from 1, before this one ends.
        case unclosed(beforeLine: Int)
        /// The payload has more bytes than this.
        case tooLarge(limit: Int)
        /// Containers are nested more levels deep than this.
        case tooDeep(limit: Int)
        /// The input is a file of a kind that holds no text.
        case binaryFile(PayloadRefusal.BinaryFileKind, source: String)
        /// The text is in an encoding other than UTF-8, with a name that `iconv` knows.
        case encoding(name: String)
        /// A byte is zero.
        case nulByte
        /// A byte cannot stand where it does in UTF-8; `nil` at the end of the input.
        case invalidUTF8(byte: UInt8?)
        /// A byte in a string is a control character; `nil` at the end of the input.
        case controlCharacter(byte: UInt8?)
        /// A line ends in a string.
        case lineEndInString
        /// A backslash begins something that is not an escape of JSON.
        case invalidEscape
        /// An escape is half of a surrogate pair.
        case loneSurrogate
        /// A number is beyond what a double can hold.
        case numberTooLarge(token: String)
        /// A token stands where JSON has something else; `nil` if it is not a token of JSON at all.
        case syntax(token: String, expected: ExpectedToken?)
        /// There was not enough memory.
        case outOfMemory
        /// The values of the payload need more bytes of memory than this.
        case tooMuchMemory(limit: Int)
        /// Jansson refused a token for a reason that Handset does not know.
        case other(token: String, message: String)
        /// The payload was read, but cannot be used.
        case unusable(UseFailure)
    }

    /// A token that JSON has at a place where something else was found.
    public enum ExpectedToken: Hashable, Sendable {
        /// A key.
        case key
        /// The colon after a key.
        case colon
        /// A value.
        case value
        /// A comma or the end of an object.
        case commaOrBrace
        /// A comma or the end of an array.
        case commaOrBracket
    }

    /// A ``PayloadRefusal/UseError`` of any type.
    public struct UseFailure: Hashable, Sendable {
        /// The error.
        public let error: any PayloadRefusal.UseError

        /// Wraps an error.
        public init(_ error: any PayloadRefusal.UseError) { self.error = error }

        /// Returns true if both errors are of one type and equal.
        public static func == (one: Self, other: Self) -> Bool { one.error.equals(other.error) }

        /// Hashes the error.
        public func hash(into hasher: inout Hasher) { error.hash(into: &hasher) }
    }
}

extension PayloadRefusal.Cause {
    /// The stable identifier of the cause.
    public var reason: PayloadRefusal.Reason {
        switch self {
        case .notAnObject: .notAnObject
        case .extra: .severalOnLine
        case .empty: .empty
        case .inputEnd, .lineEnd: .unfinished
        case .unclosed: .unclosed
        case .tooLarge: .tooLarge
        case .tooDeep: .tooDeep
        case .encoding, .binaryFile: .encoding
        case .nulByte: .nulByte
        case .invalidUTF8: .invalidUTF8
        case .controlCharacter, .lineEndInString, .invalidEscape, .syntax: .syntax
        case .loneSurrogate: .loneSurrogate
        case .numberTooLarge: .numberTooLarge
        case .outOfMemory, .tooMuchMemory: .outOfMemory
        case .other: .other
        case .unusable(let failure): failure.error.reason
        }
    }
}

extension PayloadRefusal.UseError {
    fileprivate func equals(_ other: any PayloadRefusal.UseError) -> Bool { self == other as? Self }
}
