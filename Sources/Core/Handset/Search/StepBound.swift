internal import Foundation

/// An upper bound for the steps of a search, if the pattern's text proves one.
///
/// A watched search costs more than most searches themselves, since NSRegularExpression then calls back at
/// each place of the text. A search that cannot reach its time limit is not watched.
struct StepBound: Sendable {
    /// The number of steps that any machine is assumed to make in a second; ICU makes ten times as many.
    private static let stepsPerSecond = 1e7

    /// The number of steps at one place of a text, if each repetition is made once.
    private let stepCount: Double
    /// The number of repetitions, each of which may end at any place of the text.
    private let repetitionCount: Int

    /// The result is `nil` if the steps may grow faster than a power of the text's length.
    ///
    /// Characters in sets are counted as well: a bound that is too large does no harm.
    init?(of pattern: String, options: NSRegularExpression.Options) {
        // Blanks may stand between a group and its repetition.
        guard !options.contains(.allowCommentsAndWhitespace) else { return nil }
        let pattern = Array(pattern.utf8)
        for (index, byte) in pattern.enumerated() {
            let next = index + 1 < pattern.count ? pattern[index + 1] : 0
            switch byte {
            // A repeated group may hold other repetitions.
            case UInt8(ascii: ")") where "*+?{".utf8.contains(next): return nil
            // A back reference takes as long as its group; quoted text changes what characters mean.
            case UInt8(ascii: "\\") where "0123456789kQE".utf8.contains(next): return nil
            default: break
            }
        }
        // Options within the pattern, comments, and looking behind.
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

    /// Returns the largest number of UTF-16 units in which each search ends within a time.
    func largestCount(for duration: Duration) -> Int {
        let (seconds, attoseconds) = duration.components
        let steps = (Double(seconds) + Double(attoseconds) * 1e-18) * Self.stepsPerSecond
        let count = pow(steps / stepCount, 1 / Double(repetitionCount + 1)) - 1
        return count < 1 ? 0 : Int(min(count, 1e9))
    }
}
