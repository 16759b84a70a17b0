import Handset
import HandsetClaims
import HandsetTestSupport
import Testing

/// Each plan names the claims about iOS that decided it.
@Suite struct PlannerClaimTests {
    private static let payloads = Result {
        try [
            ScenarioPlanRow.alert, ScenarioPlanRow.content, ScenarioPlanRow.both,
            #"{"content-available":true,"badge":1}"#, #"{"badge":3,"sound":"default"}"#,
            #"{"alert":"a","category":"c","interruption-level":"passive"}"#,
            #"{"alert":"a","interruption-level":"time-sensitive"}"#,
            #"{"alert":"a","interruption-level":"critical"}"#,
            #"{"alert":"a","sound":{"critical":1,"name":"a","volume":1}}"#,
            #"{"event":"update","content-state":{}}"#,
        ].map { try Payload(json: #"{"aps":\#($0)}"#) }
    }

    /// The settings that iOS, the user or the kind of app decide, one at a time.
    private static let changes: [Change] = {
        var changes: [Change] = []
        for version in [4, 8, 9, 12, 13, 14, 18, 26, 27] {
            changes.append { $0.application = Application(systemVersion: IOSVersion(version)) }
        }
        for life in LifeCycle.allCases { changes.append { $0.lifeCycle = life } }
        for point in UnconfirmedPoint.allCases {
            for choice in point.choices.dropFirst() {
                changes.append { _ = $0.unconfirmed.choose(choice, for: point) }
            }
        }
        changes.append { $0.sdk = IOSVersion(27) }
        changes.append { $0.backgroundModes = [] }
        changes.append { $0.refreshesInBackground = false }
        changes.append { $0.setsCenterDelegateLate = true }
        changes.append { $0.setsCenterDelegateInScene = true }
        changes.append { $0.scene = .disconnected }
        changes.append { $0.category.opensApp = true }
        changes.append { $0.quiet = .focus }
        changes.append { $0.quiet = .summary }
        changes.append { $0.quiet = .muted }
        changes.append { $0.permission = [] }
        changes.append { $0.authorization.insert(.provisional) }
        changes.append { $0.silentDelivery = .dropped }
        changes.append { $0.silentDelivery = .delayed }
        return changes
    }()

    private typealias Change = @Sendable (inout Scenario) -> Void

    /// The scenarios to begin with: each state and action with some sets of methods, on some versions.
    private static let scenarios: [Scenario] = {
        let methods: [DelegateMethods] = [
            .legacy, .fetch, [.legacy, .fetch, .actions], .userNotifications,
            [.fetch, .userNotifications], [.fetch, .actions, .willPresent], .didReceive, [],
        ]
        var scenarios: [Scenario] = []
        for version in [4, 9, 18, 27] {
            for life in [LifeCycle.application, .scenes] where version > 13 || life == .application
            {
                for delegates in methods {
                    for state in AppState.allCases {
                        for action in UserAction.allCases {
                            var scenario = Scenario(
                                .iOS(version), app: state, action: action, delegates: delegates)
                            scenario.lifeCycle = life
                            scenario.backgroundModes = .remoteNotification
                            scenario.category.customDismissAction = true
                            if version == 27 { scenario.sdk = IOSVersion(27) }
                            scenarios.append(scenario)
                        }
                    }
                }
            }
        }
        return scenarios
    }()

    @Test("Each plan rests on a claim, and on each once")
    func everyPlan() throws {
        for scenario in Sweep.every(3, of: Self.scenarios) {
            for payload in try Self.payloads.get() {
                let claims = scenario.claims(for: payload)
                #expect(!claims.isEmpty, "\(scenario)")
                #expect(Set(claims).count == claims.count, "\(scenario)")
            }
        }
    }

    @Test("To name the claims changes no plan")
    func samePlan() throws {
        for scenario in Sweep.every(5, of: Self.scenarios) {
            for payload in try Self.payloads.get() {
                let plan = scenario.plan(for: payload)
                _ = scenario.claims(for: payload)
                #expect(scenario.plan(for: payload) == plan)
            }
        }
    }

    @Test("Where a setting changes a plan, one of the plans rests on another claim or a point")
    func changedPlans() throws {
        for scenario in Sweep.every(17, of: Self.scenarios) {
            for payload in try Self.payloads.get() {
                let shape = Self.shape(of: scenario.plan(for: payload))
                let claims = Set(scenario.claims(for: payload))
                for change in Self.changes {
                    var other = scenario
                    change(&other)
                    guard Self.shape(of: other.plan(for: payload)) != shape else { continue }
                    let others = Set(other.claims(for: payload))
                    let hasPoint = claims.union(others).contains {
                        Claims.all[name: $0]?.point != nil
                    }
                    #expect(
                        claims != others || hasPoint,
                        "\(scenario.action) \(scenario.appState) \(other) \(claims)"
                    )
                }
            }
        }
    }

    @Test("Where a choice changes a plan, the plan rests on the claim of its point")
    func points() throws {
        var decisive: Set<UnconfirmedPoint> = []
        for scenario in Sweep.every(11, of: Self.scenarios) {
            for life in LifeCycle.allCases {
                var scenario = scenario
                scenario.lifeCycle = life
                scenario.setsCenterDelegateInScene = scenario.action == .dismiss || life == .scenes
                scenario.refreshesInBackground = life != .application
                for payload in try Self.payloads.get().prefix(4) {
                    let plan = scenario.plan(for: payload)
                    for point in UnconfirmedPoint.allCases {
                        for choice in point.choices.dropFirst() {
                            var other = scenario
                            _ = other.unconfirmed.choose(choice, for: point)
                            guard other.plan(for: payload).steps != plan.steps else { continue }
                            decisive.insert(point)
                            let names = scenario.claims(for: payload).map(\.rawValue)
                            #expect(
                                names.contains(point.rawValue),
                                "\(point) \(scenario.appState) \(scenario.action) \(life) \(names)")
                        }
                    }
                }
            }
        }
        // The others are about a phone that is away, about reading, and about Firebase.
        #expect(decisive.count >= 15, "\(decisive)")
    }

    @Test("Each claim of the planner decides some plan")
    func everyClaim() throws {
        var unused = Set(ClaimName.allCases)
        for scenario in Sweep.every(7, of: Self.scenarios) {
            for payload in try Self.payloads.get() {
                unused.subtract(scenario.claims(for: payload))
                for change in Self.changes {
                    guard !unused.isEmpty else { return }
                    var other = scenario
                    change(&other)
                    unused.subtract(other.claims(for: payload))
                }
            }
        }
        #expect(unused.isEmpty, "\(unused)")
    }

    @Test("Every cell of every built-in app rests on claims", arguments: AppModel.allCases)
    func cells(app: AppModel) throws {
        let receiving = ReceivingApp(scenario: app.settings.applied(to: Scenario()))
        for payload in try Self.payloads.get() {
            var matrix = try receiving.matrix(of: payload, on: Self.versions)
            matrix.nameClaims(sent: payload)
            #expect(!matrix.rows.isEmpty)
            for row in matrix.rows {
                let claims = row.claims ?? []
                #expect(!claims.isEmpty, "\(row.scenario)")
                #expect(claims.allSatisfy { Claims.all[name: $0] != nil })
            }
        }
    }

    private static let versions = [4, 9, 18, 26, 27].map { IOSVersion($0) }

    /// The steps without what the app and the payload say by themselves.
    private static func shape(of plan: ScenarioPlan) -> [String] {
        plan.steps.map { step in
            switch step {
            case .callback(let callback): "\(callback.selector) \(callback.carriesPayload)"
            case .display(let display): display.partNames.joined(separator: " ")
            case .log(let message): message.description
            }
        }
    }
}
