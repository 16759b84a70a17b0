package import Handset
import HandsetFixtures

/// The comparison of two releases of an app: pushes that were sent, each in every state with every action.
package struct HuntComparison: Sendable {
    /// A push with its name, such as its file and line.
    package typealias Push = (payload: Payload, name: String)

    /// The states and actions.
    package let cells: [Scenario]
    /// True if no text of a payload is to be reported.
    package var redacts = false
    /// The pushes, each payload once with all its names.
    private var pushes: [(payload: Payload, names: [String])] = []

    /// Creates a comparison of pushes in states of the app with actions of the user.
    package init(of pushes: [Push], in cells: [Scenario]) {
        self.cells = cells
        var places: [PayloadValue: Int] = [:]
        for push in pushes {
            if let place = places[push.payload.userInfo] {
                self.pushes[place].names.append(push.name)
            } else {
                places[push.payload.userInfo] = self.pushes.count
                self.pushes.append((push.payload, [push.name]))
            }
        }
    }

    /// Looks for pushes that open something else in the new release, or nothing, or show a fault that the release before
    /// does not have.
    ///
    /// - Parameters:
    ///   - app: The new release.
    ///   - earlier: The release before.
    ///   - isOver: Returns true when no more trials are to be run; what was seen is confirmed all the same.
    ///   - progress: Is called after each push in some of the states, with the number of trials that it took.
    /// - Returns: The findings, by kind and by the places of the smallest payload.
    /// - Throws: The errors of the runners.
    package func search<Runner: HuntRunner>(
        by app: Runner, against earlier: Runner,
        isOver: @escaping @Sendable () -> Bool = { false },
        progress: @Sendable (Int) -> Void = { _ in }
    ) async throws -> HuntReport {
        let judge = HuntJudge(app: app, earlier: earlier)
        var report = HuntReport()
        let jobs = jobs
        report.plannedCount = jobs.map(\.trials.count).reduce(0, +)
        let seen = try await HuntJob.run(jobs, judge, isOver) { job in
            report.variantCount += job.isFirst ? 1 : 0
            report.trialCount += job.trials.count
            progress(job.trials.count)
        }
        report.isWhole = seen.count == jobs.count
        let confirmation = HuntConfirmation(judge: judge, redacts: redacts) { _, fault, trial in
            Self.mark(of: fault, in: trial)
        }
        let groups = Dictionary(grouping: seen.flatMap(\.self)) { sighting in
            sighting.fault.name(marked: Self.mark(of: sighting.fault, in: sighting.trial))
        }.sorted { $0.key < $1.key }.map(\.value)
        let findings = try await confirmation.findings(of: groups).findings
        report.findings = HuntFinding.sorted(HuntFinding.merged(findings)).map(withAllNames)
        return report
    }

    private var jobs: [HuntJob] {
        cells.passes.enumerated().flatMap { index, cells in
            pushes.map { push in
                HuntJob(
                    trials: cells.map { (HuntTrial(push.payload, in: $0), nil) },
                    push: push.names.first, isFirst: index == 0)
            }
        }
    }

    /// The places of the values, and what was opened of them, by which findings with the same fault are told apart.
    private static func mark(of fault: HuntFault, in trial: HuntTrial) -> String {
        let root = trial.payload.userInfo
        let leaves = root.places.filter { place in
            let value = root.value(at: place)
            return value?.kind != .dictionary && value?.kind != .array
        }
        let places = leaves.map { "\($0)" }.sorted().joined(separator: ",")
        // Of several places with one value, the last one counts.
        let values = leaves.compactMap { place in
            root.value(at: place).map { (text: $0.string ?? $0.text, place: "{\(place)}") }
        }.filter { !$0.text.isEmpty }.sorted { $0.text.count > $1.text.count }
        let effects = (fault.missing + fault.unexpected).map { effect in
            var text = effect.text
            if let value = values.first(where: { text.contains($0.text) }) {
                text = text.replacing(value.text, with: value.place)
            }
            return AppEffect(effect.kind, text).description
        }
        return ([places] + effects).joined(separator: "; ")
    }

    /// Returns a finding with the names of the pushes that have the same payload too.
    private func withAllNames(_ finding: HuntFinding) -> HuntFinding {
        var finding = finding
        finding.pushes = pushes.filter { push in
            push.names.first.map(finding.pushes.contains) == true
        }.flatMap(\.names)
        return finding
    }
}
