package import ArgumentParser
package import Handset

/// The option of the subcommands that look for hazards.
package struct HazardOptions: ParsableArguments {
    @Option(
        help: .failOnHazard, completion: .severity, transform: HazardOptions.severity)
    var failOn: Hazard.Severity?

    package init() {}

    func checks(_ limits: Limits) -> HazardChecks {
        HazardChecks(failOn: failOn, maximumCount: limits[.hazards])
    }

    package static func severity(_ text: String) throws -> Hazard.Severity {
        guard let severity = Hazard.Severity(rawValue: text) else {
            throw Suggestion.error(
                text, "is not a severity", "give warning or error", among: ["warning", "error"])
        }
        return severity
    }
}

extension ArgumentHelp {
    package static let failOnHazard = ArgumentHelp(
        "Exit with status 1 if there is a finding of at least this severity: warning or error.",
        valueName: "severity")
}
