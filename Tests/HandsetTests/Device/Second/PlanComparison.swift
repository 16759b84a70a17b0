import Handset

/// The comparison of the planner with the tables in many scenarios.
struct PlanComparison {
    private let planner: TablePlanner
    /// The number of comparisons.
    private(set) var count = 0
    /// The number of those that disagree.
    private(set) var disagreementCount = 0
    /// The first disagreements in words.
    private(set) var disagreements: [String] = []

    init() throws {
        planner = TablePlanner(tables: try CallbackTables.all.get())
    }

    /// Compares both plans of a scenario.
    mutating func compare(_ push: SituationPush, in scenario: Scenario) {
        count += 1
        let expected = planner.plan(push, in: scenario)
        let found = TablePlan(scenario.plan(for: push.payload, pushType: push.pushType))
        guard expected != found else { return }
        disagreementCount += 1
        guard disagreements.count < 3 else { return }
        disagreements.append(
            """
            \(Self.words(scenario)), \(push.payload), \(push.pushType?.name ?? "any type"):
            \(Self.differences(expected, found).joined(separator: "\n"))
            """)
    }

    /// Compares both plans of each push in each scenario.
    mutating func compare(_ pushes: [SituationPush], in scenarios: some Sequence<Scenario>) {
        for scenario in scenarios {
            for push in pushes { compare(push, in: scenario) }
        }
    }

    private static func words(_ scenario: Scenario) -> String {
        """
        iOS \(scenario.application.systemVersion), \(scenario.appState.rawValue), \(scenario.choice), \
        \(scenario.delegates.names), modes \(scenario.backgroundModes.names), \
        \(scenario.authorization.names), \(scenario.quiet.names), \
        silent \(scenario.silentDelivery.rawValue), refresh \(scenario.refreshesInBackground), \
        looks in \(scenario.routesIn.names), \(scenario.lifeCycle.rawValue), \
        late \(scenario.setsCenterDelegateLate), in its scene \(scenario.setsCenterDelegateInScene), \
        \(scenario.scene.rawValue), presents \(scenario.presentationOptions.rawValue), \
        \(UnconfirmedPoint.allCases.map { scenario.unconfirmed[$0] }), \(scenario.categories)
        """
    }

    private static func differences(_ expected: TablePlan, _ found: TablePlan) -> [String] {
        func words(_ callbacks: [AppCallback]) -> String {
            callbacks.map {
                "\($0.selector)(\($0.applicationState) \($0.carriesPayload) "
                    + "\($0.actionIdentifier ?? "-") \($0.userText ?? "-"))"
            }.joined(separator: " → ")
        }
        let parts: [(name: String, expected: String, found: String)] = [
            ("callbacks", words(expected.callbacks), words(found.callbacks)),
            (
                "display", "\(expected.display) at \(expected.display.place)",
                "\(found.display) at \(found.display.place)"
            ),
            ("messages", "\(expected.messages)", "\(found.messages)"),
            ("state", expected.appState.rawValue, found.appState.rawValue),
            ("looks in", words(expected.callbacksThatLook), words(found.callbacksThatLook)),
            ("waits", "\(expected.isWaiting)", "\(found.isWaiting)"),
            ("possible", "\(expected.isActionPossible)", "\(found.isActionPossible)"),
        ]
        return parts.filter { $0.expected != $0.found }.map {
            "  \($0.name)\n    by the tables:  \($0.expected)\n    by the planner: \($0.found)"
        }
    }
}
