import ArgumentParser
import Handset

/// What a payload may have.
package struct InputLimitOptions: ParsableArguments {
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
