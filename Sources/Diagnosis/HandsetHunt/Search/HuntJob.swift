import Handset
import HandsetFixtures

/// A number of trials that are run one after another, with what the app opens for each if it is right.
struct HuntJob: Sendable {
    var changes: [PayloadChange] = []
    let trials: [(trial: HuntTrial, expected: HuntExpectation?)]
    /// The name of the push; `nil` for one that was never sent.
    var push: String?
    /// True for the first one of a variant or of a push.
    var isFirst = true

    /// Runs jobs side by side.
    ///
    /// - Parameters:
    ///   - jobs: The jobs, which are begun in their order.
    ///   - judge: The app.
    ///   - isOver: Returns true when no more jobs are to be begun.
    ///   - done: Is called after each job.
    /// - Returns: The sightings of each job that was begun, in order.
    /// - Throws: The errors of the runner.
    static func run(
        _ jobs: [HuntJob], _ judge: HuntJudge<some HuntRunner>,
        _ isOver: @escaping @Sendable () -> Bool, done: (HuntJob) -> Void
    ) async throws -> [[HuntSighting]] {
        try await withThrowingTaskGroup(of: (Int, [HuntSighting]).self) { group in
            var seen: [Int: [HuntSighting]] = [:]
            var next = 0
            func add() {
                guard next < jobs.count, !isOver() else { return }
                let (index, job) = (next, jobs[next])
                next += 1
                group.addTask { (index, try await job.sightings(by: judge)) }
            }
            for _ in 0..<judge.width { add() }
            while let (index, sightings) = try await group.next() {
                seen[index] = sightings
                done(jobs[index])
                add()
            }
            return (0..<next).compactMap { seen[$0] }
        }
    }

    private func sightings(by judge: HuntJudge<some HuntRunner>) async throws -> [HuntSighting] {
        let faults = try await judge.faults(
            in: trials.map(\.trial), expecting: trials.map(\.expected), .quick)
        return zip(trials, faults).flatMap { trial, faults in
            faults.map {
                HuntSighting(
                    fault: $0, changes: changes, trial: trial.trial, expected: trial.expected,
                    push: push)
            }
        }
    }
}
