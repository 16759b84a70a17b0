import Handset

/// The numbers of cases that passed and failed, for a report that goes to a file.
struct SuiteCounts: CustomStringConvertible {
    private var passedCount = 0
    private var failedCount = 0
    private var unreadableCount = 0

    /// The number of cases.
    var caseCount: Int { passedCount + failedCount }

    /// Counts a suite, and records failures in a verdict.
    mutating func add(_ result: SuiteResult, _ verdict: inout Verdict) {
        let failed = result.cases.count { !$0.passed }
        failedCount += failed
        passedCount += result.cases.count - failed
        if failed > 0 { verdict.isNegative = true }
        if case .unreadable = result.content {
            unreadableCount += 1
            verdict.hasRefusals = true
        }
    }

    var description: String {
        "\(passedCount) passed, \(failedCount) failed"
            + (unreadableCount > 0 ? ", \(unreadableCount) could not be read" : "")
    }
}
