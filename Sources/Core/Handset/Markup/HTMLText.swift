/// HTML in which all text is escaped and each element that was opened is closed.
///
/// It is kept, or passed on in pieces while it is written.
///
/// ```swift
/// var html = HTMLText()
/// html.element(.p, ["class": "session"]) { $0.write("a < b") }
/// print(html.text)
/// // <p class="session">a &lt; b</p>
/// ```
package struct HTMLText {
    private var pieces: TextPieces

    /// Creates an empty text, which is kept.
    package init() { self.init(piece: nil) }

    private init(piece: ((String) throws -> Void)?) { pieces = TextPieces(piece: piece) }

    /// Writes what a closure writes, and passes all of it on.
    package static func write(
        to piece: (String) throws -> Void, _ body: (inout HTMLText) throws -> Void
    ) throws {
        try withoutActuallyEscaping(piece) { piece in
            var html = HTMLText(piece: piece)
            try body(&html)
            try html.pieces.end()
        }
    }

    /// The text that was not passed on.
    package var text: String { pieces.text }

    package mutating func element(
        _ name: HTMLElement, _ attributes: KeyValuePairs<String, String> = [:],
        _ content: (inout HTMLText) throws -> Void
    ) rethrows {
        pieces.text += "<\(name.rawValue)"
        for (key, value) in attributes {
            pieces.text += " \(key)=\"\(Self.escaped(SourceExcerpt.shown(value.utf8)))\""
        }
        pieces.text += ">"
        guard !name.isVoid else { return }
        try content(&self)
        pieces.text += "</\(name.rawValue)>"
    }

    package mutating func element(
        _ name: HTMLElement, _ attributes: KeyValuePairs<String, String> = [:]
    ) {
        element(name, attributes) { _ in }
    }

    package mutating func element(
        _ name: HTMLElement, _ attributes: KeyValuePairs<String, String> = [:], text: String
    ) {
        element(name, attributes) { $0.write(text) }
    }

    /// Writes a text, with invisible characters replaced.
    package mutating func write(_ text: String) { writeShown(SourceExcerpt.shown(text.utf8)) }

    /// Writes a text in which those characters are replaced already.
    package mutating func writeShown(_ text: String) {
        pieces.text += Self.escaped(text.withCommonLineEnds)
    }

    /// Writes a newline, which is shown only in preformatted text.
    package mutating func endLine() { pieces.text += "\n" }

    /// Writes markup of ours: nothing in it may come from outside.
    package mutating func writeMarkup(_ markup: String) { pieces.text += markup }

    /// Passes the text on if it is long.
    package mutating func passOn() throws { try pieces.passOn() }

    /// Returns a text without the characters that begin or end something in HTML.
    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: isSpecial) else { return text }
        var escaped: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): escaped += "&amp;".utf8
            case UInt8(ascii: "<"): escaped += "&lt;".utf8
            case UInt8(ascii: ">"): escaped += "&gt;".utf8
            case UInt8(ascii: "\""): escaped += "&quot;".utf8
            case UInt8(ascii: "'"): escaped += "&#39;".utf8
            default: escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
            UInt8(ascii: "'"):
            true
        default: false
        }
    }
}
