import Handset

/// The collector of findings while rules look at a payload.
///
/// A payload of 16 MiB can have millions of findings. All are counted, and only the first ones are made.
struct LintCollector {
    private let rules: [LintRule]
    /// The place of the rule that looks, among all rules.
    var index = 0
    private var rule: LintRule { rules[index] }
    private let maximumCount: Int
    private let isKnown: ((LintRule, [String]) -> Bool)?
    /// The keys to values that are not there yet, about which no other rule says anything.
    private let placeholders: Set<[String]>
    private(set) var result = LintResult()

    /// Findings for which `isKnown` returns true are not counted.
    init(
        for rules: [LintRule], maximumCount: Int, placeholders: [[String]],
        isKnown: ((LintRule, [String]) -> Bool)?
    ) {
        self.placeholders = Set(placeholders)
        self.rules = rules
        self.maximumCount = maximumCount
        self.isKnown = isKnown
    }

    /// Adds a finding, a sentence without its full stop; without advice, the remedy is the rule's.
    mutating func add(
        _ part: LintFinding.Part, _ finding: @autoclosure () -> String,
        advice: @autoclosure () -> String? = nil
    ) {
        add(part) { LintFinding($0, part, finding(), advice: advice()) }
    }

    /// Adds a finding that is only made if it is shown; without advice, the remedy is the rule's.
    mutating func add(
        _ part: LintFinding.Part, making make: () -> (finding: String, advice: String?)
    ) {
        add(part) { rule in
            let (finding, advice) = make()
            return LintFinding(rule, part, finding, advice: advice)
        }
    }

    /// Adds a finding for a value at some keys that is a number which Apple does not allow.
    mutating func addNumber(
        _ value: PayloadValue?, at keys: @autoclosure () -> [String],
        where isWrong: (Double) -> Bool
    ) {
        guard let value, let number = value.double, isWrong(number) else { return }
        let path = keys()
        add(
            LintFinding.Part(keys: path, isValue: true),
            "\(path.joined(separator: ".")) is \(LintSubject.shown(value))")
    }

    /// Adds a finding about a value that Apple does not define; `advice` gets the one probably meant.
    mutating func addUnknown(
        _ value: String, _ part: LintFinding.Part, _ name: String, known: KnownNames,
        advice: (String) -> String
    ) {
        add(part) {
            let meant = known.nearest(to: value)
            return (
                "\(name) is \(SourceExcerpt.quoted(value))"
                    + (meant.map { "; is it \($0)?" } ?? ""), meant.map(advice)
            )
        }
    }

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

    /// Adds a fault of the message that held the payload, at its place there.
    mutating func add(_ part: LintFinding.Part, of fault: MessageFault) {
        add(part) { rule in
            var found = LintFinding(rule, part, fault.finding, advice: fault.advice)
            found.place = fault.place
            found.excerpt = fault.excerpt
            found.isOfMessage = true
            return found
        }
    }

    /// Adds the finding that the value at some keys is a placeholder.
    mutating func addPlaceholder(at keys: [String], _ finding: @autoclosure () -> String) {
        let part = LintFinding.Part(keys: keys, isValue: true)
        count(part) { LintFinding($0, part, finding(), advice: nil) }
    }

    private mutating func add(_ part: LintFinding.Part, _ make: (LintRule) -> LintFinding) {
        if !placeholders.isEmpty, part.isValue, placeholders.contains(part.keys) { return }
        count(part, make)
    }

    private mutating func count(_ part: LintFinding.Part, _ make: (LintRule) -> LintFinding) {
        if let isKnown, isKnown(rule, part.keys) {
            result.knownCount += 1
            return
        }
        result.counts.add(rule.severity)
        if result.countsByRule.isEmpty {
            result.countsByRule = [Int](repeating: 0, count: rules.count)
        }
        result.countsByRule[index] += 1
        if result.findings.count < maximumCount { result.findings.append(make(rule)) }
    }
}
