package import ArgumentParser

/// The result of a command, which becomes its exit status.
package struct Verdict: Sendable {
    /// True if some input was rejected: status 2.
    package var hasRefusals = false
    /// True if a check failed: status 1.
    package var isNegative = false

    /// The number of values and sources that were rejected.
    package private(set) var refusedCount = 0

    /// The number of payloads that opened no session, although each should.
    package private(set) var countWithoutSession = 0

    package init() {}

    package mutating func refuse() {
        hasRefusals = true
        refusedCount += 1
    }

    /// Takes note of a payload that opened no session, although it should.
    mutating func lackSession() {
        isNegative = true
        countWithoutSession += 1
    }

    package mutating func formUnion(_ other: Verdict) {
        hasRefusals = hasRefusals || other.hasRefusals
        isNegative = isNegative || other.isNegative
        refusedCount += other.refusedCount
        countWithoutSession += other.countWithoutSession
    }

    /// Makes the verdict negative if an option checks payloads, and there was none to check.
    ///
    /// The option is `nil` if only the hazards have one.
    mutating func demandPayload(
        for option: String? = nil, _ hazardChecks: HazardChecks, _ streams: StandardStreams
    ) throws(OutputError) {
        guard let option = option ?? hazardChecks.failOn.map({ _ in "--fail-on" }) else { return }
        isNegative = true
        try streams.report("handset: error: there was no payload for \(option) to check")
    }

    package var exitCode: ExitCode {
        hasRefusals ? ExitCode(2) : isNegative ? ExitCode(1) : .success
    }
}
