import ArgumentParser
import Handset

/// The values of `--fail-on` and `--maximum-hazards`.
///
/// The options stand in each subcommand: a group of options takes 3 % of a start, because the argument
/// parser looks its type up among all types of the program.
struct HazardChecks: Sendable {
    /// The least severity that makes the verdict negative, or `nil` if none does.
    let failOn: HazardSeverity?
    /// The largest number of hazards of a payload that are shown.
    let maximumCount: Int

    /// Makes the verdict negative if a hazard is severe enough, shown or not.
    func judge(_ hazards: PayloadHazards, _ verdict: inout Verdict) {
        guard let failOn, let severity = hazards.severity else { return }
        if severity >= failOn { verdict.isNegative = true }
    }

    func validate() throws(ValidationError) {
        guard (0...(1 << 40)).contains(maximumCount) else {
            throw ValidationError(
                "--maximum-hazards is \(maximumCount); give a number from 0 to \(1 << 40).")
        }
    }

    static func severity(_ text: String) throws -> HazardSeverity {
        guard let severity = HazardSeverity(rawValue: text) else {
            throw Suggestion.error(
                text, "is not a severity", "give warning or error", among: ["warning", "error"])
        }
        return severity
    }
}

extension ArgumentHelp {
    static let failOn = ArgumentHelp(
        "Exit with status 1 if there is a hazard of at least this severity: warning or error.",
        valueName: "severity")
    static let maximumHazards = ArgumentHelp(
        "Show at most this many hazards of a payload, and count the others.", valueName: "count")
}
