extension HuntReport {
    /// Runs one trial in a process of its own.
    ///
    /// Nobody knows what the app should open, so that its faults alone are findings.
    ///
    /// - Parameters:
    ///   - trial: The trial.
    ///   - runner: The app.
    /// - Throws: The errors of the runner.
    package init(of trial: HuntTrial, by runner: some HuntRunner) async throws {
        self.init()
        trialCount = 1
        variantCount = 1
        for observation in try await runner.observe([trial], .patient) {
            findings += HuntFault.all(in: observation, expecting: nil).map {
                HuntFinding($0, by: [], in: trial, count: 1, isLikely: nil)
            }
            effects = observation.effects
        }
    }
}
