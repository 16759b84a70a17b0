package import ArgumentParser

/// What the exit status will tell.
package struct Verdict: Sendable {
    /// Whether some input was refused: status 2.
    package var hasRefusals = false
    /// Whether something asked for was not so: status 1.
    package var isNegative = false

    /// Creates the verdict that nothing was wrong.
    package init() {}

    /// Adds another verdict.
    package mutating func formUnion(_ other: Verdict) {
        hasRefusals = hasRefusals || other.hasRefusals
        isNegative = isNegative || other.isNegative
    }

    /// The status.
    package var exitCode: ExitCode {
        hasRefusals ? ExitCode(2) : isNegative ? ExitCode(1) : .success
    }
}
