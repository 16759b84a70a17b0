internal import Foundation

/// The patterns that tell how near a text came to a pattern that does not match it.
struct PatternPieces: Sendable {
    /// The largest number of characters of a pattern whose beginnings are searched for.
    private static let maximumLength = 200

    /// The beginnings of the pattern that compile, the shortest first.
    let beginnings: [PatternPiece]
    /// The pattern itself.
    let own: PatternPiece
    /// The pattern without its group, or `nil` if it does not compile.
    let whole: PatternPiece?
    /// The pattern with one more option.
    let variants: [(option: PatternOption, piece: PatternPiece)]

    var count: Int { beginnings.count + variants.count + 2 }

    init(of pattern: SessionPattern) {
        let text = pattern.pattern
        own = PatternPiece(pattern)
        let lengths = (2...Self.maximumLength).contains(text.count) ? 1..<text.count : 0..<0
        beginnings = lengths.compactMap { length in
            try? SessionPattern(
                String(text.prefix(length)), options: pattern.options, group: 0,
                timeLimit: pattern.timeLimit)
        }.map { PatternPiece($0) }
        whole =
            (try? SessionPattern(
                text, options: pattern.options, group: 0, maximumLength: .max,
                timeLimit: pattern.timeLimit)).map { PatternPiece($0) }
        let options: [PatternOption] = [
            .caseInsensitive, .anchorsMatchLines, .dotMatchesLineSeparators,
        ]
        variants = options.compactMap { option in
            guard !pattern.options.contains(option.option) else { return nil }
            let variant = try? SessionPattern(
                text, options: pattern.options.union(option.option), group: pattern.group,
                maximumLength: .max, timeLimit: pattern.timeLimit)
            return variant.map { (option, PatternPiece($0)) }
        }
    }
}
