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
    /// The payloads that the sender may send; `nil` if nobody has told.
    package let shape: PayloadShape?

    /// The number of payloads that are tried to make one smaller.
    private static let reductionTries = 60
    /// The number of trials of a job without a variant.
    private static let trialsOfJob = 12
    /// The number of trials with which a fault is tried again, before it counts as none.
    private static let confirmations = 3

    package init(
        samples: [Payload], cells: [Scenario], count: Int, seed: UInt64, shape: PayloadShape? = nil
    ) {
        self.samples = samples
        self.cells = cells
        self.count = count
        self.seed = seed
        self.shape = shape
    }

    /// Something that was seen once.
    private struct Sighting {
        let fault: HuntFault
        let changes: [PayloadChange]
        let trial: HuntTrial
        let expected: [AppEffect]?
        /// The places of the values that decide what is opened.
        let routes: [PayloadPlace]
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
        var report = HuntReport()
        var sightings: [Sighting] = []
        for sample in samples {
            let knowledge = try await HuntKnowledge(of: sample, in: cells, by: runner)
            report.trialCount += knowledge.trialCount
            let jobs = self.jobs(of: sample, knowing: knowledge)
            let seen = try await run(jobs, knowledge.routes, by: runner, isOver) { job in
                report.variantCount += job.isFirst ? 1 : 0
                report.trialCount += job.trials.count
                progress(job.trials.count)
            }
            report.isWhole = report.isWhole && seen.count == jobs.count
            sightings += seen.flatMap(\.self)
        }
        report.findings = try await confirm(Self.groups(of: sightings), by: runner)
            .sorted { ($0.fault.kind.rank, $0.name) < ($1.fault.kind.rank, $1.name) }
        return report
    }

    /// Puts those together that have one fault; two changes count for the one that shows the same alone.
    private static func groups(of sightings: [Sighting]) -> [[Sighting]] {
        func name(_ sighting: Sighting, _ changes: [PayloadChange]) -> String {
            HuntFinding(sighting.fault, by: changes, in: sighting.trial, count: 0, isLikely: nil)
                .name
        }
        var groups: [[Sighting]] = []
        var places: [String: Int] = [:]
        for sighting in sightings.filter({ $0.changes.count < 2 })
            + sightings.filter({ $0.changes.count > 1 })
        {
            let names =
                sighting.changes.map { name(sighting, [$0]) } + [name(sighting, sighting.changes)]
            if let place = names.compactMap({ places[$0] }).first {
                groups[place].append(sighting)
            } else {
                places[name(sighting, sighting.changes)] = groups.count
                groups.append([sighting])
            }
        }
        return groups
    }

    // MARK: - The search

    /// A number of trials that are run one after another, with what the app opens for each if it is right.
    private struct Job: Sendable {
        let changes: [PayloadChange]
        let trials: [(trial: HuntTrial, expected: [AppEffect]?)]
        /// True for the first one of a variant.
        var isFirst = true
    }

    /// The cells in the order in which they are tried: what happens most, the rest of those in which the app runs, and
    /// the rest of those that take a launch each.
    private var passes: [[Scenario]] {
        let first = cells.filter { cell in
            switch cell.choice.action {
            case .tap, .nothing: [.active, .background, .notRunning].contains(cell.appState)
            case .button: cell.appState == .background
            case .dismiss, .open: false
            }
        }
        let others = cells.filter { !first.contains($0) }
        return [
            first, others.filter { !$0.appState.needsLaunch },
            others.filter(\.appState.needsLaunch),
        ].filter { !$0.isEmpty }
    }

    /// The work, what is likeliest to find something first.
    private func jobs(of sample: Payload, knowing knowledge: HuntKnowledge) -> [Job] {
        let variants = PayloadVariants(of: sample, count: count, seed: seed)
        let others = knowledge.pairs + knowledge.texts.map { ($0, nil) }
        var jobs = stride(from: 0, to: others.count, by: Self.trialsOfJob).map { start in
            Job(
                changes: [],
                trials: Array(others[start..<min(start + Self.trialsOfJob, others.count)]),
                isFirst: start == 0)
        }
        for (index, cells) in passes.enumerated() {
            jobs += variants.map { variant in
                Job(
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

    private func run(
        _ jobs: [Job], _ routes: [UserAction: [PayloadPlace]], by runner: some HuntRunner,
        _ isOver: @escaping @Sendable () -> Bool, done: (Job) -> Void
    ) async throws -> [[Sighting]] {
        try await withThrowingTaskGroup(of: (Int, [Sighting]).self) { group in
            var seen: [Int: [Sighting]] = [:]
            var next = 0
            func add() {
                guard next < jobs.count, !isOver() else { return }
                let (index, job) = (next, jobs[next])
                next += 1
                group.addTask {
                    let trials = job.trials.map(\.trial)
                    let observations = try await runner.observe(trials, .quick)
                    return (
                        index,
                        zip(job.trials, observations).flatMap { trial, observation in
                            HuntFault.all(in: observation, expecting: trial.expected).map {
                                Sighting(
                                    fault: $0, changes: job.changes, trial: trial.trial,
                                    expected: trial.expected,
                                    routes: routes[trial.trial.scenario.choice.action] ?? [])
                            }
                        }
                    )
                }
            }
            for _ in 0..<runner.width { add() }
            while let (index, sightings) = try await group.next() {
                seen[index] = sightings
                done(jobs[index])
                add()
            }
            return (0..<next).compactMap { seen[$0] }
        }
    }

    // MARK: - What was seen

    private func confirm(
        _ groups: [[Sighting]], by runner: some HuntRunner
    ) async throws -> [HuntFinding] {
        try await withThrowingTaskGroup(of: (Int, HuntFinding?).self) { group in
            var found: [Int: HuntFinding] = [:]
            for (index, sightings) in groups.enumerated() {
                if index >= runner.width, let (done, finding) = try await group.next() {
                    found[done] = finding
                }
                group.addTask { (index, try await finding(of: sightings, by: runner)) }
            }
            for try await (done, finding) in group { found[done] = finding }
            return groups.indices.compactMap { found[$0] }
        }
    }

    /// Runs a trial again in a process of its own, and then smaller ones; `nil` if it is not seen again.
    private func finding(
        of sightings: [Sighting], by runner: some HuntRunner
    ) async throws -> HuntFinding? {
        // A payload that the sender may send comes first, and one change says more than two.
        let likely = sightings.map { sighting in
            shape.map { shape in sighting.trial.pushes.allSatisfy(shape.fits) }
        }
        let ordered = zip(sightings, likely).enumerated().map { index, pair in
            (pair.0, [pair.1 == true ? 0 : 1, pair.0.changes.count, index])
        }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
        for sighting in ordered.prefix(Self.confirmations) {
            func shows(_ payload: Payload, _ care: HuntCare) async throws -> HuntFault? {
                let trial = sighting.trial.with(payload)
                return try await runner.observe([trial], care).first.flatMap {
                    HuntFault.all(in: $0, expecting: sighting.expected)
                        .first { $0.isSame(as: sighting.fault) }
                }
            }
            guard let fault = try await shows(sighting.trial.payload, .patient) else {
                continue
            }
            var reduction = PayloadReduction(
                tries: Self.reductionTries,
                keeping: sighting.fault.isOfRouting
                    ? sighting.routes + sighting.changes.map(\.place) : [])
            let smallest = try await reduction.smallest(of: sighting.trial.payload) { payload in
                try await shows(payload, .alone) != nil
            }
            // A smaller one that was seen in haste counts only if it is seen with patience.
            let smaller =
                smallest == sighting.trial.payload ? nil : try await shows(smallest, .patient)
            return HuntFinding(
                smaller ?? fault, by: sighting.changes,
                in: smaller == nil ? sighting.trial : sighting.trial.with(smallest),
                count: sightings.count,
                isLikely: shape.map { _ in likely.contains(true) })
        }
        return nil
    }
}

extension HuntFault.Kind {
    /// The place of the kind in a report: what ends the app comes first.
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
