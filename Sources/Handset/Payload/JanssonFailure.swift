internal import CJansson

/// What jansson says of a value that it cannot read.
struct JanssonFailure {
    /// Jansson's error codes, as far as they mean different things here, and the cases that share a
    /// code with others.
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
        case syntax
        case outOfMemory
        /// Whatever a later jansson may add.
        case other
    }

    let code: Code
    /// Jansson's own words.
    let text: String
    /// The offset in the stream that jansson had reached.
    let offset: Int
    /// Why jansson did not get all the bytes that it asked for, if that is what is wrong.
    let stop: PayloadFeed.Stop?

    init(_ error: json_error_t, offset: Int, feed: borrowing PayloadFeed) {
        var error = error
        self.offset = offset
        text = withUnsafeBytes(of: &error.text) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        code =
            switch json_error_code(&error) {
            case json_error_out_of_memory: .outOfMemory
            case json_error_stack_overflow: .depthLimit
            case json_error_invalid_utf8: .invalidUTF8
            case json_error_null_byte_in_key: .keyWithNUL
            case json_error_duplicate_key: .duplicateKey
            case json_error_numeric_overflow:
                text.hasPrefix("real") ? .realOverflow : .integerOverflow
            case json_error_invalid_syntax, json_error_premature_end_of_input: Self.syntaxCode(text)
            default: .other
            }
        stop = Self.isCausedByEnd(code, text, offset: offset, stop: feed.stop) ? feed.stop : nil
    }

    private static func isCausedByEnd(
        _ code: Code, _ text: String, offset: Int, stop: PayloadFeed.Stop?
    ) -> Bool {
        if case .nul(let nul) = stop, offset >= nul { return true }
        return code == .invalidEscape || text.hasSuffix("near end of file")
            || text.hasPrefix("premature end of input")
    }

    // Jansson gives one code to all of these; only its words tell them apart.
    private static func syntaxCode(_ text: String) -> Code {
        if text.hasPrefix("control character") { return .controlCharacter }
        if text.hasPrefix("unexpected newline") { return .lineEndInString }
        if text.hasPrefix("invalid escape") { return .invalidEscape }
        if text.hasPrefix("invalid Unicode") { return .loneSurrogate }
        return .syntax
    }
}
