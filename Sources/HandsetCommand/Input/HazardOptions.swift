import ArgumentParser
import Handset

/// The options of the subcommands that look for hazards.
package struct HazardOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Exit with status 1 if there is a hazard of at least this severity: warning or error.",
            valueName: "severity"), completion: .severity, transform: HazardOptions.severity)
    var failOn: HazardSeverity?

    @Option(help: .maximumHazards)
    var maximumHazards = PayloadHazards.defaultMaximumCount

    package init() {}

    package func validate() throws { try checks.validate() }

    var checks: HazardChecks { HazardChecks(failOn: failOn, maximumCount: maximumHazards) }

    private static func severity(_ text: String) throws -> HazardSeverity {
        guard let severity = HazardSeverity(rawValue: text) else {
            throw Suggestion.error(
                text, "is not a severity", "give warning or error", among: ["warning", "error"])
        }
        return severity
    }
}

extension ArgumentHelp {
    static let maximumHazards = ArgumentHelp(
        "Show at most this many hazards of a payload, and count the others.", valueName: "count")
}
