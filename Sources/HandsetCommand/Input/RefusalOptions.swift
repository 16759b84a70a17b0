package import ArgumentParser
import Handset

/// The options for what is rejected, and where it is saved.
package struct RefusalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Save rejected bytes, unchanged, in this file.", valueName: "file"),
        completion: .file())
    package var refused: String?

    @Option(
        help: ArgumentHelp("Reject payloads larger than this many bytes.", valueName: "bytes"))
    package var maximumBytes = PayloadReader.defaultMaximumByteCount

    @Option(
        help: ArgumentHelp(
            "Reject payloads nested deeper than this many levels.", valueName: "levels"))
    package var maximumDepth = PayloadReader.largestMaximumDepth

    @Option(
        help: ArgumentHelp(
            "Reject payloads whose values need more than this many bytes of memory.",
            valueName: "bytes"))
    package var maximumMemory = PayloadReader.defaultMaximumMemory

    package init() {}

    package func validate() throws {
        for (option, count, largest) in [
            ("--maximum-bytes", maximumBytes, PayloadReader.largestMaximumByteCount),
            ("--maximum-depth", maximumDepth, PayloadReader.largestMaximumDepth),
        ] where !(1...largest).contains(count) {
            throw ValidationError("\(option) is \(count); give a number from 1 to \(largest).")
        }
        try Self.validate(maximumMemory: maximumMemory)
    }

    static func validate(maximumMemory: Int) throws {
        guard maximumMemory >= 1 else {
            throw ValidationError(
                "--maximum-memory is \(maximumMemory); give a number from 1 to \(Int.max).")
        }
    }
}
