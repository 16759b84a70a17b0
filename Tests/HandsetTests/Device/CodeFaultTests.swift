import HandsetTestSupport
import Testing

@testable import Handset

/// Faults of an app's code, which spoil what its callbacks open.
@Suite struct CodeFaultTests {
    private func scenario(
        _ fault: CodeFault, _ state: AppState, _ action: UserAction,
        _ delegates: DelegateMethods = .userNotifications
    ) -> Scenario {
        var scenario = Scenario(.iOS(26), app: state, action: action, delegates: delegates)
        scenario.lifeCycle = .scenes
        scenario.routesIn = [.didReceive, .fetch]
        scenario.backgroundModes = .remoteNotification
        scenario.codeFaults = [fault]
        return scenario
    }

    private func fate(_ scenario: Scenario, _ json: String) throws -> Fate {
        try ReceivingApp(scenario: scenario).receive(Payload(json: json)).fate
    }

    private static let alert = #"{"aps":{"alert":"a","session":"1"}}"#
    private static let silent = #"{"aps":{"content-available":1,"session":"1"}}"#

    @Test("A search for an active scene opens only what is tapped while the app is active")
    func activeScene() throws {
        let fault = CodeFault(.activeSceneAtTap, at: "A.swift:1", in: .didReceive, .notActive)
        for state in AppState.allCases {
            let fate = try fate(scenario(fault, state, .tap), Self.alert)
            #expect(fate == (state == .active ? .routed(times: 1) : .lost(.codeFault(fault))))
        }
    }

    @Test("An event before its listener is lost only if the tap launches the app")
    func event() throws {
        let fault = CodeFault(
            .eventBeforeView, at: "A.swift:1", in: .didReceive, .afterLaunch, isOfAllApps: true)
        for state in AppState.allCases {
            let fate = try fate(scenario(fault, state, .tap), Self.alert)
            #expect(
                fate == (state.needsLaunch ? .lost(.codeFault(fault)) : .routed(times: 1)))
            // A notification that waits is not lost: the user may open the app before the tap.
            let waiting = try self.fate(scenario(fault, state, .nothing), Self.alert)
            if !state.isForeground { #expect(waiting.code == "waiting") }
        }
    }

    @Test("A crash without a scene ends the plan in that callback, and the app")
    func crash() throws {
        let fault = CodeFault(
            .windowBeforeScene, at: "A.swift:1", in: .fetch, .withoutScene, isCrash: true)
        let killed = scenario(fault, .notRunning, .nothing, .fetch)
        #expect(try fate(killed, Self.silent) == .lost(.codeFault(fault)))
        let plan = killed.plan(for: try Payload(json: Self.silent))
        #expect(plan.appState == .notRunning)
        #expect(plan.callbacks.last?.selector == .didReceiveRemoteNotificationWithFetchHandler)
        let running = scenario(fault, .background, .nothing, .fetch)
        #expect(try fate(running, Self.silent) == .routed(times: 1))
    }

    @Test("An app that crashes at its launch runs in no state")
    func launch() throws {
        let fault = CodeFault(
            .rootControllerAtLaunch, at: "A.swift:1", in: .launch, .always, isCrash: true)
        for state in AppState.allCases {
            #expect(try fate(scenario(fault, state, .tap), Self.alert) == .lost(.codeFault(fault)))
        }
    }

    @Test("Without scenes a fault of scenes counts for nothing")
    func withoutScenes() throws {
        let fault = CodeFault(.activeSceneAtTap, at: "", in: .didReceive, .notActive)
        var scenario = scenario(fault, .background, .tap)
        scenario.lifeCycle = .application
        #expect(try fate(scenario, Self.alert) == .routed(times: 1))
    }

    @Test("A response that the app compares is opened once")
    func once() throws {
        var scenario = scenario(
            CodeFault(.sceneRebuilt, at: "", in: [], .always), .notRunning, .tap)
        scenario.routesIn = [.scene, .didReceive]
        #expect(try fate(scenario, Self.alert) == .routed(times: 2))
        scenario.opensResponsesOnce = true
        #expect(try fate(scenario, Self.alert) == .routed(times: 1))
    }

    @Test("Each kind has words, a remedy, and its place", arguments: CodeFault.Kind.allCases)
    func words(kind: CodeFault.Kind) {
        let reason = Reason.codeFault(CodeFault(kind, at: "A.swift:7", in: .didReceive, .always))
        #expect(reason.code == kind.rawValue)
        #expect(reason.mistake == kind.rawValue)
        #expect(reason.description.hasSuffix("(A.swift:7)"))
        #expect(reason.remedy != nil)
    }
}
