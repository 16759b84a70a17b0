internal import Foundation

/// What every match of a pattern begins with, so far as the pattern's text alone proves it.
///
/// A text without it holds no match, and NSRegularExpression need not be asked. Nothing is concluded
/// about a text that is not ASCII: where case does not matter, other characters count as the same
/// (`ſ` as an `s`, the Kelvin sign as a `k`).
final class PatternBeginning: Sendable {
    private let literal: PatternLiteral
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
        let ignoresCase = options.contains(.caseInsensitive)
        literal = PatternLiteral(beginning, ignoresCase: ignoresCase)
        group =
            literal.count == beginning.count ? PatternGroup(rest, ignoresCase: ignoresCase) : nil
    }

    /// Where a search for the first match may begin, with the result that it has from the beginning.
    ///
    /// - Parameter text: The text that is searched, in UTF-8.
    /// - Returns: An offset with nothing but ASCII before it, or `nil` if there is no match.
    func startOfSearch(in text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard text.isASCII else { return 0 }
        var candidate = literal.firstOffset(in: text, from: 0)
        guard let group else { return candidate.map { _ in 0 } }
        var search = PatternGroup.Search(group, in: text)
        while let start = candidate, !search.matches(at: start + literal.count) {
            candidate = literal.firstOffset(in: text, from: start + 1)
        }
        return candidate
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether all bytes are ASCII.
    fileprivate var isASCII: Bool {
        // Without a way out in between, which would be slower.
        reduce(0, |) < 0x80
    }
}
