import ArgumentParser
import Handset
import HandsetSuites

/// The options for the states and actions that the cases of suites go through.
struct CoverageOptions: ParsableArguments {
    @Flag(
        help:
            "Print how many cases go through each state of the app with each action, and which have none."
    )
    var coverage = false

    @Option(
        help: ArgumentHelp(
            "Exit with status 1 unless a case goes through each of these states and actions: taps, all, or pairs "
                + "such as background:tap,*:dismiss, where * is all that is possible.",
            valueName: "list"),
        completion: .values(["taps", "all"]), transform: CoverageOptions.requirement)
    var requireCoverage: StateCoverage.Requirement?

    /// An option that is given; `nil` if none is.
    var given: String? {
        coverage ? "--coverage" : requireCoverage != nil ? "--require-coverage" : nil
    }

    /// Checks that a report shows the coverage that is asked for.
    func check(_ formats: [SuiteReportFormat]) throws {
        guard coverage, !formats.contains(where: \.takesCoverage) else { return }
        throw ValidationError(
            "A report in JUnit's XML has no place for --coverage; give --output too, and the coverage is "
                + "printed as text.")
    }

    private static func requirement(_ text: String) throws -> StateCoverage.Requirement {
        do throws(StateCoverage.RequirementError) {
            return try StateCoverage.Requirement(text)
        } catch {
            throw Suggestion.error(error)
        }
    }
}

extension Suggestion {
    fileprivate static func error(_ error: StateCoverage.RequirementError) -> ValidationError {
        ValidationError(
            "\(error.description).\(question(for: error.text, among: error.names))")
    }
}
