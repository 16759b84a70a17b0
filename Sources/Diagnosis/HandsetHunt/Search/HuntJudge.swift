import Handset

/// The app, and the release before if there is one, by which the faults of a trial are told.
struct HuntJudge<Runner: HuntRunner>: Sendable {
    let app: Runner
    /// The release before; `nil` if what the app should open is known otherwise.
    var earlier: Runner?

    var width: Int { app.width }

    /// Returns the faults of each trial.
    ///
    /// - Parameters:
    ///   - trials: The trials.
    ///   - expected: The things that the app should open in each; without a meaning if there is a release before, whose
    ///     faults count for none.
    ///   - care: The care that is taken.
    /// - Returns: The faults, in the order of the trials.
    /// - Throws: The errors of the runners.
    func faults(
        in trials: [HuntTrial], expecting expected: [HuntExpectation?], _ care: HuntCare
    ) async throws -> [[HuntFault]] {
        let observations = try await app.observe(trials, care)
        let before = try await earlier?.observe(trials, care)
        return observations.indices.map { index in
            Self.faults(
                in: observations[index], before: before?[index], expecting: expected[index])
        }
    }

    /// Returns the faults of an observation.
    ///
    /// - Parameters:
    ///   - observation: The observation of the app.
    ///   - before: That of the release before. If `nil`, there is none.
    ///   - expected: The things that the app should open, without a release before.
    /// - Returns: The faults.
    static func faults(
        in observation: HuntObservation, before: HuntObservation?,
        expecting expected: HuntExpectation?
    ) -> [HuntFault] {
        guard let before else { return HuntFault.all(in: observation, expecting: expected) }
        let known = HuntFault.all(in: before, expecting: nil)
        let isComparable = before.isWhole && before.isActionPossible && !before.methods.isEmpty
        let expected = HuntExpectation(before.effects, of: .earlierRelease)
        return HuntFault.all(in: observation, expecting: isComparable ? expected : nil)
            .filter { fault in !known.contains { fault.isSame(asEarlier: $0) } }
    }
}
