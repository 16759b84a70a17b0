import Handset

/// The checks of the hazards of payloads.
struct HazardChecks: Sendable {
    /// The least severity that makes the verdict negative, or `nil` if none does.
    let failOn: Hazard.Severity?
    /// The largest number of hazards of a payload that are shown.
    let maximumCount: Int

    /// Makes the verdict negative if a hazard is severe enough, shown or not.
    func judge(_ hazards: PayloadHazards, _ verdict: inout Verdict) {
        guard let failOn, let severity = hazards.severity else { return }
        if severity >= failOn { verdict.isNegative = true }
    }
}
