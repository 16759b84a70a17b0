/// What is said of bytes that are no payload: why, what was found, what to do next.
struct RefusalWords {
    let reason: PayloadRefusal.Reason
    let finding: String
    let advice: String

    init(_ reason: PayloadRefusal.Reason, _ finding: String, _ advice: String) {
        self.reason = reason
        self.finding = finding
        self.advice = advice
    }

    static let nul = RefusalWords(
        .nulByte, "found a NUL byte",
        "take it out, or write \\u0000 in a string; JSON text holds none")

    static let nothing = RefusalWords(
        .empty, "found nothing but white space", "give a payload, such as {\"aps\":{}}")

    static func encoding(_ name: String) -> RefusalWords {
        RefusalWords(
            .encoding, "found text in \(name)", "send UTF-8 (iconv -f \(name) -t UTF-8 converts it)"
        )
    }

    /// Something that stands where a payload should begin.
    static func beginning(with byte: UInt8, token: String) -> RefusalWords {
        let what: String
        var advice = "a payload is an object, such as {\"aps\":{\"alert\":\"hello\"}}"
        switch byte {
        case UInt8(ascii: "["):
            what = "an array"
            advice = "give its elements one after another, without the array"
        case UInt8(ascii: "\""): what = "a string"
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): what = "a number"
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            what = token
            advice = "payloads follow one another with nothing but white space between them"
        case 0x80...: what = "a byte beyond ASCII"
        default: what = token
        }
        return RefusalWords(
            .notAnObject, "found \(what) where a payload should begin", advice)
    }

    /// Something behind the end of a payload, where nothing may follow.
    static func extra(_ token: String, framing: PayloadFraming) -> RefusalWords {
        RefusalWords(
            .severalOnLine, "found \(token) behind the end of the payload",
            framing == .lines
                ? "each line is one payload; read objects that follow one another without --lines"
                : "give one payload only")
    }

    /// An object inside which another begins.
    static func unclosed(before line: Int) -> RefusalWords {
        RefusalWords(
            .unclosed, "found no end of this object before line \(line), which begins another",
            "close it with }")
    }

    /// An object inside which the input ends.
    static let unfinished = RefusalWords(
        .unfinished, "found the end of the input inside this object", "close it with }")

    /// An object inside which its line ends, where each line is a payload.
    static let unfinishedLine = RefusalWords(
        .unfinished, "found the end of the line inside this object",
        "close it with }, or read it without --lines if it goes on in the next line")

    /// An object with more bytes than one may have.
    static func tooLarge(limit: Int) -> RefusalWords {
        RefusalWords(
            .tooLarge, "found more than \(limit) bytes in this payload",
            "send a smaller payload, or raise the limit")
    }

    /// A container inside of more than there may be.
    static func tooDeep(limit: Int) -> RefusalWords {
        RefusalWords(
            .tooDeep, "found containers nested more than \(limit) levels deep",
            "nest fewer, or raise the limit")
    }

    /// Something that jansson could not read: its failure, the offending token as it can be shown, and
    /// the offending byte, or the token's first one, in hex.
    static func failure(_ failure: JanssonFailure, token: String, byte: String) -> RefusalWords {
        switch failure.code {
        case .depthLimit:
            RefusalWords(
                .tooDeep, "found containers nested more than 2,048 levels deep",
                "nest fewer: that is as deep as jansson reads")
        case .invalidUTF8:
            RefusalWords(
                .invalidUTF8, "found the byte \(byte), which is not UTF-8 here",
                "send the payload in UTF-8")
        case .controlCharacter:
            RefusalWords(
                .syntax, "found the control character \(byte) in a string",
                "write it as an escape, such as \\n or \\u001b")
        case .lineEndInString:
            RefusalWords(
                .syntax, "found the end of the line in a string",
                "close the string with \", or write the line end as \\n")
        case .invalidEscape:
            RefusalWords(
                .syntax, "found an escape that JSON does not have",
                "JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hex digits")
        case .loneSurrogate:
            RefusalWords(
                .loneSurrogate, "found half of a surrogate pair",
                "write both halves, high before low, or the character itself in UTF-8")
        case .keyWithNUL:
            RefusalWords(
                .nulInKey, "found \\u0000 in a key", "leave it out: jansson cannot hold it there")
        case .realOverflow, .integerOverflow:
            RefusalWords(
                .numberTooLarge, "found the number \(token), which is beyond a double",
                "send it as a string")
        case .outOfMemory:
            RefusalWords(
                .outOfMemory, "found no memory for this payload", "set a lower limit of bytes")
        case .syntax: syntax(token: token, jansson: failure.text)
        case .duplicateKey, .other:
            RefusalWords(
                .other, "found \(token): \(failure.text)", "change it; jansson does not read it")
        }
    }

    private static func syntax(token: String, jansson text: String) -> RefusalWords {
        let isClosing = token == "}" || token == "]"
        let expectations = [
            (
                "string or '}' expected", "a key in double quotes",
                isClosing ? "take out the comma before it" : "put keys in double quotes"
            ),
            ("'}' expected", "a comma or }", "separate members with commas, and close with }"),
            ("']' expected", "a comma or ]", "separate elements with commas, and close with ]"),
            ("':' expected", "a colon", "put a colon between each key and its value"),
            (
                "unexpected token", "a value",
                isClosing ? "take out the comma before it, or give a value" : "give a value"
            ),
        ]
        for (beginning, expected, advice) in expectations where text.hasPrefix(beginning) {
            return RefusalWords(
                .syntax, "found \(token) instead of \(expected)", hint(token) ?? advice)
        }
        return RefusalWords(
            .syntax, "found \(token), which is not JSON",
            hint(token) ?? numberHint(token)
                ?? "write true, false or null, and keys and strings in double quotes")
    }

    private static func hint(_ token: String) -> String? {
        guard let first = token.utf8.first else { return nil }
        switch first {
        case UInt8(ascii: "'"): return "put strings and keys in double quotes"
        case UInt8(ascii: "/"): return "take the comment out: JSON has none"
        default: return nil
        }
    }

    private static func numberHint(_ token: String) -> String? {
        guard let first = token.utf8.first, "0123456789-+.".utf8.contains(first) else { return nil }
        return "write a number as JSON does: no leading zero, no plus sign, digits around the point"
    }
}
