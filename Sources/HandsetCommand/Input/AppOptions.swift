import ArgumentParser
import Foundation
package import Handset

/// Everything that the options say about the app and the device, and about what is printed.
///
/// A command has the groups side by side: in a group of groups, ArgumentParser checks each option five times as
/// often in a debug build.
package struct AppOptions {
    let ruleOptions: RuleOptions
    let answers: AnswerOptions
    let hazards: HazardOptions
    let arrival: ArrivalOptions
    let scenarioOptions: ScenarioOptions

    package init(
        _ ruleOptions: RuleOptions, _ answers: AnswerOptions, _ hazards: HazardOptions,
        _ arrival: ArrivalOptions, _ scenarioOptions: ScenarioOptions
    ) {
        self.ruleOptions = ruleOptions
        self.answers = answers
        self.hazards = hazards
        self.arrival = arrival
        self.scenarioOptions = scenarioOptions
    }

    package func validate() throws {
        let maximumLength = ruleOptions.maximumPatternLength
        if let pattern = answers.pattern, pattern.pattern.utf16.count > maximumLength {
            let error = SessionPatternError(
                pattern: pattern.pattern,
                problem: .tooLong(length: pattern.pattern.utf16.count, maximum: maximumLength))
            throw ValidationError("--pattern: \(error).")
        }
        if ruleOptions.rules != nil, answers.givesRule {
            throw ValidationError(
                "--rules cannot be used with --pattern or --lookup-url; write them into the file.")
        }
    }

    package func validate(beside sources: SourceOptions) throws {
        try validate()
        try ruleOptions.validate(beside: sources)
        try sources.checkKeep(hasRecords: answers.format == .json)
    }

    /// Returns notes on the options of the device that came with a later version of iOS.
    package func notes(on newest: IOSVersion) -> [String] { scenarioOptions.notes(on: newest) }

    private static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

    package var isLogging: Bool { answers.isLogging }

    package var readsStandardInput: Bool { ruleOptions.rules == "-" }

    /// True if an option gives rules other than the modelled app's.
    package var givesRules: Bool { ruleOptions.rules != nil || answers.givesRule }

    /// True if paths in rule files and suites may leave the folder of their file.
    package var allowsOutside: Bool { ruleOptions.allowOutside }

    package var matchLimit: MatchTimeLimit { ruleOptions.matchLimit }

    /// Returns the number of payloads to process in parallel: one with a device log or a program.
    package func workerCount(of router: SessionRouter) -> Int {
        isLogging || router.limitsTime || scenarioOptions.serviceExtension != nil
            ? 1 : answers.jobs ?? Self.processorCount
    }
}
