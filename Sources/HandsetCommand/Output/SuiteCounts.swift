import Handset

/// How many cases passed and failed, for a report that nobody sees.
struct SuiteCounts: CustomStringConvertible {
    private var passedCount = 0
    private var failedCount = 0
    private var unreadableCount = 0

    /// How many cases there were.
    var caseCount: Int { passedCount + failedCount }

    /// Counts a suite, and lets it be judged.
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
