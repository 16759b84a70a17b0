internal import Foundation

/// The literal text that every match of a pattern begins with, if the pattern's text proves one.
///
/// A text without it holds no match, so that NSRegularExpression need not search it. The prefilter decides
/// nothing where case is ignored and the text holds one of the few characters beyond ASCII that match ASCII
/// letters then.
final class LiteralPrefilter: Sendable {
    /// A part of the literal that Darwin prints only inside a string; `nil` if there is none.
    let word: RequiredWord?

    private let literal: HorspoolLiteral
    private let ignoresCase: Bool
    /// The rest of the pattern, if it has the shape of the app's.
    private let shape: AppPatternShape?

    /// The result is `nil` if matches may begin with different texts; the pattern must compile.
    init?(of pattern: String, options: NSRegularExpression.Options) {
        let pattern = Array(pattern.utf8)
        // An alternative has a beginning of its own, and these options change what characters mean.
        guard !pattern.contains(UInt8(ascii: "|")),
            options.isDisjoint(with: [.allowCommentsAndWhitespace, .ignoreMetacharacters])
        else { return nil }
        var beginning = pattern.prefix(while: HorspoolLiteral.isPlain)
        let rest = pattern[beginning.count...]
        // A character that is repeated may be missing in a match.
        if let next = rest.first, "?*+{".utf8.contains(next) { beginning = beginning.dropLast() }
        guard !beginning.isEmpty else { return nil }
        ignoresCase = options.contains(.caseInsensitive)
        word = RequiredWord(in: beginning, ignoresCase: ignoresCase)
        literal = HorspoolLiteral(beginning, ignoresCase: ignoresCase)
        shape =
            literal.count == beginning.count ? AppPatternShape(rest, ignoresCase: ignoresCase) : nil
    }

    /// The character that the group of a match never runs beyond; `nil` if the pattern has no such shape.
    var separator: UInt8? { shape?.stop }

    /// Returns the part of a text, in valid UTF-8, in which NSRegularExpression finds the same first match
    /// as in the whole text; `nil` if the text holds no match.
    func window(of text: UnsafeBufferPointer<UInt8>) -> SearchWindow? {
        let isASCII = text.isASCII
        let whole = SearchWindow(
            bytes: 0..<text.count, start: 0, isASCII: isASCII, isMatch: false)
        guard isASCII || !ignoresCase || !text.holdsFoldedASCII else { return whole }
        guard var start = literal.firstOffset(in: text, from: 0) else { return nil }
        guard let shape else { return whole }
        var search = AppPatternShape.Search(shape, in: text)
        while true {
            // The group gives back all that stands after the last possible end.
            if let end = search.endOfMatch(from: start + literal.count) {
                return SearchWindow(
                    bytes: start..<end, start: isASCII ? start : text.utf16Count(before: start),
                    isASCII: isASCII, isMatch: true)
            }
            guard let next = literal.firstOffset(in: text, from: start + 1) else { return nil }
            start = next
        }
    }
}
