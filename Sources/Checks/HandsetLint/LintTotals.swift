import Handset

/// The sums of a lint of many payloads.
package struct LintTotals: Sendable {
    /// The sum of one finding.
    package struct Row: Sendable {
        package let rule: LintRule
        package let findingCount: Int
        package let payloadCount: Int
    }

    package private(set) var payloadCount = 0
    package private(set) var counts = LintCounts()
    package private(set) var knownCount = 0
    /// The numbers of findings and of payloads, in the order of the rules.
    private var sums = LintRule.allCases.map { _ in (findings: 0, payloads: 0) }

    package init() {}

    package mutating func add(_ result: LintResult) {
        payloadCount += 1
        counts.add(result.counts)
        knownCount += result.knownCount
        for (index, count) in result.countsByRule.enumerated() where count > 0 {
            sums[index].findings += count
            sums[index].payloads += 1
        }
    }

    /// The findings that there are: the most severe first, and of these the most frequent.
    package var rows: [Row] {
        zip(LintRule.allCases, sums).filter { $1.findings > 0 }
            .map { Row(rule: $0, findingCount: $1.findings, payloadCount: $1.payloads) }
            .sorted { left, right in
                guard left.rule.severity == right.rule.severity else {
                    return left.rule.severity > right.rule.severity
                }
                guard left.findingCount == right.findingCount else {
                    return left.findingCount > right.findingCount
                }
                return left.rule.identifier < right.rule.identifier
            }
    }
}
