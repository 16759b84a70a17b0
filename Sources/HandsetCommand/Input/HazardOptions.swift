import ArgumentParser
import Handset

/// The options for the exit status of hazards.
struct HazardOptions: ParsableArguments, Sendable {
    @Option(
        help: ArgumentHelp(
            "Exit with status 1 if there is a hazard of at least this severity: warning or error.",
            valueName: "severity"),
        transform: HazardOptions.severity)
    var failOn: HazardSeverity?

    /// Makes the verdict negative if a hazard is severe enough.
    func judge(_ hazards: [Hazard], _ verdict: inout Verdict) {
        guard let failOn else { return }
        if hazards.contains(where: { $0.kind.severity >= failOn }) { verdict.isNegative = true }
    }

    private static func severity(_ text: String) throws -> HazardSeverity {
        guard let severity = HazardSeverity(rawValue: text) else {
            throw ValidationError("'\(text)' is not a severity; give warning or error.")
        }
        return severity
    }
}
