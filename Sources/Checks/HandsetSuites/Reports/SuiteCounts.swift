import Handset

/// The numbers of cases that passed and failed, and of suites that could not be read.
package struct SuiteCounts: Sendable, CustomStringConvertible {
    private(set) var passedCount = 0
    private(set) var failedCount = 0
    private(set) var unreadableCount = 0
    /// The number of suites, of which some may have no cases.
    private(set) var suiteCount = 0

    package init() {}

    package var caseCount: Int { passedCount + failedCount }

    package var hasFailures: Bool { failedCount > 0 }

    package var hasUnreadableSuites: Bool { unreadableCount > 0 }

    package mutating func add(_ result: SuiteResult) {
        suiteCount += 1
        switch result.content {
        case .ran(let cases):
            let passed = cases.count { $0.passed }
            passedCount += passed
            failedCount += cases.count - passed
        case .unreadable: unreadableCount += 1
        }
    }

    /// The numbers in words, such as `1 passed, 2 failed`.
    package var description: String {
        var text = "\(passedCount) passed, \(failedCount) failed"
        if hasUnreadableSuites {
            let suites = unreadableCount == 1 ? "1 suite" : "\(unreadableCount) suites"
            text += ", \(suites) could not be read"
        }
        return text
    }
}
