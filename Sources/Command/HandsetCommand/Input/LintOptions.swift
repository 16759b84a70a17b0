import ArgumentParser
import Handset
import HandsetLint

/// The options for the requests, the devices and the findings of `handset lint`.
struct LintOptions: ParsableArguments {
    /// A lowest severity, or none.
    enum FailOn: String, NamedChoice {
        case error, warning, note, never

        var severity: LintSeverity? { LintSeverity(rawValue: rawValue) }
    }

    @Option(
        help: ArgumentHelp(
            "Push type of the payloads (apns-push-type). (default: from the .headers file)",
            valueName: "type"),
        completion: .pushType, transform: Self.pushType)
    var pushType: PushType?

    @Option(
        help: ArgumentHelp(
            "Priority of the payloads (apns-priority): 10, 5 or 1. (default: from the .headers file)",
            valueName: "priority"),
        completion: .values(["10", "5", "1"]), transform: Self.priority)
    var priority: NotificationPriority?

    @Option(
        help: ArgumentHelp(
            "Topic of the payloads (apns-topic). (default: from the .headers file)",
            valueName: "topic"))
    var topic: String?

    @Option(
        help: ArgumentHelp(
            "iOS versions of the devices, such as 12-18: find what the oldest of them ignores.",
            valueName: "versions"),
        completion: .iosVersion, transform: Self.versions)
    var ios: ClosedRange<IOSVersion>?

    @Option(
        help: ArgumentHelp(
            "Exit with status 1 if there is a finding of at least this severity.",
            valueName: "severity"))
    var failOn = FailOn.error

    @Option(
        help: ArgumentHelp(
            "Do not look for this finding. Repeat it for several.", valueName: "finding"),
        completion: .values(LintRule.allCases.map(\.identifier)), transform: Self.rule)
    var disable: [LintRule] = []

    @Option(
        help: ArgumentHelp(
            "Look for this finding only. Repeat it for several.", valueName: "finding"),
        completion: .values(LintRule.allCases.map(\.identifier)), transform: Self.rule)
    var only: [LintRule] = []

    @Option(
        help: ArgumentHelp(
            "Neither show nor count the findings of this file, which --write-baseline has made.",
            valueName: "file"),
        completion: .jsonFile)
    var baseline: String?

    @Option(
        help: ArgumentHelp(
            "Write all findings into this file, as known ones; they do not make the status 1.",
            valueName: "file"),
        completion: .jsonFile)
    var writeBaseline: String?

    func linter(_ limits: Limits) -> Linter {
        Linter(
            headers: LintHeaders(
                pushType: pushType?.name, priority: priority.map { "\($0.rawValue)" }, topic: topic),
            versions: ios, disabled: disabled, maximumCount: limits[.findings])
    }

    private var disabled: Set<LintRule> {
        let others = only.isEmpty ? [] : Set(LintRule.allCases).subtracting(only)
        return others.union(disable)
    }

    func validate() throws {
        for (option, file) in [("--baseline", baseline), ("--write-baseline", writeBaseline)]
        where file == "" {
            throw ValidationError("The name after \(option) is empty; give a file.")
        }
        if let rule = only.first(where: disable.contains) {
            throw ValidationError("--only and --disable both name \(rule); remove one of them.")
        }
        if topic == "" { throw ValidationError("The topic after --topic is empty; give a topic.") }
    }

    /// Makes the verdict negative if a finding is severe enough, shown or not.
    func judge(_ counts: LintCounts, _ verdict: inout Verdict) {
        guard writeBaseline == nil, let lowest = failOn.severity, let severity = counts.severity
        else { return }
        if severity >= lowest { verdict.isNegative = true }
    }

    static func pushType(_ text: String) throws -> PushType {
        let names = PushType.allCases.map(\.name)
        guard let type = PushType.named(text) else {
            throw Suggestion.error(
                text, "is not a push type", "give one of \(names.joined(separator: ", "))",
                among: names)
        }
        return type
    }

    static func priority(_ text: String) throws -> NotificationPriority {
        guard let priority = Int(text).flatMap(NotificationPriority.init) else {
            throw ValidationError("'\(text)' is not a priority; give 10, 5 or 1.")
        }
        return priority
    }

    private static func versions(_ text: String) throws -> ClosedRange<IOSVersion> {
        let versions = try IOSVersionText.versions(text)
        guard let oldest = versions.min(), let newest = versions.max() else {
            throw ValidationError("--ios has no version; give versions such as 12-18.")
        }
        return oldest...newest
    }

    private static func rule(_ text: String) throws -> LintRule {
        guard let rule = LintRule(identifier: text) else {
            throw Suggestion.error(
                text, "is not a finding of the lint",
                "give a name such as badge-negative; --list-findings lists them",
                among: LintRule.allCases.map(\.identifier))
        }
        return rule
    }
}
