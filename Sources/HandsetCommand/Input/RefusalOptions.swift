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

    package init() {}

    package func validate() throws {
        let largest = PayloadReader.largestMaximumByteCount
        guard (1...largest).contains(maximumBytes) else {
            throw ValidationError(
                "--maximum-bytes is \(maximumBytes); give a number from 1 to \(largest).")
        }
    }
}
