import Handset
import HandsetTestSupport
import Testing

/// The planner and the tables of its page, in the same scenarios: they agree on every plan.
@Suite struct TablePlannerSweepTests {
    /// A category with buttons of each kind, and one without.
    private static let categories = [
        NotificationCategory(
            identifier: "call",
            actions: [
                NotificationAction("archive", options: .destructive),
                NotificationAction("answer", options: [.foreground, .authenticationRequired]),
                NotificationAction("reply", takesText: true),
                NotificationAction("write", options: .foreground, takesText: true),
            ], customDismissAction: true),
        NotificationCategory(identifier: "plain", actions: []),
    ]

    private static let choices =
        UserAction.allCases.map { UserChoice($0) } + [
            UserChoice(.button, actionIdentifier: "answer"),
            UserChoice(.button, actionIdentifier: "reply"),
            UserChoice(.button, actionIdentifier: "reply", userText: "On my way"),
            UserChoice(.button, actionIdentifier: "write", userText: ""),
            UserChoice(.button, actionIdentifier: "archive", userText: "On my way"),
            UserChoice(.button, actionIdentifier: "other"),
        ]

    /// The payloads that make cells differ: an alert, new content, both, and a badge alone.
    private static let usual = Result {
        (
            alert: try SituationPush(aps: ScenarioPlanRow.alert),
            content: try SituationPush(aps: ScenarioPlanRow.content),
            both: try SituationPush(aps: ScenarioPlanRow.both),
            badge: try SituationPush(aps: #"{"badge":1}"#)
        )
    }

    /// Payloads of all kinds, also with values of wrong types.
    private static let all = Result {
        let sound = #""sound":{"critical":1,"name":"alarm.caf","volume":0.5}"#
        let levels = ["passive", "active", "time-sensitive", "critical", "urgent"].flatMap {
            [
                #"{"alert":"hello","badge":3,"sound":"a.caf","interruption-level":"\#($0)"}"#,
                #"{"alert":"hello","badge":3,\#(sound),"interruption-level":"\#($0)"}"#,
                #"{"badge":3,"sound":"a.caf","interruption-level":"\#($0)"}"#,
            ]
        }
        let others = [
            "{}", "null", "[1]", #"{"alert":"","sound":{},"badge":"1"}"#, #"{"alert":{}}"#,
            #"{"alert":{"body":"hello"},"category":""}"#, #"{"alert":"hello","category":"plain"}"#,
            #"{"alert":"hello","category":"other","mutable-content":1}"#, #"{"sound":"x.caf"}"#,
            #"{"badge":0,"content-available":1}"#, #"{"sound":"x","content-available":1}"#,
            #"{"alert":"hello",\#(sound)}"#,
            #"{"alert":5,"content-available":1,"category":"call"}"#,
            #"{"event":"update","content-state":{},"alert":"hello","content-available":1}"#,
            #"{"event":"party","content-state":{},"alert":"hello"}"#,
            #"{"alert":"hello","badge":2.5,"category":"call","content-available":1}"#,
        ]
        let values = ["1.0", "0", "2", "true", "false", #""1""#, #""0""#, #""""#, "null", "[1]"]
        let aps =
            [ScenarioPlanRow.alert, ScenarioPlanRow.content, ScenarioPlanRow.both] + levels + others
            + values.map { #"{"content-available":\#($0)}"# }
        return try aps.map { try SituationPush(aps: $0) }
            + PushType.allCases.flatMap { type in
                try [ScenarioPlanRow.both, ScenarioPlanRow.content].map {
                    try SituationPush(aps: $0, pushType: type)
                }
            }
    }

    private static func scenario(
        _ version: Int, _ state: AppState, _ choice: UserChoice, _ delegates: DelegateMethods
    ) -> Scenario {
        var scenario = Scenario(IOSVersion(version), app: state, delegates: delegates)
        scenario.choice = choice
        scenario.categories = categories
        return scenario
    }

    /// The scenarios of a version: each state, choice, and set of methods.
    private static func scenarios(
        _ version: Int, choices: [UserChoice] = choices,
        methods: [DelegateMethods] = ScenarioPlanRow.allDelegates
    ) -> [Scenario] {
        AppState.allCases.flatMap { state in
            choices.flatMap { choice in
                methods.map { scenario(version, state, choice, $0) }
            }
        }
    }

    /// A sample that is another one for each version: together they meet nearly every state, choice and method.
    private static func sample(_ scenarios: [Scenario], _ offset: Int) -> [Scenario] {
        Sweep.every(29, from: offset, of: scenarios)
    }

    private func expectAgreement(
        _ comparison: PlanComparison, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let words = comparison.disagreements.joined(separator: "\n")
        #expect(
            comparison.disagreementCount == 0, "of \(comparison.count):\n\(words)",
            sourceLocation: sourceLocation)
        #expect(comparison.count > 0, sourceLocation: sourceLocation)
    }

    @Test(
        "Each version, state, choice and set of methods, with and without the background mode",
        arguments: Array(3...18) + [26, 27])
    func everyMethod(version: Int) throws {
        var comparison = try PlanComparison()
        let (alert, content, both, badge) = try Self.usual.get()
        for scenario in Self.sample(Self.scenarios(version), version) {
            var woken = scenario
            woken.backgroundModes = .remoteNotification
            comparison.compare(alert, in: scenario)
            comparison.compare(both, in: scenario)
            comparison.compare(both, in: woken)
            // Without an alert the buttons are all alike.
            guard scenario.choice.actionIdentifier == nil else { continue }
            comparison.compare(badge, in: scenario)
            comparison.compare(content, in: scenario)
            comparison.compare(content, in: woken)
        }
        expectAgreement(comparison)
    }

    @Test(
        "Each life cycle, and a center's delegate that is set late",
        arguments: Sweep.every(3, of: Array(9...18) + [26, 27]))
    func everyLifeCycle(version: Int) throws {
        var comparison = try PlanComparison()
        let both = try Self.usual.get().both
        let lives = LifeCycle.allCases.flatMap { life in [(life, false), (life, true)] }
        for scenario in Self.sample(Self.scenarios(version), version) {
            for (life, isLate) in lives where life != .application || isLate {
                var scenario = scenario
                scenario.backgroundModes = .remoteNotification
                scenario.lifeCycle = life
                scenario.setsCenterDelegateLate = isLate
                comparison.compare(both, in: scenario)
            }
        }
        expectAgreement(comparison)
    }

    @Test(
        "Each choice on what is not known", arguments: Sweep.every(5, of: UnconfirmedPoint.allCases)
    )
    func everyUnknownPoint(point: UnconfirmedPoint) throws {
        var comparison = try PlanComparison()
        let place = try #require(UnconfirmedPoint.allCases.firstIndex(of: point))
        let yes = try SituationPush(aps: #"{"alert":"hello","badge":2,"content-available":true}"#)
        let both = try Self.usual.get().both
        let choices = Self.choices.filter { $0.userText == nil && $0.action != .dismiss }
        for version in [7, 8, 10, 18] {
            let scenarios = Self.scenarios(version, choices: Array(choices.prefix(5)))
            for scenario in Self.sample(scenarios, version + place) {
                for choice in point.choices.dropFirst() {
                    var scenario = scenario
                    let isChosen = scenario.unconfirmed.choose(choice, for: point)
                    #expect(isChosen)
                    scenario.routesIn.formUnion([.launch, .scene])
                    scenario.lifeCycle = .scenes
                    comparison.compare(both, in: scenario)
                    scenario.backgroundModes = .remoteNotification
                    comparison.compare(yes, in: scenario)
                    scenario.refreshesInBackground = false
                    comparison.compare(both, in: scenario)
                }
            }
        }
        expectAgreement(comparison)
    }

    @Test(
        "Each permission and quiet mode, with each urgency",
        arguments: Sweep.every(4, of: [3, 11, 12, 14, 15, 18]))
    func everyQuietDevice(version: Int) throws {
        var comparison = try PlanComparison()
        let pushes = try Self.all.get().filter {
            $0.content.interruptionLevel != nil || $0.content.sound?.isCritical == true
        }
        let permissions: [AuthorizationOptions] = [
            [], .alert, .badge, .sound, [.badge, .sound], .app,
        ]
        let grants: [AuthorizationOptions] = [
            [], .provisional, .critical, .timeSensitive, [.provisional, .critical],
            [.provisional, .timeSensitive], [.critical, .timeSensitive],
        ]
        let methods: [DelegateMethods] = version < 10 ? [.legacy] : [.legacy, .userNotifications]
        let settings = permissions.flatMap { permission in
            grants.flatMap { grant in
                (0..<8).map { (permission.union(grant), QuietModes(rawValue: $0)) }
            }
        }
        for state in [AppState.active, .background] {
            for scenario in methods.map({ Self.scenario(version, state, UserChoice(.tap), $0) }) {
                for (authorization, quiet) in Sweep.every(5, from: version, of: settings) {
                    var scenario = scenario
                    scenario.authorization = authorization
                    scenario.quiet = quiet
                    scenario.unconfirmed.foregroundEffects = .badgeAndSound
                    comparison.compare(pushes, in: [scenario])
                }
            }
        }
        expectAgreement(comparison)
    }

    @Test(
        "Each fate of a silent push, each type of push, and each payload",
        arguments: [3, 7, 8, 10, 14, 18])
    func everyPush(version: Int) throws {
        var comparison = try PlanComparison()
        let methods: [DelegateMethods] = [
            .legacy, [.legacy, .fetch, .actions], [.fetch, .userNotifications],
            [.fetch, .didReceive],
        ]
        let choices = ["nothing", "tap", "open", "button:answer"].compactMap { UserChoice($0) }
        let scenarios = Self.scenarios(version, choices: choices, methods: methods)
        for scenario in Sweep.every(5, from: version, of: scenarios) {
            for delivery in [SilentDelivery.delivered, .merged] {
                var scenario = scenario
                scenario.silentDelivery = delivery
                scenario.backgroundModes = .remoteNotification
                comparison.compare(try Self.all.get(), in: [scenario])
            }
        }
        expectAgreement(comparison)
    }

    @Test("Each set of callbacks in which an app looks", .exhaustive)
    func everyRoute() throws {
        var comparison = try PlanComparison()
        for routes in (0..<128).map({ RoutingCallbacks(rawValue: $0) }) {
            for (version, life) in [(8, LifeCycle.application), (12, .scenes), (18, .scenes)] {
                for state in AppState.allCases {
                    for action in [UserAction.nothing, .tap, .button] {
                        for methods: DelegateMethods in [
                            [.legacy, .actions], [.fetch, .userNotifications],
                        ] {
                            var scenario = Self.scenario(
                                version, state, UserChoice(action), methods)
                            scenario.routesIn = routes
                            scenario.lifeCycle = life
                            scenario.backgroundModes = .remoteNotification
                            comparison.compare(try Self.usual.get().both, in: scenario)
                        }
                    }
                }
            }
        }
        expectAgreement(comparison)
    }

    @Test(
        "Devices by chance, all settings at once",
        arguments: Sweep.seeds(sampled: 1, exhaustive: 4))
    func scenariosByChance(seed: UInt64) throws {
        var comparison = try PlanComparison()
        var chance = ScenarioChance(seed: seed)
        let pushes = try Self.all.get()
        for _ in 1...Sweep.choose(sampled: 1_500, exhaustive: 4_000) {
            let scenario = chance.scenario(choices: Self.choices, categories: Self.categories)
            comparison.compare(pushes[chance.next(below: pushes.count)], in: scenario)
        }
        expectAgreement(comparison)
    }
}
