import Handset
import HandsetTestSupport
import Testing

/// The rules that hold in every scenario of today: with scenes, with a late delegate, quiet, and for pushes of
/// every type and fate.
@Suite struct ScenarioPlanTodaySweepTests {
    private static let payloads = Result {
        try [
            ScenarioPlanRow.alert, ScenarioPlanRow.content, ScenarioPlanRow.both,
            #"{"alert":"hello","sound":"default","interruption-level":"passive"}"#,
        ].map { try Payload(json: #"{"aps":\#($0)}"#) }
    }

    /// The scenarios of a version: each state, action, and set of methods, with what lets more happen.
    private static func scenarios(_ version: Int) -> [Scenario] {
        UserAction.allCases.flatMap { action in
            [false, true].flatMap { opensApp in
                ScenarioPlanRow(
                    words: "", source: "", versions: version...version, states: AppState.allCases,
                    delegates: ScenarioPlanRow.allDelegates, action: action,
                    backgroundModes: .remoteNotification,
                    category: NotificationCategory(opensApp: opensApp, customDismissAction: true),
                    callbacks: []
                ).scenarios
            }
        }
    }

    /// The scenarios of a version with each, or every so many, of the sets of methods; a sample of them by default,
    /// another one for each version.
    private static func sample(_ version: Int, ofMethods stride: UInt = 1) -> [Scenario] {
        Sweep.every(
            7, from: version,
            of: scenarios(version).filter { $0.delegates.rawValue.isMultiple(of: stride) })
    }

    private func expectRules(
        _ scenario: Scenario, _ payload: Payload, _ pushType: PushType? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let plan = scenario.plan(for: payload, pushType: pushType)
        let faults = PlanInvariants(scenario, APSContent(payload, pushType: pushType))
            .faults(of: plan)
        #expect(
            faults == [], "\(scenario), \(payload), \(plan.callbacks)",
            sourceLocation: sourceLocation
        )
    }

    @Test(
        "With each life cycle, and with a late delegate",
        arguments: Sweep.every(3, from: 1, of: [9, 10, 12, 13, 14, 18, 26, 27]))
    func lifeCycles(version: Int) throws {
        let payloads = try Self.payloads.get().prefix(3)
        for scenario in Self.sample(version) {
            for life in LifeCycle.allCases {
                for isLate in [false, true] {
                    var scenario = scenario
                    scenario.lifeCycle = life
                    scenario.setsCenterDelegateLate = isLate
                    for payload in payloads { expectRules(scenario, payload) }
                }
            }
        }
    }

    @Test(
        "With each fate of a silent push, and each type of push",
        arguments: Sweep.every(3, of: [6, 9, 12, 18]))
    func pushes(version: Int) throws {
        let payloads = try Self.payloads.get().prefix(3)
        for scenario in Self.sample(version, ofMethods: 3) {
            var scenario = scenario
            scenario.lifeCycle = .scenes
            for delivery in SilentDelivery.allCases {
                scenario.silentDelivery = delivery
                for payload in payloads { expectRules(scenario, payload) }
            }
            for type in PushType.allCases { expectRules(scenario, payloads[2], type) }
        }
    }

    @Test("Quiet modes and provisional permission change no callback", arguments: [9, 12, 15, 18])
    func quiet(version: Int) throws {
        let quietModes = (1..<8).map { QuietModes(rawValue: $0) }
        for scenario in Self.sample(version, ofMethods: 3) {
            for payload in try Self.payloads.get() {
                let plan = scenario.plan(for: payload)
                for quiet in quietModes {
                    var scenario = scenario
                    scenario.quiet = quiet
                    scenario.authorization.insert(.provisional)
                    let quietPlan = scenario.plan(for: payload)
                    #expect(quietPlan.callbacks == plan.callbacks, "\(scenario), \(payload)")
                    #expect(quietPlan.appState == plan.appState, "\(scenario), \(payload)")
                    #expect(quietPlan.isWaiting == plan.isWaiting, "\(scenario), \(payload)")
                }
            }
        }
    }
}
