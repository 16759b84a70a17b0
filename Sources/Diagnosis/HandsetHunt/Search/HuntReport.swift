package import Handset

/// The result of a hunt.
package struct HuntReport: Sendable {
    package var findings: [HuntFinding] = []
    /// The number of variants that were tried, pairs of pushes as one.
    package var variantCount = 0
    /// The number of trials: variants in a state with an action.
    package var trialCount = 0
    /// The number of trials that there are, if the time suffices.
    package var plannedCount = 0
    /// True if all variants were tried, and the time was not over before.
    package var isWhole = true
    /// The number of faults that were seen in haste, and not again, since the time for that was over.
    package var unconfirmedCount = 0
    /// True if the app opens something for a payload as it is; `nil` if the search has not looked in
    /// each cell.
    package var seesEffects: Bool?
    /// The places of cut statements to which the app comes for a sample as it is: such trials are not judged.
    package var cuts: Set<String> = []
    /// The things that the app has opened in the one trial that was asked for; `nil` after a search.
    package var effects: [AppEffect]?

    package init() {}
}

extension HuntReport {
    /// Runs one trial in a process of its own.
    ///
    /// It is not known what the app should open. Only its faults are findings, and what it opens in another way
    /// than the release before.
    ///
    /// - Parameters:
    ///   - trial: The trial.
    ///   - runner: The app.
    ///   - earlier: The release before. If `nil`, none.
    /// - Throws: The errors of the runners.
    package init<Runner: HuntRunner>(
        of trial: HuntTrial, by runner: Runner, against earlier: Runner? = nil
    ) async throws {
        self.init()
        trialCount = 1
        variantCount = 1
        let before = try await earlier?.observe([trial], .patient).first
        for observation in try await runner.observe([trial], .patient) {
            findings += HuntJudge<Runner>.faults(in: observation, before: before, expecting: nil)
                .map { HuntFinding($0, in: trial) }
            effects = observation.effects
        }
    }
}
