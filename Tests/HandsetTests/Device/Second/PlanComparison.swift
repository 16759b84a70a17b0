import Handset

/// The comparison of the planner with the tables at many devices.
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

    /// Compares both plans of a device.
    mutating func compare(_ push: SituationPush, at device: Device) {
        count += 1
        let expected = planner.plan(push, at: device)
        let found = TablePlan(device.plan(for: push.payload, pushType: push.pushType))
        guard expected != found else { return }
        disagreementCount += 1
        guard disagreements.count < 3 else { return }
        disagreements.append(
            """
            \(Self.words(device)), \(push.payload), \(push.pushType?.name ?? "any type"):
            \(Self.differences(expected, found).joined(separator: "\n"))
            """)
    }

    /// Compares both plans of each push at each device.
    mutating func compare(_ pushes: [SituationPush], at devices: some Sequence<Device>) {
        for device in devices {
            for push in pushes { compare(push, at: device) }
        }
    }

    private static func words(_ device: Device) -> String {
        """
        iOS \(device.application.systemVersion), \(device.appState.rawValue), \(device.choice), \
        \(device.delegates.names), modes \(device.backgroundModes.names), \
        \(device.authorization.names), \(device.quiet.names), \
        silent \(device.silentDelivery.rawValue), refresh \(device.refreshesInBackground), \
        looks in \(device.routesIn.names), \(device.lifeCycle.rawValue), \
        late \(device.setsCenterDelegateLate), presents \(device.presentationOptions.rawValue), \
        \(UnconfirmedPoint.allCases.map { device.unconfirmed[$0] }), \(device.categories)
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
