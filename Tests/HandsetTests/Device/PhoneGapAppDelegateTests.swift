import Handset
import HandsetTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct PhoneGapAppDelegateTests {
    private static let delegates: [DelegateMethods] = [
        [], .legacy, .fetch, [.legacy, .fetch], [.legacy, .actions], .userNotifications,
        [.legacy, .userNotifications], [.legacy, .fetch, .actions, .userNotifications],
        [.fetch, .willPresent], [.fetch, .didReceive],
    ]

    private static let scenarios: [Scenario] = [4, 7, 8, 9, 10, 18].flatMap { version in
        AppState.allCases.flatMap { state in
            UserAction.allCases.flatMap { action in
                delegates.map { delegates in
                    Scenario(IOSVersion(version), app: state, action: action, delegates: delegates)
                }
            }
        }
    }

    @Test("A phone opens the sessions that the scenario's plan says, with the same outcomes")
    func differential() async throws {
        let paths = try Repository.files(in: "samples/payloads", endingIn: SampleTests.endings)
        let payloads = try paths.flatMap { path in
            ReaderRun(try Repository.bytes(of: path), source: path).payloads
        }
        #expect(payloads.count > 10)
        // Each scenario meets a few of the payloads, and each payload all kinds of scenarios.
        let distance = Sweep.choose(sampled: 23, exhaustive: 11)
        #expect(payloads.count >= distance)
        for (place, payload) in payloads.enumerated() {
            for number in stride(from: place % distance, to: Self.scenarios.count, by: distance) {
                var scenario = Self.scenarios[number]
                scenario.looksIntoLaunchOptions = number.isMultiple(of: 2)
                scenario.backgroundModes = number.isMultiple(of: 3) ? [] : .remoteNotification
                scenario.category.opensApp = number.isMultiple(of: 5)
                let direct = try await PhoneGapApp().application(
                    scenario.application, didReceiveRemoteNotification: payload)
                try await compare(scenario, payload, direct)
            }
        }
    }

    private func compare(
        _ scenario: Scenario, _ payload: Payload, _ direct: [SessionOutcome]
    ) async throws {
        let plan = scenario.plan(for: payload)
        let opened = Guarded<[[SessionOutcome]]>([])
        let looks = scenario.looksIntoLaunchOptions
        let phone = Phone(.init(scenario, clock: ManualClock())) {
            PhoneGapApp.Delegate(PhoneGapApp(), looksIntoLaunchOptions: looks) { outcomes in
                opened.withLock { $0.append(outcomes) }
            }
        }
        let delivery = await phone.deliver(RemoteNotification(payload))
        #expect(opened.value == plan.callbacksThatLook.map { _ in direct })
        #expect(delivery.steps == plan.steps)
        #expect(delivery.faults == [])
        #expect(await phone.scenario.appState == plan.appState)
        if scenario.action == .nothing {
            #expect(await phone.state.delivered.isEmpty == !plan.isWaiting)
        }
    }
}
