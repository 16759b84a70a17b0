internal import Foundation

/// Text in the language of manual pages, mdoc.
///
/// Lines of the source are short, and each sentence begins on one: `mandoc -T lint` asks for both.
enum ManualText {
    /// Returns a help text: its paragraphs, and its tables as they stand.
    static func paragraphs(_ text: String) -> String {
        var parts: [String] = []
        for paragraph in text.components(separatedBy: "\n\n") {
            if !parts.isEmpty { parts.append(".Pp\n") }
            var prose: [String] = []
            var table: [String] = []
            func end() {
                if !prose.isEmpty { parts.append(sentences(prose.joined(separator: " "))) }
                if !table.isEmpty { parts.append(literal(table)) }
                (prose, table) = ([], [])
            }
            for line in paragraph.split(separator: "\n").map(String.init) {
                if line.hasPrefix(" ") != table.isEmpty { end() }
                if line.hasPrefix(" ") {
                    table.append(String(line.drop { $0 == " " }))
                } else {
                    prose.append(line)
                }
            }
            end()
        }
        return parts.joined()
    }

    /// Returns prose, with each sentence on a line of its own; long ones are folded.
    static func sentences(_ text: String) -> String {
        let words = text.split { $0 == " " || $0 == "\n" }
        var lines: [[Substring]] = [[]]
        var length = 0
        for word in words {
            let endsSentence = lines.last?.last.map { $0.hasSuffix(".") || $0.hasSuffix(":") }
            if length + word.count > 70 || endsSentence == true {
                lines.append([])
                length = 0
            }
            lines[lines.count - 1].append(word)
            length += word.count + 1
        }
        return lines.filter { !$0.isEmpty }
            .map { protected(escaped($0.joined(separator: " "))) + "\n" }.joined()
    }

    /// Returns lines that stay as they are.
    static func literal(_ lines: some Sequence<String>) -> String {
        ".Bd -literal -offset indent -compact\n"
            + lines.map { protected(escaped($0, isLiteral: true)) + "\n" }.joined() + ".Ed\n"
    }

    /// Returns one argument of a macro.
    static func argument(_ text: String) -> String {
        let text = escaped(text, isLiteral: true).replacing("\"", with: "\\(dq")
        return text.contains(" ") ? "\"\(text)\"" : text
    }

    /// Replaces what the language would read: backslashes, and hyphens that are minus signs.
    private static func escaped(_ text: String, isLiteral: Bool = false) -> String {
        var result = ""
        var previous: Character = " "
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-" where isLiteral || previous == " " || previous == "-": result += "\\-"
            case "'" where isLiteral: result += "\\(aq"
            case "`" where isLiteral: result += "\\(ga"
            case "~", "^": result += character == "~" ? "\\(ti" : "\\(ha"
            case _ where character.isASCII: result.append(character)
            default:
                for scalar in character.unicodeScalars {
                    result += "\\[u\(String(format(scalar.value)))]"
                }
            }
            previous = character
        }
        return result
    }

    private static func format(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Keeps a line of text from being read as a macro.
    private static func protected(_ line: String) -> String {
        line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
    }
}
