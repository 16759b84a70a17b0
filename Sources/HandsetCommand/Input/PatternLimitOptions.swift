import ArgumentParser
import Handset

/// What a pattern may have.
struct PatternLimitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Refuse a pattern with more UTF-16 units than this.", valueName: "count"))
    var maximumPatternLength = SessionPattern.defaultMaximumLength

    func validate() throws {
        let largest = Int(Int32.max)
        guard (1...largest).contains(maximumPatternLength) else {
            throw ValidationError(
                "--maximum-pattern-length is \(maximumPatternLength); give a number from 1 to "
                    + "\(largest).")
        }
    }
}
