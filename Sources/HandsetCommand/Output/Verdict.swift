import ArgumentParser

/// What the exit status will tell.
struct Verdict: Sendable {
    /// Whether some input was refused: status 2.
    var hasRefusals = false
    /// Whether something asked for was not so: status 1.
    var isNegative = false

    /// Adds another verdict.
    mutating func formUnion(_ other: Verdict) {
        hasRefusals = hasRefusals || other.hasRefusals
        isNegative = isNegative || other.isNegative
    }

    /// The status.
    var exitCode: ExitCode {
        hasRefusals ? ExitCode(2) : isNegative ? ExitCode(1) : .success
    }
}
