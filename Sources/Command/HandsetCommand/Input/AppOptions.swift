import ArgumentParser
import Foundation
package import Handset

/// Everything that the options say about the app and the device, and about what is printed.
package struct AppOptions {
    let rules: RuleSettings
    let answers: AnswerSettings
    let hazardChecks: HazardChecks
    let arrival: ArrivalOptions
    let device: DeviceOptions

    package init(
        _ rules: RuleSettings, _ answers: AnswerSettings, failingOn severity: Hazard.Severity?,
        _ arrival: ArrivalOptions, _ device: DeviceOptions
    ) {
        self.rules = rules
        self.answers = answers
        hazardChecks = HazardChecks(failOn: severity, maximumCount: rules.limits[.hazards])
        self.arrival = arrival
        self.device = device
    }

    package func validate() throws { try rules.validate() }

    package func validate(beside sources: SourceOptions) throws {
        try rules.validate(beside: sources)
        try sources.checkKeep(hasRecords: answers.format == .json)
    }

    /// Returns notes on the members of a scenario that came with a later version of iOS.
    package func notes(on newest: IOSVersion, in scenario: Scenario) -> [String] {
        device.notes(on: newest, in: scenario)
    }

    private static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

    package var limits: Limits { rules.limits }

    package var isLogging: Bool { answers.isLogging }

    package var readsStandardInput: Bool { rules.path == "-" }

    /// True if an option gives rules other than the app's.
    package var givesRules: Bool { rules.givesRules }

    /// True if paths in rule files and suites may leave the repository of their file.
    package var allowsOutside: Bool { rules.allowsOutside }

    package var matchLimit: MatchTimeLimit { rules.matchLimit }

    /// Returns the number of payloads to process in parallel: one with a device log or a program.
    package func workerCount(of router: SessionRouter) -> Int {
        isLogging || router.limitsTime || device.extensionProgram != nil
            ? 1 : answers.jobs ?? Self.processorCount
    }
}
