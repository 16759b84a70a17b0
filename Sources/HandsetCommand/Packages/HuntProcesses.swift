import Foundation
import Handset
import HandsetHunt

/// The processes of an app's program that a hunt runs.
///
/// Those in which the app runs already are used again, with a new phone for each trial. They wait less for what the
/// app does after its callbacks, and for its handlers, than those that have a trial for themselves.
struct HuntProcesses: HuntRunner {
    /// The time limits, and how long an app is waited for.
    private struct Patience {
        /// The time of a callback.
        let callback: Duration
        /// The time that a process has besides.
        let process: Duration
        /// The time without an effect after which the app is done, in milliseconds; `nil` for the usual one.
        let quiet: Int?
    }

    let width: Int
    private let program: AppProgram
    private let settings: @Sendable (Scenario) -> RunSettings
    /// The things that the app opens in each state when its icon is tapped.
    private let icons: [AppState: [AppEffect]]
    private let idle = Locked<[AppProgramProcess]>([])
    private let searching: Patience
    private let confirming: Patience

    /// - Parameters:
    ///   - program: The program.
    ///   - icons: The things that the app opens in each state when its icon is tapped, and nothing has come.
    ///   - limit: The time limit of a callback, for a fault that counts.
    ///   - width: The number of trials side by side.
    ///   - settings: Returns the settings of a phone.
    init(
        of program: AppProgram, icons: [AppState: [AppEffect]], within limit: Duration, width: Int,
        _ settings: @escaping @Sendable (Scenario) -> RunSettings
    ) {
        self.program = program
        self.icons = icons
        self.width = width
        self.settings = settings
        searching = Patience(
            callback: min(limit, .milliseconds(500)), process: .seconds(3), quiet: 20)
        confirming = Patience(callback: limit, process: .seconds(10), quiet: nil)
    }

    func observe(_ trials: [HuntTrial], _ care: HuntCare) async throws -> [HuntObservation] {
        var observations: [HuntObservation] = []
        for trial in trials {
            try Task.checkCancellation()
            let needsOwn = care != .quick || trial.scenario.appState.needsLaunch
            let process =
                try (needsOwn ? nil : idle.withLock { $0.popLast() })
                ?? AppProgramProcess(of: program)
            let (observation, lives) = try await observe(
                trial, by: process, care == .patient ? confirming : searching)
            if lives, !needsOwn {
                idle.withLock { $0.append(process) }
            } else {
                await process.kill()
            }
            observations.append(observation)
        }
        return observations
    }

    /// Ends the processes that are kept.
    func end() async {
        let processes = idle.withLock { processes in
            defer { processes = [] }
            return processes
        }
        for process in processes { await process.kill() }
    }

    /// Runs a trial; `lives` is true if the process can run another one.
    private func observe(
        _ trial: HuntTrial, by process: AppProgramProcess, _ patience: Patience
    ) async throws -> (observation: HuntObservation, lives: Bool) {
        var settings = settings(trial.scenario)
        settings.timeLimit = patience.callback.inSeconds
        settings.quietTime = patience.quiet
        let time = patience.callback + patience.process
        var observation = HuntObservation()
        let start = try await process.answer(.start(settings), within: time)
        guard let reply = start.reply else {
            observation.run = start.run
            return (observation, false)
        }
        guard reply.failure == nil else {
            throw PackageFault.noAnswer(program.name, reply.failure?.details ?? [])
        }
        var identifiers: [String] = []
        let isAlone = trial.pushes.count == 1
        for push in trial.pushes {
            let request = RunRequest.receive(
                payload: String(decoding: push.json, as: UTF8.self),
                choice: "\(isAlone ? trial.scenario.choice : .nothing)")
            let answer = try await process.answer(request, within: time)
            take(answer, &observation, countsEffects: isAlone)
            guard let reply = answer.reply, !answer.isBlocked else { return (observation, false) }
            identifiers.append(reply.identifier)
        }
        if !isAlone {
            let request = RunRequest.act(
                identifier: identifiers[trial.target], choice: "\(trial.scenario.choice)")
            let answer = try await process.answer(request, within: time)
            take(answer, &observation, countsEffects: true)
            guard answer.reply != nil, !answer.isBlocked else { return (observation, false) }
        }
        let ofIcon = icons[trial.scenario.appState] ?? []
        observation.effects = observation.effects.without(ofIcon)
        return (observation, true)
    }

    private func take(
        _ answer: AppAnswer, _ observation: inout HuntObservation, countsEffects: Bool
    ) {
        observation.run.faults += answer.run.faults
        observation.run.crash = answer.run.crash
        observation.run.isHung = answer.run.isHung
        guard let reply = answer.reply else { return }
        observation.badge = reply.badgeBelowZero ?? observation.badge
        guard countsEffects else { return }
        observation.effects = reply.effects
        observation.isActionPossible = reply.impossibleAct == nil
        for case .callback(let callback)? in reply.steps.map(\.step) where callback.carriesPayload {
            let name = callback.selector.shortName
            if !observation.methods.contains(name) { observation.methods.append(name) }
        }
    }
}

extension AppAnswer {
    /// True if the app's main thread does not answer any more.
    fileprivate var isBlocked: Bool {
        hasEnded || run.faults.contains { $0.code == "hung" }
    }
}
