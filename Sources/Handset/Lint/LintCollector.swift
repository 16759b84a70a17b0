/// The collector of findings while rules look at a payload.
///
/// A payload of 16 MiB can have millions of findings. All are counted, and only the first ones are made.
struct LintCollector {
    private let rule: LintRule
    private let maximumCount: Int
    private let isKnown: ((LintRule, [String]) -> Bool)?
    private(set) var result: LintResult

    /// Creates the collector for a rule.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - result: The result of the rules before it.
    ///   - maximumCount: The largest number of findings that are made.
    ///   - isKnown: Returns true for a finding that is not to be counted. If `nil`, all are.
    init(
        for rule: LintRule, after result: LintResult, maximumCount: Int,
        isKnown: ((LintRule, [String]) -> Bool)?
    ) {
        self.rule = rule
        self.result = result
        self.maximumCount = maximumCount
        self.isKnown = isKnown
    }

    /// Adds a finding.
    ///
    /// - Parameters:
    ///   - part: The part of the payload.
    ///   - finding: The finding, as a sentence without its full stop.
    mutating func add(_ part: LintFinding.Part, _ finding: @autoclosure () -> String) {
        add(part) { LintFinding($0, part, finding()) }
    }

    /// Adds a finding about a part of a known place.
    mutating func add(
        _ part: LintFinding.Part, at place: SourcePlace, _ excerpt: SourceExcerpt,
        _ finding: @autoclosure () -> String
    ) {
        add(part) { rule in
            var found = LintFinding(rule, part, finding())
            found.place = place
            found.excerpt = excerpt
            return found
        }
    }

    private mutating func add(_ part: LintFinding.Part, _ make: (LintRule) -> LintFinding) {
        if let isKnown, isKnown(rule, part.keys) {
            result.knownCount += 1
            return
        }
        result.counts.add(rule.severity)
        if result.findings.count < maximumCount { result.findings.append(make(rule)) }
    }
}
