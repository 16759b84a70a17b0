import Handset
import HandsetFixtures

/// The way from what was seen in haste to findings: each is seen again in a process of its own, and shrunk.
struct HuntConfirmation<Runner: HuntRunner>: Sendable {
    /// The number of payloads that are tried to make one smaller.
    private let reductionTries = 60
    /// The number of trials with which a fault is tried again, before it counts as none.
    private let tries = 5

    let judge: HuntJudge<Runner>
    /// The payloads that the sender may send; `nil` if they are not known.
    var shape: (any PayloadShape)?
    /// True if no text of a payload is to be reported.
    var redacts = false
    /// Returns true when nothing more is to be tried.
    var isLate: @Sendable () -> Bool = { false }
    /// Returns the words that tell a finding from others with the same fault, of what was seen, of the fault as the smallest
    /// trial shows it, and of that trial.
    let mark: @Sendable (HuntSighting, HuntFault, HuntTrial) -> String

    /// Returns the findings of groups, each of which has one fault.
    ///
    /// - Parameter groups: The groups.
    /// - Returns: The findings, in the order of the groups; fewer, if one was not seen again. And the number of groups for
    ///   which it was too late.
    /// - Throws: The errors of the runner.
    func findings(
        of groups: [[HuntSighting]]
    ) async throws -> (findings: [HuntFinding], lateCount: Int) {
        try await withThrowingTaskGroup(of: (Int, HuntFinding?).self) { group in
            var found: [Int: HuntFinding] = [:]
            var lateCount = 0
            for (index, sightings) in groups.enumerated() {
                guard !isLate() else {
                    lateCount = groups.count - index
                    break
                }
                if index >= judge.width, let (done, finding) = try await group.next() {
                    found[done] = finding
                }
                group.addTask { (index, try await finding(of: sightings)) }
            }
            for try await (done, finding) in group { found[done] = finding }
            return (groups.indices.compactMap { found[$0] }, lateCount)
        }
    }

    private func finding(of sightings: [HuntSighting]) async throws -> HuntFinding? {
        // Payloads that the sender may send come first, then those with one change, then those without a key.
        let likely = sightings.map { sighting in
            shape.map { shape in sighting.trial.pushes.allSatisfy(shape.fits) }
        }
        let ordered = zip(sightings, likely).enumerated().map { index, pair in
            (pair.0, [pair.1 == true ? 0 : 1] + pair.0.oddity + [index])
        }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
        for (index, sighting) in ordered.prefix(tries).enumerated() where index == 0 || !isLate() {
            guard var fault = try await fault(of: sighting, in: sighting.trial, .patient) else {
                continue
            }
            var reduction = PayloadReduction(tries: reductionTries, keeping: sighting.kept)
            let smallest = try await reduction.smallest(of: sighting.trial.payload) { payload in
                if isLate() { return false }
                return try await self.fault(
                    of: sighting, in: sighting.trial.with(payload), .alone) != nil
            }
            var trial = sighting.trial
            // A smaller one that was seen in haste counts only if it is seen with patience.
            if smallest != trial.payload, !isLate(),
                let smaller = try await self.fault(
                    of: sighting, in: trial.with(smallest), .patient)
            {
                (fault, trial) = (smaller, trial.with(smallest))
            }
            var repeats = true
            if redacts {
                trial.pushes = HuntRedaction(of: trial.pushes).redact(trial.pushes)
                let redacted = try await self.fault(of: sighting, in: trial, .patient)
                repeats = redacted != nil
                fault = redacted ?? fault.withoutTexts
            }
            var finding = HuntFinding(
                fault, by: sighting.changes.map { redacts ? $0.withoutValue : $0 }, in: trial,
                count: sightings.count, isLikely: shape.map { _ in likely.contains(true) },
                marked: mark(sighting, fault, trial))
            finding.pushes = Self.names(of: sightings)
            finding.repeats = repeats
            return finding
        }
        return nil
    }

    private func fault(
        of sighting: HuntSighting, in trial: HuntTrial, _ care: HuntCare
    ) async throws -> HuntFault? {
        try await judge.faults(in: [trial], expecting: [sighting.expected], care)
            .first?.first { $0.isSame(as: sighting.fault) }
    }

    private static func names(of sightings: [HuntSighting]) -> [String] {
        var names: [String] = []
        for case let name? in sightings.map(\.push) where !names.contains(name) {
            names.append(name)
        }
        return names
    }
}
