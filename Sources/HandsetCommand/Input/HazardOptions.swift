import ArgumentParser
import Handset

/// The options for the exit status of hazards.
struct HazardOptions: ParsableArguments, Sendable {
    @Option(
        help: ArgumentHelp(
            "Exit with status 1 if there is a hazard of at least this severity: warning or error.",
            valueName: "severity"),
        completion: .severity,
        transform: HazardOptions.severity)
    var failOn: HazardSeverity?

    @Option(
        help: ArgumentHelp(
            "Show at most this many hazards of a payload, and count the others.",
            valueName: "count"))
    var maximumHazards = PayloadHazards.defaultMaximumCount

    func validate() throws { try Self.validate(maximumHazards: maximumHazards) }

    static func validate(maximumHazards: Int) throws {
        guard (0...(1 << 40)).contains(maximumHazards) else {
            throw ValidationError(
                "--maximum-hazards is \(maximumHazards); give a number from 0 to \(1 << 40).")
        }
    }

    /// Makes the verdict negative if a hazard is severe enough, shown or not.
    func judge(_ hazards: PayloadHazards, _ verdict: inout Verdict) {
        guard let failOn, let severity = hazards.severity else { return }
        if severity >= failOn { verdict.isNegative = true }
    }

    private static func severity(_ text: String) throws -> HazardSeverity {
        guard let severity = HazardSeverity(rawValue: text) else {
            throw Suggestion.error(
                text, "is not a severity", "give warning or error", among: ["warning", "error"])
        }
        return severity
    }
}
