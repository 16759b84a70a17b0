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
