package import Handset

/// The first launch of an app's program, and the facts that it shows.
package struct PackageLaunch: Sendable {
    /// The name of the app.
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

    /// Takes what an answer to the start, and one to the tap on the icon, tell.
    init(of answer: AppProgramAnswer, by program: String) {
        name = answer.replies.first?.app ?? program
        methods = answer.methods
        backgroundModes = BackgroundModes(known: answer.replies.first?.backgroundModes ?? [])
        if let cycle = answer.replies.last.flatMap({ LifeCycle(rawValue: $0.lifeCycle) }) {
            lifeCycle = cycle
        }
        categories = answer.reply(at: 1).map { $0.categories ?? [] }
        effects = answer.reply(at: 1)?.effects ?? []
        standIns = answer.reply(at: 1)?.standIns ?? answer.replies.first?.standIns
        crash = answer.crash
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
        let answer = try await run([.start(settings), .open], within: limit)
        try answer.checkDelegate()
        guard let start = answer.replies.first, start.failure == nil else {
            throw PackageFault.noAnswer(
                name, answer.replies.first?.failure?.details ?? answer.logs.flatMap(\.lines))
        }
        return PackageLaunch(of: answer, by: name)
    }

    /// Returns what the app opens when its icon is tapped in the state of a phone, and nothing has come.
    ///
    /// - Throws: ``PackageFault``, and `StopRequest` if a signal has ended the process.
    func effectsOfIcon(
        on settings: RunSettings, within limit: Duration
    ) async throws -> [AppEffect] {
        let isOnScreen = AppState(rawValue: settings.appState)?.isForeground ?? false
        let answer = try await run(
            [.start(settings), isOnScreen ? .goHome : .open], within: limit)
        return answer.reply(at: 1)?.effects ?? []
    }
}

extension AppProgramAnswer {
    /// The methods of the app that the replies name.
    var methods: DelegateMethods {
        replies.flatMap(\.methods).reduce(into: []) { methods, name in
            if let method = DelegateMethods(named: name) { methods.formUnion(method) }
        }
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
