package import ArgumentParser
import Handset

/// The values of `--maximum-bytes`, `--maximum-depth` and `--maximum-memory`, beyond which a payload is rejected.
///
/// The options stand in each command, as those of ``HazardChecks`` do.
package struct PayloadLimits: Sendable {
    package let bytes: Int
    package let depth: Int
    /// The largest memory of a payload's values, in bytes.
    package let memory: Int

    package init(bytes: Int, depth: Int, memory: Int) {
        self.bytes = bytes
        self.depth = depth
        self.memory = memory
    }

    package func validate() throws(ValidationError) {
        for (option, count, largest) in [
            ("--maximum-bytes", bytes, PayloadReader.largestMaximumByteCount),
            ("--maximum-depth", depth, PayloadReader.largestMaximumDepth),
        ] where !(1...largest).contains(count) {
            throw ValidationError("\(option) is \(count); give a number from 1 to \(largest).")
        }
        try Self.validate(memory: memory)
    }

    static func validate(memory: Int) throws(ValidationError) {
        guard memory >= 1 else {
            throw ValidationError(
                "--maximum-memory is \(memory); give a number from 1 to \(Int.max).")
        }
    }
}

extension ArgumentHelp {
    package static let refused = ArgumentHelp(
        "Save rejected bytes, unchanged, in this file.", valueName: "file")
    package static let maximumBytes = ArgumentHelp(
        "Reject payloads larger than this many bytes.", valueName: "bytes")
    package static let maximumDepth = ArgumentHelp(
        "Reject payloads nested deeper than this many levels.", valueName: "levels")
    package static let maximumMemory = ArgumentHelp(
        "Reject payloads whose values need more than this many bytes of memory.",
        valueName: "bytes")
}
