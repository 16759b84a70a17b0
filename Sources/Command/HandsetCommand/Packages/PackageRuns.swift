import Foundation
import Handset

/// The runs of an app's own code: each cell of a matrix in a process of its own.
final class PackageRuns: PushApp {
    /// What a version's first launch shows of the app.
    struct Launch {
        var categories: [RunCategory]?
        var scenario: Scenario
        /// The names that stand in; `nil` if there is none.
        var standIns: RunStandIns?
    }

    struct Beginning: Hashable {
        let version: IOSVersion
        let state: AppState
    }

    let program: AppProgram
    private let timeOfProcess: Duration
    let apply: @Sendable (inout RunSettings) -> Void
    let limit: Duration
    /// The streams for signs of life; `nil` if nobody looks.
    private let streams: StandardStreams?
    /// The type of all pushes; `nil` if each payload shows its own.
    var pushType: PushType?
    /// The name of the app.
    private var name: String
    private var launches: [IOSVersion: Launch] = [:]
    /// What the app does when its icon is tapped in a state, and nothing has come.
    private var effectsOfIcon: [Beginning: [AppEffect]] = [:]
    private var methods: DelegateMethods = []

    /// - Parameters:
    ///   - program: The program.
    ///   - apply: Sets what the options say of the phone.
    ///   - limit: The time limit of a callback.
    ///   - timeOfProcess: The time that a process has besides.
    ///   - streams: The streams for signs of life; `nil` for none.
    init(
        of program: AppProgram, _ apply: @escaping @Sendable (inout RunSettings) -> Void,
        within limit: Duration, timeOfProcess: Duration = .seconds(20),
        signsTo streams: StandardStreams? = nil
    ) {
        self.program = program
        self.timeOfProcess = timeOfProcess
        self.streams = streams
        name = program.name
        self.apply = apply
        self.limit = limit
    }

    /// The names that stand in, as the first launch has told; `nil` if there is none.
    var standIns: RunStandIns? { launches.values.lazy.compactMap(\.standIns).first }

    // MARK: - Cells

    /// Runs a payload in each state with each action.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - versions: The versions of iOS.
    ///   - choice: The button and the text of the user's action, where that is the same. If `nil`, the first button.
    ///   - isWanted: True for the states and actions that are asked for.
    /// - Returns: The matrix, with the cells that are asked for.
    /// - Throws: ``PackageFault``.
    func matrix(
        of payload: Payload, on versions: [IOSVersion], choosing choice: UserChoice? = nil,
        where isWanted: @escaping (AppState, UserAction) -> Bool = { _, _ in true }
    ) async throws -> ScenarioMatrix {
        let pushType = self.pushType ?? payload.origin.message?.headers.type
        let isElsewhere = APSContent(payload, pushType: pushType).otherReceiver != nil
        // The user cannot act on a push that shows no notification.
        let isWanted: (AppState, UserAction) -> Bool =
            isElsewhere
            ? { state, action in
                action == .nothing && UserAction.allCases.contains { isWanted(state, $0) }
            } : isWanted
        var cells: [RunCell] = []
        for version in versions {
            let launch = try await launch(on: version)
            var scenario = launch.scenario
            if let choice, !isElsewhere { scenario.choice = choice }
            let wanted = AppState.allCases.flatMap { state in
                UserAction.allCases.filter { isWanted(state, $0) }.map { action in
                    scenario.appState = state
                    return scenario.with(action)
                }
            }
            var ran = try await run(
                payload, pushType, in: wanted.map { ($0, false) }, after: launch)
            let content = APSContent(payload.made(by: version), pushType: pushType)
            scenario.delegates = methods
            let silent = scenario.cells(for: content).filter {
                $0.isOfSilentPush && isWanted($0.scenario.appState, $0.scenario.action)
            }
            ran += try await run(payload, pushType, in: silent, after: launch)
            cells += AppState.allCases.flatMap { state in
                ran.filter { $0.scenario.appState == state }
            }
        }
        for index in cells.indices {
            cells[index].scenario.delegates = methods
            guard cells[index].run.crash != nil || cells[index].run.isHung else { continue }
            // The process has not told its steps: they are the ones that the phone has meant to take.
            let scenario = cells[index].scenario
            let content = APSContent(
                payload.made(by: scenario.application.systemVersion), pushType: pushType)
            cells[index].steps = scenario.plan(for: content).steps
        }
        var scenario = launches[versions.first ?? .newest]?.scenario ?? Scenario()
        scenario.delegates = methods
        var matrix = ScenarioMatrix(of: payload, by: name, in: scenario, cells: cells)
        matrix.standIns = launches[versions.first ?? .newest]?.standIns
        return matrix
    }

    private func run(
        _ payload: Payload, _ pushType: PushType?,
        in scenarios: [(scenario: Scenario, isOfSilentPush: Bool)],
        after launch: Launch
    ) async throws -> [RunCell] {
        let json = String(decoding: payload.json, as: UTF8.self)
        var icons: [Beginning: [AppEffect]] = [:]
        for (scenario, _) in scenarios {
            let beginning = Beginning(
                version: scenario.application.systemVersion, state: scenario.appState)
            if icons[beginning] == nil {
                icons[beginning] = try await effectsOfIcon(at: beginning, after: launch)
            }
        }
        let requests = scenarios.map { scenario, _ in
            var settings = settings(of: scenario, after: launch)
            settings.pushType = pushType?.name
            return [
                RunRequest.start(settings),
                .receive(payload: json, choice: "\(scenario.choice)"),
            ]
        }
        let answers = try await answers(to: requests)
        return zip(scenarios, answers).map { cell, answer in
            let (scenario, isOfSilentPush) = cell
            note(answer)
            let beginning = Beginning(
                version: scenario.application.systemVersion, state: scenario.appState)
            let reply = answer.reply(at: 1)
            var ran = RunCell(
                scenario, isOfSilentPush: isOfSilentPush,
                steps: reply?.steps.compactMap(\.step) ?? [],
                isActionPossible: reply?.impossibleAct == nil, run: answer.run(at: 1),
                effects: (reply?.effects ?? []).without(icons[beginning] ?? []))
            ran.activityRefusal = reply?.activityRefusal
            return ran
        }
    }

    /// Runs processes side by side, as many as there are processors, and says how far it is.
    private func answers(to requests: [[RunRequest]]) async throws -> [AppProgramAnswer] {
        let width = max(1, ProcessInfo.processInfo.activeProcessorCount)
        let limit = limit + timeOfProcess
        let line = streams.flatMap {
            ProgressLine.start(counting: "cells", of: requests.count, $0.style)
        }
        defer { if line != nil { ProgressLine.finish() } }
        return try await withThrowingTaskGroup(of: (Int, AppProgramAnswer)?.self) { group in
            var answers: [Int: AppProgramAnswer] = [:]
            var next = 0
            if streams != nil {
                group.addTask {
                    await SignsOfLife.rest()
                    return nil
                }
            }
            while answers.count < requests.count {
                if next < requests.count, next - answers.count < width {
                    let request = (index: next, lines: requests[next])
                    next += 1
                    group.addTask { [program] in
                        (request.index, try await program.run(request.lines, within: limit))
                    }
                    continue
                }
                guard let done = try await group.next() else { break }
                if let (index, answer) = done {
                    answers[index] = answer
                    line?.advance(by: 1, 1)
                } else {
                    try streams?.note(
                        "handset: \(answers.count) of \(requests.count) cells have run")
                    group.addTask {
                        await SignsOfLife.rest()
                        return nil
                    }
                }
            }
            group.cancelAll()
            return requests.indices.compactMap { answers[$0] }
        }
    }

    private func note(_ answer: AppProgramAnswer) {
        for reply in answer.replies {
            for name in reply.methods { DelegateMethods(named: name).map { methods.formUnion($0) } }
        }
    }

    private func settings(of scenario: Scenario, after launch: Launch?) -> RunSettings {
        var settings = RunSettings(
            version: "\(scenario.application.systemVersion)",
            appState: scenario.appState.rawValue, timeLimit: limit.inSeconds)
        apply(&settings)
        if scenario.silentDelivery != .delivered { settings.tell([.silent], of: scenario) }
        settings.categories = launch?.categories
        return settings
    }

    // MARK: - Launches

    /// Launches the app once on a version, as its user has done before a notification comes.
    func launch(on version: IOSVersion) async throws -> Launch {
        if let launch = launches[version] { return launch }
        var scenario = Scenario(version, app: .notRunning)
        let answer = try await program.run(
            [.start(settings(of: scenario, after: nil)), .open],
            within: limit + timeOfProcess)
        try answer.checkDelegate()
        guard let start = answer.replies.first, start.failure == nil else {
            throw PackageFault.noAnswer(
                program.name, answer.replies.first?.failure?.details ?? answer.logs.flatMap(\.lines)
            )
        }
        if let name = start.app { self.name = name }
        note(answer)
        let reply = answer.reply(at: 1)
        scenario.backgroundModes = BackgroundModes(known: start.backgroundModes)
        if let cycle = LifeCycle(rawValue: reply?.lifeCycle ?? start.lifeCycle) {
            scenario.lifeCycle = cycle
        }
        var settings = settings(of: scenario, after: nil)
        settings.categories = reply.map { $0.categories ?? [] }
        scenario = settings.applied(to: scenario) ?? scenario
        let launch = Launch(
            categories: settings.categories, scenario: scenario,
            standIns: reply?.standIns ?? start.standIns)
        launches[version] = launch
        return launch
    }

    func effectsOfIcon(
        at beginning: Beginning, after launch: Launch
    ) async throws -> [AppEffect] {
        if let effects = effectsOfIcon[beginning] { return effects }
        var scenario = Scenario(beginning.version, app: beginning.state)
        scenario.appState = beginning.state
        let isOnScreen = beginning.state == .active || beginning.state == .inactive
        let answer = try await program.run(
            [.start(settings(of: scenario, after: launch)), isOnScreen ? .goHome : .open],
            within: limit + timeOfProcess)
        let effects = answer.reply(at: 1)?.effects ?? []
        effectsOfIcon[beginning] = effects
        return effects
    }
}
