package import Handset
import HandsetFixtures

/// A hunt for faults in an app's push code: variants of sample payloads, each in every state with every action.
package struct Hunt: Sendable {
    /// The payloads that the app's sender sends, and for which the app is right.
    package let samples: [Payload]
    /// The states and actions.
    package let cells: [Scenario]
    /// The largest number of variants of each sample.
    package let count: Int
    package let seed: UInt64
    /// The payloads that the sender may send; `nil` if they are not known.
    package let shape: (any PayloadShape)?
    /// True if no text of a payload is to be reported.
    package var redacts = false
    /// True if there is little time, so that the samples as they are get no more of it than their variants.
    package var isHasty = false
    /// Returns true when nothing more is to be confirmed.
    package var isLate: @Sendable () -> Bool = { false }
    /// Returns true for the states and actions that are tried; the others are run with the sample alone.
    package var isTried: @Sendable (Scenario) -> Bool = { _ in true }

    /// The number of trials of a job without a variant.
    private static let trialsOfJob = 12

    package init(
        samples: [Payload], cells: [Scenario], count: Int, seed: UInt64,
        shape: (any PayloadShape)? = nil
    ) {
        self.samples = samples
        self.cells = cells
        self.count = count
        self.seed = seed
        self.shape = shape
    }

    /// Looks for faults.
    ///
    /// - Parameters:
    ///   - runner: The app.
    ///   - isOver: Returns true when no more variants are to be tried; what was seen is confirmed all the same.
    ///   - progress: Is called after each variant, with the number of trials that it took.
    /// - Returns: The findings, by kind and place; the same for the same app and seed, unless it was over before its end.
    /// - Throws: The errors of the runner.
    package func search(
        by runner: some HuntRunner, isOver: @escaping @Sendable () -> Bool = { false },
        progress: @Sendable (Int) -> Void = { _ in }
    ) async throws -> HuntReport {
        let judge = HuntJudge(app: runner)
        var report = HuntReport()
        var sightings: [HuntSighting] = []
        for sample in samples {
            let knowledge = try await HuntKnowledge(
                of: sample, in: cells, by: runner, isHasty ? .alone : .patient, isOver: isOver)
            report.trialCount += knowledge.trialCount
            report.cuts.formUnion(knowledge.cuts)
            let opens = knowledge.effects.values.contains { !$0.isEmpty }
            if opens || knowledge.isWhole {
                report.seesEffects = opens || report.seesEffects == true
            }
            let jobs = self.jobs(of: sample, knowing: knowledge)
            report.plannedCount += knowledge.trialCount + jobs.map(\.trials.count).reduce(0, +)
            let seen = try await HuntJob.run(jobs, judge, isOver) { job in
                report.variantCount += job.isFirst ? 1 : 0
                report.trialCount += job.trials.count
                progress(job.trials.count)
            }
            report.isWhole = report.isWhole && seen.count == jobs.count
            sightings += seen.flatMap(\.self).map { sighting in
                var sighting = sighting
                let routes = knowledge.routes[sighting.trial.scenario.choice.action] ?? []
                if sighting.fault.isOfRouting {
                    sighting.kept = routes + sighting.changes.map(\.place)
                }
                return sighting
            }
        }
        let confirmation = HuntConfirmation(
            judge: judge, shape: shape, redacts: redacts, isLate: isLate
        ) { sighting, _, _ in sighting.mark }
        let groups = HuntSighting.groups(of: sightings)
        let (findings, lateCount) = try await confirmation.findings(of: groups)
        report.unconfirmedCount = lateCount
        report.findings = HuntFinding.sorted(HuntFinding.merged(findings))
        return report
    }

    /// The work, what is likeliest to find something first.
    private func jobs(of sample: Payload, knowing knowledge: HuntKnowledge) -> [HuntJob] {
        let variants = PayloadVariants(of: sample, count: count, seed: seed)
        let others = knowledge.trials.filter { isTried($0.trial.scenario) }
        var jobs = stride(from: 0, to: others.count, by: Self.trialsOfJob).map { start in
            HuntJob(
                trials: Array(others[start..<min(start + Self.trialsOfJob, others.count)]),
                isFirst: start == 0)
        }
        for (index, cells) in cells.filter(isTried).passes.enumerated() {
            jobs += variants.map { variant in
                HuntJob(
                    changes: variant.changes,
                    trials: cells.map { cell in
                        (
                            HuntTrial(variant.payload, in: cell),
                            knowledge.effects(after: variant.changes, in: cell)
                        )
                    }, isFirst: index == 0)
            }
        }
        return jobs
    }
}
