package import ArgumentParser
import Handset

/// What is refused, and what becomes of it.
package struct RefusalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Keep the bytes that were refused, as they came, in a file.", valueName: "file"))
    package var refused: String?

    @Option(
        help: ArgumentHelp("Refuse a payload with more bytes than this.", valueName: "count"))
    package var maximumBytes = PayloadReader.defaultMaximumByteCount

    @Option(
        help: ArgumentHelp(
            "Refuse a payload nested more levels deep than this.", valueName: "count"))
    package var maximumDepth = PayloadReader.largestMaximumDepth

    package init() {}

    package func validate() throws {
        for (option, count, largest) in [
            ("--maximum-bytes", maximumBytes, PayloadReader.largestMaximumByteCount),
            ("--maximum-depth", maximumDepth, PayloadReader.largestMaximumDepth),
        ] where !(1...largest).contains(count) {
            throw ValidationError("\(option) is \(count); give a number from 1 to \(largest).")
        }
    }
}
