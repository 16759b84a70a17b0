// What is said of bytes that are no payload. The place is that of the offending token, not of the
// byte behind it, at which jansson stops.

extension PayloadReader {
    /// The refusal of a value that is no object, or of whatever else stands where one should begin.
    func refusal(ofValueBeginningWith byte: UInt8) -> PayloadRefusal {
        if let refusal = refusalOfEncoding() { return refusal }
        let offset = window.start
        switch byte {
        case 0: return refusal(ofNULAt: offset)
        case UInt8(ascii: "["):
            return refusal(
                .notAnObject, at: offset, "found an array where a payload should begin",
                "a payload is an object; give the elements one after another, without the array")
        case UInt8(ascii: "\""):
            return refusal(
                .notAnObject, at: offset, "found a string where a payload should begin",
                "a payload is an object, such as {\"aps\":{\"alert\":\"hello\"}}")
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return refusal(
                .notAnObject, at: offset, "found a number where a payload should begin",
                "a payload is an object, such as {\"aps\":{\"badge\":1}}")
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"):
            return refusal(
                .syntax, at: offset, "found \(shownToken(at: offset)) where a payload should begin",
                "payloads follow one another with nothing but white space between them")
        case 0x80...:
            return refusal(
                .notAnObject, at: offset, "found a byte beyond ASCII where a payload should begin",
                "a payload is an object and begins with {")
        default:
            return refusal(
                .notAnObject, at: offset,
                "found \(shownToken(at: offset)) where a payload should begin",
                "a payload is an object and begins with {")
        }
    }

    /// The refusal of what follows a payload where nothing may.
    func refusal(ofExtraAt offset: Int) -> PayloadRefusal {
        refusal(
            .severalOnLine, at: offset,
            "found \(shownToken(at: offset)) behind the end of the payload",
            framing == .lines
                ? "each line is one payload; read objects that follow one another without --lines"
                : "give one payload only")
    }

    /// The refusal of an input that holds nothing, where one payload is asked for.
    func refusalOfEmptyInput() -> PayloadRefusal {
        refusal(
            .unfinished, at: window.start, "found nothing but white space",
            "give a payload, such as {\"aps\":{}}")
    }

    /// The refusal of an object that jansson could not read.
    func refusal(for failure: JanssonFailure, bound: Bound) -> PayloadRefusal {
        if let refusal = refusalOfEncoding() { return refusal }
        let place = FailurePlace(of: failure, in: window)
        if place.isNUL { return refusal(ofNULAt: place.offset) }
        if failure.isCausedByEnd { return refusal(ofUnfinishedBoundedBy: bound) }
        let test = PayloadLineTest(refused: window.start..<place.offset, in: window)
        if framing == .values,
            let next = test.firstPayload(
                in: window.start..<Swift.min(place.offset + 1, window.end), of: window)
        {
            let line = window.lineAndItsStart(of: next).line
            return refusal(
                .unclosed, at: window.start,
                "found no end of this object before line \(line), which begins another",
                "close it with }")
        }
        let (reason, finding, advice) = words(for: failure, at: place.offset)
        return refusal(reason, at: place.offset, finding, advice)
    }

    private func words(
        for failure: JanssonFailure, at offset: Int
    ) -> (PayloadRefusal.Reason, finding: String, advice: String) {
        let token = shownToken(at: offset)
        switch failure.code {
        case .depthLimit:
            return (
                .tooDeep, "found containers nested more than 2,048 levels deep",
                "nest fewer: that is as deep as jansson reads"
            )
        case .invalidUTF8:
            return (
                .invalidUTF8, "found the byte \(shownByte(at: offset)), which is not UTF-8 here",
                "send the payload in UTF-8"
            )
        case .controlCharacter:
            return (
                .syntax, "found the control character \(shownByte(at: offset)) in a string",
                "write it as an escape, such as \\n or \\u001b"
            )
        case .lineEndInString:
            return (
                .syntax, "found the end of the line in a string",
                "close the string with \", or write the line end as \\n"
            )
        case .invalidEscape:
            return (
                .syntax, "found an escape that JSON does not have",
                "JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hex digits"
            )
        case .loneSurrogate:
            return (
                .loneSurrogate, "found half of a surrogate pair",
                "write both halves, high before low, or the character itself in UTF-8"
            )
        case .keyWithNUL:
            return (.nulInKey, "found \\u0000 in a key", "leave it out: jansson cannot hold it there")
        case .realOverflow, .integerOverflow:
            return (
                .numberTooLarge, "found the number \(token), which is beyond a double",
                "send it as a string"
            )
        case .outOfMemory:
            return (.outOfMemory, "found no memory for this payload", "set a lower limit of bytes")
        case .syntax, .duplicateKey, .other:
            return (
                failure.code == .syntax ? .syntax : .other,
                Self.finding(token: token, jansson: failure.text), Self.advice(token: token)
            )
        }
    }

    private static func finding(token: String, jansson text: String) -> String {
        let expectations = [
            ("string or '}' expected", "a key in double quotes"),
            ("'}' expected", "a comma or }"),
            ("']' expected", "a comma or ]"),
            ("':' expected", "a colon behind the key"),
            ("unexpected token", "a value"),
        ]
        for (beginning, expected) in expectations where text.hasPrefix(beginning) {
            return "found \(token) instead of \(expected)"
        }
        return text.hasPrefix("invalid token")
            ? "found \(token), which is not JSON" : "found \(token): \(text)"
    }

    private static func advice(token: String) -> String {
        switch token {
        case "}", "]": return "the comma before it, or what should stand there, is one too many or missing"
        default: break
        }
        if token.hasPrefix("'") { return "put strings and keys in double quotes" }
        if token.hasPrefix("/") { return "take the comment out: JSON has none" }
        if let first = token.utf8.first,
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || "+-.".utf8.contains(first)
        {
            return "write numbers as JSON does: no leading zero, no plus sign, digits around the point"
        }
        return "write true, false or null, and keys and strings in double quotes"
    }

    private func refusal(ofUnfinishedBoundedBy bound: Bound) -> PayloadRefusal {
        switch bound.kind {
        case .limit where window.end >= bound.offset:
            refusal(
                .tooLarge, at: window.start,
                "found more than \(maximumByteCount) bytes in this object",
                "send a smaller payload, or raise the limit")
        case .lineEnd:
            refusal(
                .unfinished, at: window.start, "found the end of the line inside this object",
                "close it with }, or read it without --lines if it goes on in the next line")
        case .limit, .inputEnd:
            refusal(
                .unfinished, at: window.start, "found the end of the input inside this object",
                "close it with }")
        }
    }

    private func refusal(ofNULAt offset: Int) -> PayloadRefusal {
        refusal(
            .nulByte, at: offset, "found a NUL byte",
            "take it out, or write \\u0000 in a string; JSON text holds none")
    }

    private func refusalOfEncoding() -> PayloadRefusal? {
        guard let name = TextEncodingGuess.name(ofStreamIn: window) else { return nil }
        return refusal(
            .encoding, at: window.start, "found text in \(name)",
            "send UTF-8 (iconv -f \(name) -t UTF-8 converts it)")
    }

    // MARK: - Places and excerpts

    private func refusal(
        _ reason: PayloadRefusal.Reason, at offset: Int, _ finding: String, _ advice: String
    ) -> PayloadRefusal {
        let (place, excerpt) = place(at: offset)
        return PayloadRefusal(
            reason: reason, place: place, finding: finding, advice: advice, excerpt: excerpt)
    }

    /// The place and the line of an offset that is still needed.
    func place(at offset: Int) -> (SourcePlace, SourceExcerpt) {
        let (line, lineStart) = window.lineAndItsStart(of: offset)
        let shownStart = Swift.max(lineStart, window.firstShowable)
        let shownEnd = Swift.min(window.end, offset + 2 * SourceExcerpt.reach)
        let bytes = window.withBytes(in: shownStart..<shownEnd) { Array($0) }
        return (
            SourcePlace(
                source: source, line: line, column: offset - lineStart + 1, offset: offset),
            SourceExcerpt(line: bytes, caret: offset - shownStart)
        )
    }

    private func shownToken(at offset: Int) -> String {
        window.withBytes(in: offset..<window.end) { bytes in
            guard let token = JSONToken.next(in: bytes, from: 0) else { return "nothing" }
            return SourceExcerpt.shortened(bytes[token.range])
        }
    }

    private func shownByte(at offset: Int) -> String {
        window.withBytes(in: offset..<offset + 1) { bytes in
            let digits = String(bytes[0], radix: 16, uppercase: true)
            return "0x" + (digits.count < 2 ? "0" : "") + digits
        }
    }
}
