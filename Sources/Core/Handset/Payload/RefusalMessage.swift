/// A message about something that was refused: what was found, and what to do next.
///
/// Both parts depend on what the refused text was meant to be.
package struct RefusalMessage: CustomStringConvertible {
    package enum Context {
        case payload
        /// A JSON value of any kind, written to be put into a payload.
        case value
        /// A whole file that a user wrote, such as a rule file; the example shows one on a line.
        case file(example: String)
    }

    /// The finding, as part of a sentence.
    package let finding: String
    /// The advice on what to do next, as part of a sentence.
    package let advice: String

    package var description: String { "\(finding); \(advice)" }

    package init(_ cause: PayloadRefusal.Cause, for context: Context = .payload) {
        (finding, advice) = Self.parts(cause, context)
    }

    private static func parts(
        _ cause: PayloadRefusal.Cause, _ context: Context
    ) -> (finding: String, advice: String) {
        switch cause {
        case .notAnObject(let byte, let token): beginning(byte, token, context)
        case .extra(let token, let framing): extra(token, framing, context)
        case .empty: ("found only white space", adviceForNothing(context))
        case .inputEnd: unfinished(context)
        case .lineEnd:
            (
                "found the end of the line inside this object",
                "close it with }, or leave out --lines if it continues in the next line"
            )
        case .unclosed(let line):
            (
                "this object is not closed before line \(line), where another begins",
                "close it with }"
            )
        case .tooLarge(let limit): tooLarge(limit, context)
        case .tooDeep(let limit): tooDeep(limit)
        case .binaryFile(let kind, let source):
            ("found \(kind.name)", kind.advice(forFile: source))
        case .encoding(let name):
            (
                "found text in \(name)",
                "\(verb(context)) UTF-8 (iconv -f \(name) -t UTF-8 converts it)"
            )
        case .nulByte: ("found a NUL byte", "remove it, or write \\u0000 in a string")
        case .invalidUTF8(let byte):
            (
                "found the byte \(shown(byte)), which is not UTF-8 here",
                "\(verb(context)) UTF-8"
            )
        case .controlCharacter(let byte):
            (
                "found the control character \(shown(byte)) in a string",
                "write it as an escape, such as \\n or \\u001b"
            )
        case .lineEndInString:
            (
                "found the end of the line in a string",
                "close the string with \", or write the line end as \\n"
            )
        case .invalidEscape:
            (
                "found an escape that JSON does not have",
                "JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hex digits"
            )
        case .loneSurrogate:
            (
                "found half of a surrogate pair",
                "write both halves, high before low, or the character itself in UTF-8"
            )
        case .numberTooLarge(let token):
            (
                "found the number \(shown(token)), which is too large for a double",
                adviceForNumber(context)
            )
        case .syntax(let token, let expected): syntax(token, expected)
        case .outOfMemory: ("found too little memory to read this", "make it smaller")
        case .tooMuchMemory(let limit): tooMuchMemory(limit, context)
        case .other(let token, let message):
            ("found \(shown(token)): \(message)", "change it; jansson does not read it")
        case .unusable(let failure): (failure.error.finding, failure.error.advice)
        }
    }

    // MARK: - Causes with words for each context

    private static func beginning(
        _ byte: UInt8, _ token: String, _ context: Context
    ) -> (String, String) {
        let token = shown(token)
        var advice = "a payload is an object, such as {\"aps\":{\"alert\":\"hello\"}}"
        let found: String
        switch byte {
        case UInt8(ascii: "["):
            found = "an array"
            advice = "give its elements one after another, without the array"
        case UInt8(ascii: "\""): found = "a string"
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): found = "a number"
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            found = token
            advice = "separate payloads with white space, or with nothing"
        case 0x80...: found = "a byte beyond ASCII"
        default: found = token
        }
        return switch context {
        case .payload, .value: ("found \(found) where a payload should begin", advice)
        case .file: ("found \(found) where { should stand", adviceForNothing(context))
        }
    }

    private static func extra(
        _ token: String, _ framing: PayloadReader.Framing, _ context: Context
    ) -> (String, String) {
        let found = "found \(shown(token)) after the end of the "
        return switch context {
        case .payload where framing == .lines:
            (found + "payload", "write one payload a line, or leave out --lines")
        case .payload: (found + "payload", "give one payload only")
        case .value: (found + "value", "give one value only")
        case .file: (found + "object", "a file holds one object; remove what follows it")
        }
    }

    private static func adviceForNothing(_ context: Context) -> String {
        switch context {
        case .payload: "give a payload, such as {\"aps\":{}}"
        case .value: "give a value, such as 1, true, \"text\" or {}"
        case .file(let example): "write an object, such as \(example)"
        }
    }

    private static func unfinished(_ context: Context) -> (String, String) {
        switch context {
        case .payload, .file: ("found the end of the input inside this object", "close it with }")
        case .value:
            (
                "found the end of this value inside a string, an array or an object",
                "close strings with \", arrays with ] and objects with }"
            )
        }
    }

    private static func tooLarge(_ limit: Int, _ context: Context) -> (String, String) {
        switch context {
        case .payload:
            (
                "found more than \(limit) bytes in this payload",
                "send a smaller payload, or raise --limit bytes"
            )
        case .value: ("found more than \(limit) bytes in this value", "give a smaller one")
        case .file: ("found more than \(limit) bytes in this file", "split it into several files")
        }
    }

    private static func tooMuchMemory(_ limit: Int, _ context: Context) -> (String, String) {
        let found = "found values that need more than \(limit) bytes of memory"
        return switch context {
        case .payload: (found, "send fewer in a payload, or raise --limit memory")
        case .value: (found, "give fewer")
        case .file: (found, "split the file into several files")
        }
    }

    private static func tooDeep(_ limit: Int) -> (String, String) {
        if limit >= PayloadReader.largestMaximumDepth {
            return (
                "found containers nested more than 2,048 levels deep",
                "nest fewer; jansson reads no more"
            )
        }
        return (
            "found containers nested more than \(limit) levels deep",
            "nest fewer, or raise --limit depth"
        )
    }

    private static func adviceForNumber(_ context: Context) -> String {
        switch context {
        case .payload, .value: "send it as a string"
        case .file: "write a smaller one"
        }
    }

    private static func verb(_ context: Context) -> String {
        switch context {
        case .payload, .value: "send"
        case .file: "save the file in"
        }
    }

    // MARK: - Syntax

    private static func syntax(
        _ token: String, _ expected: PayloadRefusal.ExpectedToken?
    ) -> (String, String) {
        if TemplatePlaceholder.standsForNumber(token) {
            return ("found \(token), a placeholder of a template", "fill it in first")
        }
        let isClosing = token == "}" || token == "]"
        let (found, advice) =
            switch expected {
            case .key:
                (
                    "instead of a key in double quotes",
                    isClosing ? "remove the comma before it" : "put keys in double quotes"
                )
            case .commaOrBrace:
                ("instead of a comma or }", "separate members with commas, and close with }")
            case .commaOrBracket:
                ("instead of a comma or ]", "separate elements with commas, and close with ]")
            case .colon: ("instead of a colon", "put a colon between each key and its value")
            case .value:
                (
                    "instead of a value",
                    isClosing ? "remove the comma before it, or give a value" : "give a value"
                )
            case nil:
                (
                    "which is not JSON",
                    adviceForNumber(token)
                        ?? "write true, false or null, and keys and strings in double quotes"
                )
            }
        return (
            "found \(shown(token))\(expected == nil ? "," : "") \(found)",
            adviceForBeginning(of: token) ?? advice
        )
    }

    private static func adviceForBeginning(of token: String) -> String? {
        switch token.utf8.first {
        case UInt8(ascii: "'"): "put strings and keys in double quotes"
        case UInt8(ascii: "/"): "remove the comment; JSON has none"
        default: nil
        }
    }

    private static func adviceForNumber(_ token: String) -> String? {
        guard let first = token.utf8.first, "0123456789-+.".utf8.contains(first) else { return nil }
        return "write a number as JSON does: no leading zero, no plus sign, digits around the point"
    }

    // MARK: - What is shown

    private static func shown(_ token: String) -> String { token.isEmpty ? "nothing" : token }

    private static func shown(_ byte: UInt8?) -> String {
        guard let byte else { return "nothing" }
        return "0x" + String(hexOf: [byte]).uppercased()
    }
}
