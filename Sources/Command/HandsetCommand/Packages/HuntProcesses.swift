import Foundation
import Handset
import HandsetHunt
import HandsetRunner

/// The processes of an app's program that a hunt runs.
///
/// Those in which the app runs already are used again, with a new phone for each trial. They wait less for what the
/// app does after its callbacks, and for its handlers, than those that have a trial for themselves.
struct HuntProcesses: HuntRunner {
    let width: Int
    private let program: AppProgram
    private let settings: @Sendable (Scenario) -> RunSettings
    /// The things that the app opens in each state when its icon is tapped.
    private let icons: [AppState: [AppEffect]]
    private let idle = Locked<[AppProgramProcess]>([])
    private let searching: HuntTrialRun.Patience
    private let confirming: HuntTrialRun.Patience

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
        searching = HuntTrialRun.Patience(
            callback: min(limit, .milliseconds(500)), process: .seconds(3), quiet: 20)
        confirming = HuntTrialRun.Patience(
            callback: limit, process: .seconds(10), quiet: nil)
    }

    func observe(_ trials: [HuntTrial], _ care: HuntCare) async throws -> [HuntObservation] {
        var observations: [HuntObservation] = []
        for trial in trials {
            try Task.checkCancellation()
            let needsOwn = care != .quick || trial.scenario.appState.needsLaunch
            let process =
                try (needsOwn ? nil : idle.withLock { $0.popLast() })
                ?? AppProgramProcess(of: program)
            let run = try await HuntTrialRun(
                trial, of: program, by: process, on: settings(trial.scenario),
                care == .patient ? confirming : searching)
            if run.lives, !needsOwn {
                idle.withLock { $0.append(process) }
            } else {
                await process.kill()
            }
            var observation = run.observation
            let ofIcon = icons[trial.scenario.appState] ?? []
            observation.effects = observation.effects.without(ofIcon)
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
}
