package import Handset

/// A line with placeholders for tokens.
///
/// `{token}` is the token in hex, or its broken text. `{index}` is the number of the token, from 1. The
/// name of a ``TokenFormat`` that is text is the token in this form. Only a name of letters, digits and
/// hyphens that begins with a letter is a placeholder. All other braces are text, so the line can be JSON
/// or a program.
///
/// ```swift
/// var line: [UInt8] = []
/// let template = try TokenTemplate(#"{"id":{index},"token":"{HEX}"}"#)
/// template.write(try DeviceToken(hex: "0a0b"), index: 7, into: &line)
/// print(String(decoding: line, as: UTF8.self))
/// // {"id":7,"token":"0A0B"}
/// ```
package struct TokenTemplate: Hashable, Sendable {
    private enum Part: Hashable {
        case text([UInt8])
        case token
        case index
        case format(TokenFormat)
    }

    private let parts: [Part]

    /// The names of the placeholders, in the order of lists.
    package static let placeholders =
        ["token", "index"] + TokenFormat.allCases.filter(\.isText).map(\.rawValue)

    /// - Throws: ``TokenTemplateError`` if a placeholder is unknown, or the text has none.
    package init(_ text: String) throws(TokenTemplateError) {
        var parts: [Part] = []
        var literal: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.first {
            guard byte == UInt8(ascii: "{"), let name = Self.name(at: rest) else {
                literal.append(byte)
                rest = rest.dropFirst()
                continue
            }
            if !literal.isEmpty { parts.append(.text(literal)) }
            literal = []
            parts.append(try Self.part(named: name))
            rest = rest.dropFirst(name.utf8.count + 2)
        }
        if !literal.isEmpty { parts.append(.text(literal)) }
        self.parts = parts
        guard parts.contains(where: { if case .text = $0 { false } else { true } }) else {
            throw TokenTemplateError(.noPlaceholder)
        }
    }

    /// The formats among the placeholders, without `{token}` and `{index}`.
    package var formats: [TokenFormat] {
        parts.compactMap { if case .format(let format) = $0 { format } else { nil } }
    }

    /// Appends the line, without a newline; `broken` is the text for `{token}`, by default the hex digits.
    package func write(
        _ token: DeviceToken, index: Int, broken: String? = nil, into line: inout [UInt8]
    ) {
        for part in parts {
            switch part {
            case .text(let bytes): line += bytes
            case .index: line += String(index).utf8
            case .format(let format): format.write(token, into: &line)
            case .token:
                if let broken {
                    line += broken.utf8
                } else {
                    TokenFormat.hex.write(token, into: &line)
                }
            }
        }
    }

    // Returns the name in the braces at the beginning of the text, if it has the form of a placeholder.
    private static func name(at text: Substring.UTF8View) -> String? {
        let inside = text.dropFirst().prefix { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
        guard let first = inside.first, first >= UInt8(ascii: "A"),
            text.dropFirst(inside.count + 1).first == UInt8(ascii: "}")
        else { return nil }
        return String(decoding: inside, as: UTF8.self)
    }

    private static func part(named name: String) throws(TokenTemplateError) -> Part {
        switch name {
        case "token": return .token
        case "index": return .index
        default:
            guard let format = TokenFormat(rawValue: name) else {
                throw TokenTemplateError(.unknownPlaceholder(name))
            }
            guard format.isText else { throw TokenTemplateError(.notText(format)) }
            return .format(format)
        }
    }
}
