package import ArgumentParser

/// The result of a command, which becomes its exit status.
package struct Verdict: Sendable {
    /// True if some input was rejected: status 2.
    package var hasRefusals = false
    /// True if a check failed: status 1.
    package var isNegative = false

    /// Creates the verdict of success.
    package init() {}

    /// Adds another verdict.
    package mutating func formUnion(_ other: Verdict) {
        hasRefusals = hasRefusals || other.hasRefusals
        isNegative = isNegative || other.isNegative
    }

    /// The exit status.
    package var exitCode: ExitCode {
        hasRefusals ? ExitCode(2) : isNegative ? ExitCode(1) : .success
    }
}
