internal import Foundation

/// What every match of a pattern begins with, so far as the pattern's text alone proves it.
///
/// A text without it holds no match, and NSRegularExpression need not be asked. Nothing is concluded
/// where case does not matter and the text holds one of the few characters beyond ASCII that count as
/// ASCII letters then.
final class LiteralPrefilter: Sendable {
    private let literal: HorspoolLiteral
    private let ignoresCase: Bool
    /// What follows, where that is known to the end of the pattern.
    private let group: AppPatternShape?
    /// A part of the literal that is printed only where it stands in a string; `nil` if there is none.
    let word: RequiredWord?

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
        var beginning = pattern.prefix(while: HorspoolLiteral.isPlain)
        let rest = pattern[beginning.count...]
        // What may be repeated may be left out.
        if let next = rest.first, "?*+{".utf8.contains(next) { beginning = beginning.dropLast() }
        guard !beginning.isEmpty else { return nil }
        ignoresCase = options.contains(.caseInsensitive)
        word = RequiredWord(in: beginning, ignoresCase: ignoresCase)
        literal = HorspoolLiteral(beginning, ignoresCase: ignoresCase)
        group =
            literal.count == beginning.count ? AppPatternShape(rest, ignoresCase: ignoresCase) : nil
    }

    /// Whether a text may hold all that has case in the pattern in the pattern's own case, and it is known
    /// where.
    var knowsCase: Bool { ignoresCase && group != nil }

    /// The part of a text that has to be searched for the first match, which is there what it is in the
    /// whole text.
    ///
    /// - Parameter text: The text that is searched, in valid UTF-8.
    /// - Returns: The part, or `nil` if there is no match.
    func window(of text: UnsafeBufferPointer<UInt8>) -> SearchWindow? {
        let isASCII = text.isASCII
        let whole = SearchWindow(
            bytes: 0..<text.count, start: 0, isASCII: isASCII, isMatch: false)
        guard isASCII || !ignoresCase || !text.holdsFoldedASCII else { return whole }
        guard var start = literal.firstOffset(in: text, from: 0) else { return nil }
        guard let group else { return whole }
        var search = AppPatternShape.Search(group, in: text)
        while true {
            // What stands behind the last place at which the match can end is given back by the group.
            if let end = search.endOfMatch(from: start + literal.count) {
                return SearchWindow(
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
