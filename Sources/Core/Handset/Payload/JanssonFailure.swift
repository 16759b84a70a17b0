internal import CJansson

/// A failure of jansson to read a value.
///
/// Jansson gives one code to failures that mean different things to a user; only its English text tells
/// them apart. No other file depends on that text.
struct JanssonFailure {
    enum Code: Equatable {
        case depthLimit
        case invalidUTF8
        case keyWithNUL
        case duplicateKey
        case integerOverflow
        case realOverflow
        case controlCharacter
        case lineEndInString
        case invalidEscape
        case loneSurrogate
        /// A token is wrong where it stands, or, if nothing is expected, everywhere.
        case syntax(expected: PayloadRefusal.ExpectedToken?)
        case outOfMemory
        /// The tree needs more bytes of memory than this.
        case memoryLimit(Int)
        /// A failure that Handset does not know, such as one of a later jansson.
        case other
    }

    let code: Code
    /// Jansson's own words.
    let text: String
    /// The offset in the stream that jansson had reached.
    let offset: Int
    /// The reason why jansson did not get all the bytes that it asked for, if that made it fail.
    let stop: PayloadFeed.Stop?

    init(_ error: json_error_t, offset: Int, stop: PayloadFeed.Stop?) {
        var error = error
        self.offset = offset
        text = withUnsafeBytes(of: &error.text) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        code = Self.code(of: json_error_code(&error), text)
        self.stop = Self.isCausedByEnd(code, text, offset: offset, stop: stop) ? stop : nil
    }

    /// Creates a failure of Handset's own after jansson has parsed a value.
    init(_ code: Code, offset: Int) {
        self.code = code
        text = ""
        self.offset = offset
        stop = nil
    }

    private static func code(of code: json_error_code, _ text: String) -> Code {
        switch code {
        case json_error_out_of_memory: .outOfMemory
        case json_error_stack_overflow: .depthLimit
        case json_error_invalid_utf8: .invalidUTF8
        case json_error_null_byte_in_key: .keyWithNUL
        case json_error_duplicate_key: .duplicateKey
        case json_error_numeric_overflow:
            text.hasPrefix("real number overflow") ? .realOverflow : .integerOverflow
        case json_error_invalid_syntax, json_error_premature_end_of_input:
            syntaxCodes.first { text.hasPrefix($0.beginning) }?.code ?? .syntax(expected: nil)
        default: .other
        }
    }

    private static let syntaxCodes: [(beginning: String, code: Code)] = [
        ("control character", .controlCharacter),
        ("unexpected newline", .lineEndInString),
        ("invalid escape", .invalidEscape),
        ("invalid Unicode", .loneSurrogate),
        ("string or '}' expected", .syntax(expected: .key)),
        ("':' expected", .syntax(expected: .colon)),
        ("'}' expected", .syntax(expected: .commaOrBrace)),
        ("']' expected", .syntax(expected: .commaOrBracket)),
        ("unexpected token", .syntax(expected: .value)),
    ]

    private static func isCausedByEnd(
        _ code: Code, _ text: String, offset: Int, stop: PayloadFeed.Stop?
    ) -> Bool {
        if case .nul(let nul) = stop, offset >= nul { return true }
        return code == .invalidEscape || text.hasSuffix("near end of file")
            || text.hasPrefix("premature end of input")
    }
}

extension PayloadRefusal.Cause {
    /// The byte is the offending one, or the token's first; `nil` at the end of the input.
    init(_ failure: JanssonFailure, token: String, byte: UInt8?) {
        self =
            switch failure.code {
            case .depthLimit: .tooDeep(limit: PayloadReader.largestMaximumDepth)
            case .invalidUTF8: .invalidUTF8(byte: byte)
            case .integerOverflow, .realOverflow: .numberTooLarge(token: token)
            case .controlCharacter: .controlCharacter(byte: byte)
            case .lineEndInString: .lineEndInString
            case .invalidEscape: .invalidEscape
            case .loneSurrogate: .loneSurrogate
            case .syntax(let expected): .syntax(token: token, expected: expected)
            case .outOfMemory: .outOfMemory
            case .memoryLimit(let limit): .tooMuchMemory(limit: limit)
            case .duplicateKey, .keyWithNUL, .other: .other(token: token, message: failure.text)
            }
    }
}
