import Handset
import HandsetTestSupport
import Testing

/// Properties of every scenario, whatever arrives.
@Suite struct ScenarioPlanSweepTests {
    private static let payloads = Result {
        try [
            "{}", #"{"aps":null}"#, #"{"aps":[1]}"#, #"{"aps":{"alert":null,"badge":2.5}}"#,
            #"{"aps":\#(ScenarioPlanRow.alert)}"#, #"{"aps":\#(ScenarioPlanRow.content)}"#,
            #"{"aps":\#(ScenarioPlanRow.both)}"#, #"{"aps":{"alert":"hello"}}"#,
            #"{"aps":{"alert":{"body":"hello"},"sound":"default","content-available":1}}"#,
        ].map { try Payload(json: $0) }
    }

    /// The scenarios of a version: every state, action and set of methods, with and without what
    /// lets more happen.
    private func scenarios(_ version: Int) -> [Scenario] {
        UserAction.allCases.flatMap { action in
            [false, true].flatMap { isLively in
                ScenarioPlanRow(
                    words: "", source: "", versions: version...version, states: AppState.allCases,
                    delegates: ScenarioPlanRow.allDelegates, action: action,
                    backgroundModes: isLively ? .remoteNotification : [],
                    category: NotificationCategory(
                        opensApp: isLively, customDismissAction: isLively), callbacks: []
                ).scenarios
            }
        }
    }

    @Test(
        "A plan for any payload is the plan of every payload", arguments: Sweep.every(3, of: 3...26)
    )
    func anyPayload(version: Int) throws {
        let payloads = try Self.payloads.get()
        var count = 0
        for scenario in scenarios(version) {
            guard let plan = scenario.planForAnyPayload else { continue }
            count += 1
            for payload in payloads {
                #expect(scenario.plan(for: payload) == plan, "\(scenario)")
            }
        }
        #expect(count > 0)
    }

    @Test("In every scenario of a version", arguments: Sweep.every(5, of: 3...26))
    func everyScenario(version: Int) throws {
        // Each version has a sample of its own.
        for scenario in Sweep.every(11, from: version, of: scenarios(version)) {
            for payload in try Self.payloads.get() {
                let plan = scenario.plan(for: payload)
                let faults = PlanInvariants(scenario, APSContent(payload)).faults(of: plan)
                #expect(faults == [], "\(scenario), \(payload), \(plan)")
            }
        }
    }
}
