package import Handset

/// The first launch of an app's program, and the facts that it shows.
package struct PackageLaunch: Sendable {
    package var name: String
    package var methods: DelegateMethods = []
    package var backgroundModes: BackgroundModes = []
    package var lifeCycle = LifeCycle.application
    /// The categories that the app has registered; `nil` if the launch has not told them.
    package var categories: [RunCategory]?
    /// The effects of a tap on the app's icon while the app does not run.
    var effects: [AppEffect] = []
    /// The names that stand in; `nil` if there is none.
    package var standIns: RunStandIns?
    /// The crash of the launch; `nil` if the app lives.
    package var crash: AppCrash?

    /// Takes what the answers to the start, and to the tap on the icon, tell.
    init(of answers: [AppAnswer], by program: String) {
        let replies = answers.compactMap(\.reply)
        name = replies.first?.app ?? program
        for answer in answers { methods.formUnion(answer.methods) }
        backgroundModes = BackgroundModes(known: replies.first?.backgroundModes ?? [])
        if let cycle = replies.last.flatMap({ LifeCycle(rawValue: $0.lifeCycle) }) {
            lifeCycle = cycle
        }
        crash = answers.last?.run.crash
        standIns = replies.last?.standIns ?? replies.first?.standIns
        guard replies.count > 1 else { return }
        categories = replies[1].categories ?? []
        effects = replies[1].effects
    }
}

extension AppProgram {
    /// The time that a process has besides its callbacks.
    package static let timeOfProcess = Duration.seconds(20)

    /// Launches the app once, as its user has done before a notification comes.
    ///
    /// - Parameters:
    ///   - settings: The phone.
    ///   - limit: The time that the process has.
    /// - Returns: What the launch shows.
    /// - Throws: ``PackageFault``, and `StopRequest` if a signal has ended the process.
    func launch(on settings: RunSettings, within limit: Duration) async throws -> PackageLaunch {
        let answers = try await run([.start(settings), .open], within: limit)
        let failure = answers.first?.reply?.failure
        if let failure, failure.code == .delegateLeftOut {
            throw PackageFault.delegateLeftOut(failure.details.joined(separator: "; "))
        }
        guard failure == nil, answers.first?.reply != nil else {
            throw PackageFault.noAnswer(name, failure?.details ?? answers.flatMap(\.run.log))
        }
        return PackageLaunch(of: answers, by: name)
    }

    /// Returns what the app opens when its icon is tapped in the state of a phone, and nothing has come.
    ///
    /// - Throws: ``PackageFault``, and `StopRequest` if a signal has ended the process.
    func effectsOfIcon(
        on settings: RunSettings, within limit: Duration
    ) async throws -> [AppEffect] {
        let isOnScreen = AppState(rawValue: settings.appState)?.isForeground ?? false
        let answers = try await run(
            [.start(settings), isOnScreen ? .goHome : .open], within: limit)
        return answers.count > 1 ? answers[1].effects : []
    }
}

extension RunSettings {
    /// The phone of a scenario, whose callbacks have a time limit; nothing else of it is stated.
    package init(of scenario: Scenario, within limit: Duration) {
        self.init(
            version: "\(scenario.application.systemVersion)",
            appState: scenario.appState.rawValue, timeLimit: limit.inSeconds)
    }
}

extension Duration {
    /// The number of seconds.
    package var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
