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
    /// A part of the literal that is printed only where it stands in a string; `nil` if there is none.
    private let word: PatternWord?

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
        word = PatternWord(in: beginning, ignoresCase: ignoresCase)
        literal = PatternLiteral(beginning, ignoresCase: ignoresCase)
        group =
            literal.count == beginning.count ? PatternGroup(rest, ignoresCase: ignoresCase) : nil
    }

    /// Whether a text may hold all that has case in the pattern in the pattern's own case, and it is known
    /// where.
    var knowsCase: Bool { ignoresCase && group != nil }

    /// The part of a text that has to be searched for the first match, which is there what it is in the
    /// whole text.
    ///
    /// - Parameter text: The text that is searched, in valid UTF-8.
    /// - Returns: The part, or `nil` if there is no match.
    func searchedPart(of text: UnsafeBufferPointer<UInt8>) -> SearchedPart? {
        let isASCII = text.isASCII
        let whole = SearchedPart(
            bytes: 0..<text.count, start: 0, isASCII: isASCII, isMatch: false)
        guard isASCII || !ignoresCase || !text.holdsFoldedASCII else { return whole }
        guard var start = literal.firstOffset(in: text, from: 0) else { return nil }
        guard let group else { return whole }
        var search = PatternGroup.Search(group, in: text)
        while true {
            // What stands behind the last place at which the match can end is given back by the group.
            if let end = search.endOfMatch(from: start + literal.count) {
                return SearchedPart(
                    bytes: start..<end, start: isASCII ? start : text.utf16Count(before: start),
                    isASCII: isASCII, isMatch: true,
                    hasOwnCase: ignoresCase && literal.standsInOwnCase(at: start, in: text)
                        && group.end.standsInOwnCase(at: end - group.end.count, in: text))
            }
            guard let next = literal.firstOffset(in: text, from: start + 1) else { return nil }
            start = next
        }
    }
}

extension PatternBeginning {
    /// How many values of a payload can have a match in their printed texts, as far as its JSON tells.
    ///
    /// - Parameter json: The payload as it came.
    /// - Returns: The largest number, or `nil` if nothing can be told.
    func largestFindingCount(in json: UnsafeBufferPointer<UInt8>) -> Int? {
        word?.largestTextCount(of: json)
    }
}

extension UnsafeBufferPointer<UInt8> {
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
        self[..<offset].reduce(0) { $0 + Self.utf16Count(of: $1) }
    }

    /// The offset that so many UTF-16 units lie behind another one.
    func offset(_ start: Int, offsetByUTF16 count: Int) -> Int {
        var offset = start
        var rest = count
        while offset < self.count, rest > 0 || self[offset] & 0xC0 == 0x80 {
            rest -= Self.utf16Count(of: self[offset])
            offset += 1
        }
        return offset
    }

    private static func utf16Count(of byte: UInt8) -> Int {
        // Continuations have none, characters of four bytes have two.
        byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
}
