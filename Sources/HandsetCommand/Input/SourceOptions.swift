import ArgumentParser
import Handset

/// The sources of payloads, and how they are read.
struct SourceOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Files, folders, or - for standard input, which is also read if nothing is named.",
            valueName: "source"))
    var sources: [String] = []

    @Flag(help: "Each line is one payload (JSON Lines): a bad line is refused alone and at once.")
    var lines = false

    @Option(
        help: ArgumentHelp(
            "Keep the bytes that were refused, as they came, in a file.", valueName: "file"))
    var refused: String?

    @Option(
        help: ArgumentHelp("Refuse a payload with more bytes than this.", valueName: "count"))
    var maximumBytes = PayloadReader.defaultMaximumByteCount

    func validate() throws {
        guard (1..<Int(Int32.max)).contains(maximumBytes) else {
            throw ValidationError(
                "--maximum-bytes is \(maximumBytes); give a number from 1 to \(Int32.max - 1).")
        }
    }
}
