/// A line of a source, with a caret below one of its characters.
///
/// A long line is cut around the caret. Characters that a terminal would act on, and invisible ones, are
/// replaced: a control character by its picture (`␀`), and an invisible character, or a byte that is not UTF-8,
/// by `�`. Invisible characters stay where they change what is seen: in emoji, and between the letters of
/// scripts that need them.
///
/// ```swift
/// print(SourceExcerpt(line: Array(#"{"aps": tru}"#.utf8), caret: 8))
/// // {"aps": tru}
/// //         ^
/// ```
public struct SourceExcerpt: Hashable, Sendable, CustomStringConvertible {
    /// The number of bytes that are shown on either side of the caret.
    package static let reach = 60

    /// The line in printable characters, without its newline.
    public let text: String
    /// The number of terminal columns before the caret.
    public let indentation: Int

    /// Creates an excerpt.
    ///
    /// - Parameters:
    ///   - line: The line's bytes. Bytes from the first newline after the caret on are ignored.
    ///   - caret: The index of the byte that the caret points at.
    public init(line: [UInt8], caret: Int) {
        let caret = min(max(caret, 0), line.count)
        var lower = max(0, caret - Self.reach)
        while lower > 0, lower < caret, Self.isContinuation(line[lower]) { lower += 1 }
        var upper = caret
        while upper < line.count, line[upper] != UInt8(ascii: "\n"),
            upper < caret + Self.reach || Self.isContinuation(line[upper])
        {
            upper += 1
        }
        let isCut = upper < line.count && line[upper] != UInt8(ascii: "\n")
        let lead = lower > 0 ? "…" : ""
        let before = Self.shown(line[lower..<caret])
        text = lead + before + Self.shown(line[caret..<upper]) + (isCut ? "…" : "")
        indentation = (lead + before).unicodeScalars.reduce(0) { $0 + Self.width($1) }
    }

    /// Creates an excerpt of a line that was made printable and cut.
    package init(text: String, indentation: Int) {
        self.text = text
        self.indentation = indentation
    }

    /// The line, a newline, and the caret.
    public var description: String {
        text + "\n" + String(repeating: " ", count: indentation) + "^"
    }

    /// Returns the beginning of a token in printable characters, for a sentence.
    static func shortened(_ token: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        var count = min(token.count, 24)
        while count < token.count, isContinuation(token[token.startIndex + count]) { count += 1 }
        return shown(token.prefix(count)) + (count < token.count ? "…" : "")
    }

    /// Returns a text in printable characters and in quotes, for a sentence; a long one is cut.
    package static func quoted(_ text: String, limit: Int = 60) -> String {
        let beginning =
            text.utf8.count <= limit ? text : String(text.unicodeScalars.prefix(limit))
        let isCut = beginning.utf8.count < text.utf8.count
        return "\"\(shown(beginning.utf8))\(isCut ? "…" : "")\""
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// Returns a text in printable characters.
    public static func shown(_ text: String) -> String {
        shown(text, after: nil, keepsLayout: false)
    }

    /// Returns lines in printable characters, with their newlines and tabs.
    ///
    /// ```swift
    /// print(SourceExcerpt.shownLines("\u{1B}[2J\n".utf8), terminator: "")
    /// // ␛[2J
    /// ```
    public static func shownLines(_ bytes: some Collection<UInt8>) -> String {
        shown(bytes, keepsLayout: true)
    }

    package static func dependsOnNext(_ scalar: Unicode.Scalar) -> Bool {
        ShownScalar.dependsOnNext(scalar)
    }

    /// Returns the UTF-8 text of bytes in printable characters, as many as the text has.
    ///
    /// The character before it may have an effect. If `keepsLayout`, newlines and tabs stay.
    package static func shown(
        _ bytes: some Collection<UInt8>, after previous: Unicode.Scalar? = nil,
        keepsLayout: Bool = false
    ) -> String {
        shown(String(decoding: bytes, as: UTF8.self), after: previous, keepsLayout: keepsLayout)
    }

    private static func shown(
        _ text: String, after previous: Unicode.Scalar?, keepsLayout: Bool
    ) -> String {
        var source = text
        return source.withUTF8 { source -> String? in
            let end = endOfRun(in: source, from: 0)
            // Most texts are shown as they are.
            guard end < source.count else { return nil }
            var shown: [UInt8] = []
            shown.reserveCapacity(source.count + 16)
            append(source, after: previous, keepsLayout: keepsLayout, to: &shown)
            return String(decoding: shown, as: UTF8.self)
        } ?? text
    }

    /// Appends a text in printable characters.
    package static func append(_ text: String, to shown: inout [UInt8]) {
        var source = text
        source.withUTF8 { append($0, after: nil, keepsLayout: false, to: &shown) }
    }

    /// Appends a text, in UTF-8 without errors.
    private static func append(
        _ source: UnsafeBufferPointer<UInt8>, after previous: Unicode.Scalar?, keepsLayout: Bool,
        to shown: inout [UInt8]
    ) {
        var previous = previous
        var index = 0
        while index < source.count {
            // Printable ASCII is shown as it is, whatever is beside it.
            let end = endOfRun(in: source, from: index)
            if end > index {
                shown += source[index..<end]
                previous = Unicode.Scalar(source[end - 1])
                index = end
                continue
            }
            // Two characters have at most eight bytes.
            let next = String(
                decoding: source[index..<min(index + 8, source.count)], as: UTF8.self)
            let scalars = next.unicodeScalars
            guard let scalar = scalars.first else { break }
            let replacement = ShownScalar.shown(
                scalar, after: previous, before: scalars.dropFirst().first,
                keepsLayout: keepsLayout)
            // Every scalar has an encoding.
            if let encoded = UTF8.encode(replacement) { shown += encoded }
            previous = scalar
            index += UTF8.width(scalar)
        }
    }

    private static func endOfRun(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count, (0x20..<0x7F).contains(text[index]) { index += 1 }
        return index
    }

    // The blocks that terminals draw two columns wide, and the marks that take none
    // (Unicode Standard Annex 11, in outline).
    package static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0xAD: 0
        case ..<0x300: 1
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
            0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
            2
        default:
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: 0
            default: 1
            }
        }
    }
}
