import Handset
import HandsetHunt
import HandsetRunner

/// The run of one trial in a process of an app's program.
struct HuntTrialRun {
    /// The time limits, and how long an app is waited for.
    struct Patience {
        let callback: Duration
        /// The time that a process has besides.
        let process: Duration
        /// The time without an effect after which the app is done, in milliseconds; `nil` for the usual one.
        let quiet: Int?
    }

    private(set) var observation = HuntObservation()
    /// True if the process can run another trial.
    private(set) var lives = true
    private let trial: HuntTrial
    private let program: AppProgram
    private let process: AppProgramProcess
    private let patience: Patience

    /// Runs a trial.
    ///
    /// - Parameters:
    ///   - trial: The trial.
    ///   - program: The program of the app.
    ///   - process: A process of it, which may have run other trials.
    ///   - settings: The phone.
    ///   - patience: The time limits.
    /// - Throws: ``PackageFault``.
    init(
        _ trial: HuntTrial, of program: AppProgram, by process: AppProgramProcess,
        on settings: RunSettings, _ patience: Patience
    ) async throws {
        self.trial = trial
        self.program = program
        self.process = process
        self.patience = patience
        var settings = settings
        settings.timeLimit = patience.callback.inSeconds
        settings.extensionTimeLimit = patience.callback.inSeconds
        settings.quietTime = patience.quiet
        trial.circumstance.apply(to: &settings)
        var shown: String?
        if trial.circumstance == .afterKill {
            shown = try await runEarlierProcess(settings)
            guard shown != nil else {
                observation.isActionPossible = false
                return
            }
            settings.keepsContainer = true
        }
        guard try await begin(process, on: settings) else { return }
        try await deliver(shown)
    }

    private var choice: String { "\(trial.scenario.choice)" }

    private var pushes: [String] {
        trial.pushes.map { String(decoding: $0.json, as: UTF8.self) }
    }

    /// Makes the acts of the trial.
    ///
    /// - Parameter shown: The payload that is in Notification Center after an earlier process, as JSON.
    /// - Throws: ``PackageFault``.
    private mutating func deliver(_ shown: String?) async throws {
        let push = pushes[trial.target]
        switch trial.circumstance {
        case .launching: try await ask(.receiveAtLaunch(payload: push, choice: choice))
        case .local, .localTrigger:
            let hasTrigger = trial.circumstance == .localTrigger
            try await ask(.receiveLocal(payload: push, hasTrigger: hasTrigger, choice: choice))
        case .afterKill:
            let reply = try await ask(.put(payload: shown ?? push), isOfTarget: false)
            try await act(on: reply?.identifier)
        case .overlapping:
            let reply = try await ask(
                .receiveBoth(first: pushes[0], second: pushes[1]), isOfTarget: false)
            try await act(on: reply?.identifiers?.element(at: trial.target))
        default:
            guard trial.pushes.count > 1 else {
                try await ask(.receive(payload: push, choice: choice))
                return
            }
            var identifiers: [String] = []
            for push in pushes where lives {
                let request = RunRequest.receive(
                    payload: push, choice: "\(UserChoice(.nothing))")
                let reply = try await ask(request, isOfTarget: false)
                identifiers.append(reply?.identifier ?? "")
            }
            try await act(on: identifiers.element(at: trial.target))
        }
    }

    private mutating func act(on identifier: String?) async throws {
        guard let identifier, lives else { return }
        try await ask(.act(identifier: identifier, choice: choice))
    }

    /// Lets the push come to an earlier process of the app, which is then killed.
    ///
    /// - Parameter settings: The phone.
    /// - Returns: The payload as JSON, as a service extension may have changed it; `nil` if nothing was shown.
    /// - Throws: ``PackageFault``.
    private func runEarlierProcess(_ settings: RunSettings) async throws -> String? {
        var settings = settings
        settings.appState = AppState.background.rawValue
        let push = pushes[trial.target]
        let earlier = try AppProgramProcess(of: program, in: process.folder)
        var reply = try await earlier.answer(.start(settings), within: time).reply
        if reply != nil {
            reply = try await earlier.answer(
                .receive(payload: push, choice: "\(UserChoice(.nothing))"), within: time
            ).reply
        }
        await earlier.kill()
        guard let reply, reply.delivered?.contains(reply.identifier) == true else { return nil }
        return reply.payload ?? push
    }

    /// Begins a phone; returns false if the app ends already.
    private mutating func begin(
        _ process: AppProgramProcess, on settings: RunSettings
    ) async throws -> Bool {
        let start = try await process.answer(.start(settings), within: time)
        guard let reply = start.reply else {
            observation.run = start.run
            lives = false
            return false
        }
        guard reply.failure == nil else {
            throw PackageFault.noAnswer(program.name, reply.failure?.details ?? [])
        }
        return true
    }

    private var time: Duration { patience.callback + patience.process }

    /// Gives a request to the app, and takes what it answers.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - isOfTarget: True if the user's action is in it, whose effects count.
    /// - Returns: The reply; `nil` if the app has ended.
    /// - Throws: ``PackageFault``.
    @discardableResult private mutating func ask(
        _ request: RunRequest, isOfTarget: Bool = true
    ) async throws -> RunReply? {
        let answer = try await process.answer(request, within: time)
        observation.run.faults += answer.run.faults
        for place in answer.run.cuts where !observation.run.cuts.contains(place) {
            observation.run.cuts.append(place)
        }
        observation.run.crash = answer.run.crash
        observation.run.isHung = answer.run.isHung
        lives = answer.reply != nil && !answer.isBlocked
        guard let reply = answer.reply else { return nil }
        observation.badge = reply.badgeBelowZero ?? observation.badge
        guard isOfTarget else { return reply }
        observation.effects = reply.effects
        observation.isActionPossible = reply.impossibleAct == nil
        for case .callback(let callback)? in reply.steps.map(\.step)
        where callback.carriesPayload {
            let name = callback.selector.shortName
            if !observation.methods.contains(name) { observation.methods.append(name) }
        }
        return reply
    }
}

extension Array {
    fileprivate func element(at index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}

extension AppAnswer {
    /// True if the app's main thread does not answer any more.
    fileprivate var isBlocked: Bool {
        hasEnded || run.faults.contains { $0.code == "hung" }
    }
}
