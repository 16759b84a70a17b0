import Foundation
package import Handset

/// The runs of an app's own code: each cell of a matrix in a process of its own.
package final class PackageRuns: PushApp {
    private struct Beginning: Hashable {
        let version: IOSVersion
        let state: AppState
    }

    package let program: AppProgram
    private let timeOfProcess: Duration
    package let apply: @Sendable (inout RunSettings) -> Void
    package let limit: Duration
    /// The place for signs of life; `nil` if nobody looks.
    private let notes: (any RunnerNotes)?
    /// The type of all pushes; `nil` if each payload shows its own.
    package var pushType: PushType?
    private var name: String
    private var launches: [IOSVersion: PackageLaunch] = [:]
    /// The effects of a tap on the app's icon in a state, when nothing has come.
    private var effectsOfIcon: [Beginning: [AppEffect]] = [:]
    private var methods: DelegateMethods = []

    /// - Parameters:
    ///   - program: The program.
    ///   - apply: Sets what the options say of the phone.
    ///   - limit: The time limit of a callback.
    ///   - timeOfProcess: The time that a process has besides.
    ///   - notes: The place for signs of life; `nil` for none.
    package init(
        of program: AppProgram, _ apply: @escaping @Sendable (inout RunSettings) -> Void,
        within limit: Duration, timeOfProcess: Duration = AppProgram.timeOfProcess,
        signsTo notes: (any RunnerNotes)? = nil
    ) {
        self.program = program
        self.timeOfProcess = timeOfProcess
        self.notes = notes
        name = program.name
        self.apply = apply
        self.limit = limit
    }

    /// The names that stand in, as the first launch has told; `nil` if there is none.
    package var standIns: RunStandIns? { launches.values.lazy.compactMap(\.standIns).first }

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
    package func matrix(
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
            var scenario = phone(after: launch, on: version)
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
        let first = versions.first ?? .newest
        let launch = launches[first]
        var scenario = launch.map { phone(after: $0, on: first) } ?? Scenario()
        scenario.delegates = methods
        var matrix = ScenarioMatrix(of: payload, by: name, in: scenario, cells: cells)
        matrix.standIns = launch?.standIns
        return matrix
    }

    private func run(
        _ payload: Payload, _ pushType: PushType?,
        in scenarios: [(scenario: Scenario, isOfSilentPush: Bool)],
        after launch: PackageLaunch
    ) async throws -> [RunCell] {
        let json = payload.jsonText
        var icons: [Beginning: [AppEffect]] = [:]
        for (scenario, _) in scenarios {
            let beginning = Beginning(
                version: scenario.application.systemVersion, state: scenario.appState)
            if icons[beginning] == nil {
                icons[beginning] = try await effectsOfIcon(
                    in: beginning.state, on: beginning.version, after: launch)
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
        return zip(scenarios, answers).map { cell, answers in
            let (scenario, isOfSilentPush) = cell
            for answer in answers { methods.formUnion(answer.methods) }
            let beginning = Beginning(
                version: scenario.application.systemVersion, state: scenario.appState)
            let reply = answers.count > 1 ? answers[1].reply : nil
            var ran = RunCell(
                scenario, isOfSilentPush: isOfSilentPush,
                steps: reply?.steps.compactMap(\.step) ?? [],
                isActionPossible: reply?.impossibleAct == nil, run: answers.last?.run ?? AppRun(),
                effects: (reply?.effects ?? []).without(icons[beginning] ?? []))
            ran.activityRefusal = reply?.activityRefusal
            return ran
        }
    }

    /// Runs processes side by side, as many as there are processors, and says how far it is.
    private func answers(to requests: [[RunRequest]]) async throws -> [[AppAnswer]] {
        let width = max(1, ProcessInfo.processInfo.activeProcessorCount)
        let limit = limit + timeOfProcess
        let count = notes?.beginCount(of: "cells", upTo: requests.count)
        defer { if count != nil { notes?.endCount() } }
        let done = Locked(0)
        let words = { (_: Int) in
            "\(done.withLock(\.self)) of \(requests.count) cells have run"
        }
        return try await SignsOfLife.during(notes, saying: words) { [program] in
            try await withThrowingTaskGroup(of: (Int, [AppAnswer]).self) { group in
                var answers: [Int: [AppAnswer]] = [:]
                for (index, lines) in requests.enumerated() {
                    if index >= width, let (index, answer) = try await group.next() {
                        answers[index] = answer
                    }
                    group.addTask {
                        let answer = try await program.run(lines, within: limit)
                        done.withLock { $0 += 1 }
                        count?(1)
                        return (index, answer)
                    }
                }
                for try await (index, answer) in group { answers[index] = answer }
                return requests.indices.compactMap { answers[$0] }
            }
        }
    }

    private func settings(of scenario: Scenario, after launch: PackageLaunch?) -> RunSettings {
        var settings = RunSettings(of: scenario, within: limit)
        apply(&settings)
        if scenario.silentDelivery != .delivered { settings.tell([.silent], of: scenario) }
        settings.categories = launch?.categories
        return settings
    }

    // MARK: - Launches

    /// Launches the app once on a version, as its user has done before a notification comes.
    package func launch(on version: IOSVersion) async throws -> PackageLaunch {
        if let launch = launches[version] { return launch }
        let launch = try await program.launch(
            on: settings(of: Scenario(version, app: .notRunning), after: nil),
            within: limit + timeOfProcess)
        name = launch.name
        methods.formUnion(launch.methods)
        launches[version] = launch
        return launch
    }

    /// Returns the phone on a version after the first launch of the app there.
    package func phone(after launch: PackageLaunch, on version: IOSVersion) -> Scenario {
        var scenario = Scenario(version, app: .notRunning)
        scenario.backgroundModes = launch.backgroundModes
        scenario.lifeCycle = launch.lifeCycle
        return settings(of: scenario, after: launch).applied(to: scenario) ?? scenario
    }

    /// Returns what the app opens when its icon is tapped in a state, and nothing has come.
    package func effectsOfIcon(
        in state: AppState, on version: IOSVersion, after launch: PackageLaunch
    ) async throws -> [AppEffect] {
        let beginning = Beginning(version: version, state: state)
        if let effects = effectsOfIcon[beginning] { return effects }
        var scenario = Scenario(version, app: state)
        scenario.appState = state
        let effects = try await program.effectsOfIcon(
            on: settings(of: scenario, after: launch), within: limit + timeOfProcess)
        effectsOfIcon[beginning] = effects
        return effects
    }
}

extension Payload {
    /// The payload as a text of JSON.
    package var jsonText: String { String(decoding: json, as: UTF8.self) }
}
