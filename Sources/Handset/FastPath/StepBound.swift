internal import Foundation

/// How many steps a search for a pattern takes at most, so far as the pattern's text alone proves it.
///
/// To watch a search costs more than most searches themselves: NSRegularExpression then calls back at each
/// place of the text. A search that is sure to be over in time need not be watched.
struct StepBound: Sendable {
    /// How many steps are surely made in a second; ICU makes ten times as many.
    private static let stepsPerSecond = 1e7

    /// How many steps there are at one place, with every repetition made once.
    private let stepCount: Double
    /// How many repetitions there are, each of which may end at any place of the text.
    private let repetitionCount: Int

    /// Takes the cost of a pattern; `nil` if nothing can be told.
    ///
    /// Characters are counted wherever they stand, in sets too: more than there are does no harm.
    ///
    /// - Parameters:
    ///   - pattern: A pattern that compiles.
    ///   - options: Its options.
    init?(of pattern: String, options: NSRegularExpression.Options) {
        // Blanks may stand between a group and what repeats it.
        guard !options.contains(.allowCommentsAndWhitespace) else { return nil }
        let pattern = Array(pattern.utf8)
        for (byte, next) in zip(pattern, pattern.dropFirst() + [0]) {
            switch byte {
            // A repetition of a group may hold others.
            case UInt8(ascii: ")") where "*+?{".utf8.contains(next): return nil
            // A reference to a group takes as long as what it stands for; quotes hide what is meant.
            case UInt8(ascii: "\\") where "0123456789kQE".utf8.contains(next): return nil
            default: break
            }
        }
        // Options in between, comments, and looking behind.
        let opening = Array("(?".utf8)
        for index in pattern.indices where pattern[index...].starts(with: opening) {
            guard index + 2 < pattern.count, ":=!".utf8.contains(pattern[index + 2]) else {
                return nil
            }
        }
        repetitionCount = pattern.count { "*+{".utf8.contains($0) }
        let forkCount = pattern.count { "?|".utf8.contains($0) }
        stepCount = Double(pattern.count + 1) * pow(2, Double(forkCount))
    }

    /// How many UTF-16 units a text may have so that each search of it is over in time.
    func largestCount(for duration: Duration) -> Int {
        let (seconds, attoseconds) = duration.components
        let steps = (Double(seconds) + Double(attoseconds) * 1e-18) * Self.stepsPerSecond
        let count = pow(steps / stepCount, 1 / Double(repetitionCount + 1)) - 1
        return count < 1 ? 0 : Int(min(count, 1e9))
    }
}
