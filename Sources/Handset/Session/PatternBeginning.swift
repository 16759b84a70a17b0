internal import Foundation

/// What every match of a pattern begins with, so far as the pattern's text alone proves it.
///
/// A text without it holds no match, and NSRegularExpression need not be asked. Nothing is concluded
/// where case does not matter and the text holds one of the few characters beyond ASCII that count as
/// ASCII letters then.
final class PatternBeginning: Sendable {
    private let literal: PatternLiteral
    private let ignoresCase: Bool
    /// What follows, where that is known to the end of the pattern.
    private let group: PatternGroup?

    /// Takes the beginning of a pattern; `nil` if nothing can be told.
    ///
    /// - Parameters:
    ///   - pattern: A pattern that compiles.
    ///   - options: Its options.
    init?(of pattern: String, options: NSRegularExpression.Options) {
        let pattern = Array(pattern.utf8)
        // An alternative begins as it likes, and these options change what characters mean.
        guard !pattern.contains(UInt8(ascii: "|")),
            options.isDisjoint(with: [.allowCommentsAndWhitespace, .ignoreMetacharacters])
        else { return nil }
        var beginning = pattern.prefix(while: PatternLiteral.isPlain)
        let rest = pattern[beginning.count...]
        // What may be repeated may be left out.
        if let next = rest.first, "?*+{".utf8.contains(next) { beginning = beginning.dropLast() }
        guard !beginning.isEmpty else { return nil }
        ignoresCase = options.contains(.caseInsensitive)
        literal = PatternLiteral(beginning, ignoresCase: ignoresCase)
        group =
            literal.count == beginning.count ? PatternGroup(rest, ignoresCase: ignoresCase) : nil
    }

    /// Where a search for the first match may begin, with the result that it has from the beginning.
    ///
    /// - Parameter text: The text that is searched, in valid UTF-8.
    /// - Returns: An offset in UTF-16 units, or `nil` if there is no match.
    func startOfSearch(in text: UnsafeBufferPointer<UInt8>) -> Int? {
        let isASCII = text.isASCII
        guard isASCII || !ignoresCase || !text.holdsFoldedASCII else { return 0 }
        var candidate = literal.firstOffset(in: text, from: 0)
        guard let group else { return candidate.map { _ in 0 } }
        var search = PatternGroup.Search(group, in: text)
        while let start = candidate, !search.matches(at: start + literal.count) {
            candidate = literal.firstOffset(in: text, from: start + 1)
        }
        return candidate.map { isASCII ? $0 : text.utf16Count(before: $0) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether all bytes are ASCII.
    fileprivate var isASCII: Bool {
        // Without a way out in between, which would be slower.
        reduce(0, |) < 0x80
    }

    /// Whether a character beyond ASCII is there that has ASCII letters in its case folding, such as `ſ`,
    /// `ß`, `ﬁ` and the Kelvin sign (Unicode, CaseFolding.txt, which never changes for characters that are
    /// there already).
    fileprivate var holdsFoldedASCII: Bool {
        indices.contains { index in
            switch self[index] {
            case 0xC3: continues(at: index, 0x9F...0x9F)
            case 0xC4: continues(at: index, 0xB0...0xB0)
            case 0xC5: continues(at: index, 0x89...0x89) || continues(at: index, 0xBF...0xBF)
            case 0xC7: continues(at: index, 0xB0...0xB0)
            case 0xE1: continues(at: index, 0xBA...0xBA, 0x96...0x9E)
            case 0xE2: continues(at: index, 0x84...0x84, 0xAA...0xAB)
            case 0xEF: continues(at: index, 0xAC...0xAC, 0x80...0x86)
            default: false
            }
        }
    }

    private func continues(at index: Int, _ ranges: ClosedRange<UInt8>...) -> Bool {
        index + ranges.count < count
            && ranges.indices.allSatisfy { ranges[$0].contains(self[index + 1 + $0]) }
    }

    /// How many UTF-16 units the characters before an offset have.
    fileprivate func utf16Count(before offset: Int) -> Int {
        // Continuations have none, characters of four bytes have two.
        self[..<offset].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    }
}
