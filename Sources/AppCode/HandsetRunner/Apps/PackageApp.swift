import Foundation
package import Handset

/// A team's own app on a phone that lives: its package is built, and one process of its program runs from each launch
/// of the app to its end.
package actor PackageApp {
    /// An act of the user or of the phone.
    package enum Act: Sendable {
        /// A payload arrives, as JSON, and the user makes a choice.
        case receive(String, UserChoice)
        /// The user makes a choice on a notification, with its identifier at the page's phone.
        case act(String, UserChoice)
        case open
        case goHome
        /// A push of a type arrives, as JSON, which shows no notification.
        case receiveAs(String, PushType)
        case answerCall
        case endCall
    }

    /// The number of notifications that a new process gets to know.
    private static let maximumShownCount = 50
    private static let maximumLogCount = 200

    nonisolated let package: AppPackage
    let timeLimit: Duration
    /// The path of the file with the answers to the app's requests; `nil` if there is none.
    private let answers: String?
    /// The path of the file with the values that the app finds in its defaults; `nil` if there is none.
    let defaults: String?
    var program: AppProgram
    /// A program that was built since, which runs from the next launch on.
    var newer: (program: AppProgram, launch: PackageLaunch)?
    package internal(set) var build = PackageBuild.built(isAgain: false)
    /// The present build; `nil` if there is none.
    package var building: Task<Void, Never>?
    package internal(set) var launch: PackageLaunch
    private var process: AppProgramProcess?
    /// The phone, with the state in which the app's own code has left the app.
    package var scenario = Scenario()
    /// The notifications and the badge of the phone, which outlive the app's process.
    package var state = PhoneState()
    /// The number of identifiers that the phone has made.
    private var countOfIdentifiers = 0
    /// The identifiers of notifications in the process, by those at the phone.
    package var identifiers: [String: String] = [:]
    /// The number on the app's icon in the process, which begins with none.
    private var badge = 0
    /// The effects of a tap on the app's icon, for each state.
    private var effectsOfIcon: [AppState: [AppEffect]] = [:]
    /// The last lines that the app has written since its launch.
    private var log: [String] = []
    private var crash: AppCrash?
    /// The things that the app has opened since its launch.
    private var opened: [AppEffect] = []
    /// The calls that the app has reported and that go on, the oldest first.
    package private(set) var calls: [RunCall] = []

    init(
        _ program: AppProgram, of package: AppPackage, _ launch: PackageLaunch,
        answers: String? = nil, defaults: String? = nil, within limit: Duration
    ) {
        self.answers = answers
        self.defaults = defaults
        self.program = program
        self.package = package
        self.launch = launch
        timeLimit = limit
    }

    package var name: String { launch.name }

    /// The app as a member of the phone.
    package var json: JSONText? {
        .object([
            "name": .string(name), "build": build.json, "isNewer": .boolean(newer != nil),
            "log": .texts(log), "opened": .texts(opened.map(\.description)), "crash": crash?.json,
        ])
    }

    // MARK: - Acts

    /// Lets the app's own code run.
    ///
    /// - Parameters:
    ///   - act: What happens.
    ///   - scenario: The phone before it.
    /// - Returns: What the app did. A program that does not answer counts as one that has crashed.
    package func perform(_ act: Act, in scenario: Scenario) async -> AppAnswer {
        do {
            let process = try await process(in: scenario)
            var answer = try await process.answer(request(act), within: time)
            if answer.isOfExtension, let crash = answer.run.crash {
                answer = try await answerAgain(act, after: crash, in: scenario)
            }
            if !answer.effects.isEmpty {
                answer.effects = answer.effects.without(try await effectsOfIcon(in: scenario))
            }
            if let now = answer.reply?.badge, now != badge { (answer.badge, badge) = (now, now) }
            await note(answer)
            return answer
        } catch {
            await end()
            var run = AppRun()
            run.crash = AppCrash(message: "\(error)", trace: [], cause: .noAnswer)
            crash = run.crash
            return AppAnswer(reply: nil, run: run)
        }
    }

    /// Lets the app's code run again in a new process, whose service extension crashes as it did: on a phone the app goes
    /// on, and the notification is shown as it was sent.
    private func answerAgain(
        _ act: Act, after crash: AppCrash, in scenario: Scenario
    ) async throws -> AppAnswer {
        await end()
        let process = try await process(in: scenario)
        var settings = settings(scenario)
        settings.extensionCrashes = true
        _ = try await process.answer(.change(settings), within: time)
        var answer = try await process.answer(request(act), within: time)
        answer.run.faults.removeAll(where: \.isOfExtension)
        answer.run.faults.append(.extensionCrashed(crash))
        settings.extensionCrashes = nil
        if !answer.hasEnded { _ = try await process.answer(.change(settings), within: time) }
        return answer
    }

    /// Changes the phone without a callback of the app, whose process ends if it does not run then.
    package func change(_ body: @escaping @Sendable (inout Scenario) -> Void) async {
        body(&scenario)
        guard let process else { return }
        guard !scenario.appState.needsLaunch else { return await end() }
        let settings = settings(scenario)
        if (try? await process.answer(.change(settings), within: time))?.reply == nil {
            await end()
        }
    }

    /// Ends the app's process, without a callback.
    package func end() async {
        await process?.kill()
        process = nil
        identifiers = [:]
        calls = []
    }

    // MARK: - The phone after an act

    /// Takes over what the app says of itself.
    package func takeOver(_ answer: AppAnswer) {
        guard let reply = answer.reply else { return }
        scenario.delegates = launch.methods
        scenario.declaredDelegates = launch.methods
        if let cycle = LifeCycle(rawValue: reply.lifeCycle) { scenario.lifeCycle = cycle }
        guard let categories = reply.categories else { return }
        scenario.categories = categories.map(\.category)
        if categories.isEmpty { scenario.category.actions = [] }
    }

    /// Takes over the state and the badge that the app has left.
    ///
    /// - Returns: The identifiers of the notifications that the app has taken out of Notification Center.
    package func settle(_ answer: AppAnswer) async -> Set<String> {
        let isGone =
            answer.hasEnded || answer.reply == nil
            || answer.run.faults.contains { $0.code == "hung" }
        let left = answer.reply.flatMap { AppState(rawValue: $0.appState) }
        scenario.appState = isGone ? .notRunning : left ?? scenario.appState
        if let badge = answer.badge, badge != state.badge { state.setBadge(badge) }
        var withdrawn: Set<String> = []
        if let kept = answer.reply?.delivered.map(Set.init) {
            for shown in state.delivered.map(\.identifier) {
                guard let own = identifiers[shown], !kept.contains(own) else { continue }
                state.remove(shown)
                withdrawn.insert(shown)
            }
        }
        await beginAgain()
        return withdrawn
    }

    /// Returns an identifier that looks like the system's, the same ones in every run.
    package func makeIdentifier() -> String {
        countOfIdentifiers += 1
        return Phone.identifier(countOfIdentifiers)
    }

    private var time: Duration { timeLimit + AppProgram.timeOfProcess }

    private func request(_ act: Act) -> RunRequest {
        switch act {
        case .receive(let payload, let choice): .receive(payload: payload, choice: "\(choice)")
        case .act(let identifier, let choice):
            .act(identifier: identifiers[identifier] ?? identifier, choice: "\(choice)")
        case .open: .open
        case .goHome: .goHome
        case .receiveAs(let payload, let type): .receiveAs(payload: payload, pushType: type.name)
        case .answerCall: .answerCall
        case .endCall: .endCall
        }
    }

    private func note(_ answer: AppAnswer) async {
        log = (log + answer.run.log).suffix(Self.maximumLogCount)
        crash = answer.run.crash
        opened = (opened + answer.effects).suffix(Self.maximumLogCount)
        launch.methods.formUnion(answer.methods)
        if let categories = answer.reply?.categories { launch.categories = categories }
        calls = answer.reply?.calls ?? []
        // The main thread of an app that hangs is blocked.
        if answer.hasEnded || answer.run.faults.contains(where: { $0.code == "hung" }) {
            await end()
        }
    }

    // MARK: - Processes

    /// Returns the app's process; a new one knows of the notifications in Notification Center.
    private func process(in scenario: Scenario) async throws -> AppProgramProcess {
        if let process { return process }
        await building?.value
        takeNewer()
        let process = try AppProgramProcess(of: program)
        (log, opened, crash, identifiers) = ([], [], nil, [:])
        var first = scenario
        let shown = state.delivered
        // An app that the user has ended is not launched by what arrives.
        if !shown.isEmpty { first.appState = .forceQuit }
        let start = try await process.answer(.start(settings(first)), within: time)
        guard start.reply?.failure == nil, start.reply != nil else {
            throw PackageFault.noAnswer(program.name, start.run.log)
        }
        for notification in shown.suffix(Self.maximumShownCount) {
            let answer = try await process.answer(
                .receive(payload: notification.notification.payload.jsonText, choice: "nothing"),
                within: time)
            identifiers[notification.identifier] = answer.reply?.identifier
        }
        badge = 0
        if !shown.isEmpty {
            let answer = try await process.answer(.change(settings(scenario)), within: time)
            badge = answer.reply?.badge ?? 0
        }
        self.process = process
        return process
    }

    /// Lets a program that was built since run from now on.
    func takeNewer() {
        guard let newer else { return }
        (program, launch, effectsOfIcon, self.newer) = (newer.program, newer.launch, [:], nil)
    }

    private func settings(_ scenario: Scenario) -> RunSettings {
        var settings = RunSettings(of: scenario, within: timeLimit)
        settings.tell(RunSettings.toldMembers, of: scenario)
        settings.categories = launch.categories
        settings.answers = answers
        settings.defaults = defaults
        return settings
    }

    /// Returns what the app opens when its icon is tapped in a state, and nothing has come.
    private func effectsOfIcon(in scenario: Scenario) async throws -> [AppEffect] {
        let state = scenario.appState
        if state.needsLaunch { return launch.effects }
        if let effects = effectsOfIcon[state] { return effects }
        let effects = try await program.effectsOfIcon(on: settings(scenario), within: time)
        effectsOfIcon[state] = effects
        return effects
    }
}
