// The ways in which a user can act on a notification in Notification Center.

extension DeliveredNotification {
    /// Returns the reason why the user cannot act on the notification, or `nil` if it is possible.
    ///
    /// It is a short sentence without a capital and a full stop.
    package func reasonAgainst(_ choice: UserChoice, in scenario: Scenario) -> String? {
        let display = NotificationDisplay(showsAlert: true)
        var planner = ScenarioPlanner(scenario, planned)
        planner.act(choice, on: display)
        guard !planner.isActionPossible else { return nil }
        var scenario = scenario
        scenario.choice = choice
        let fault = ReasonFinder(
            scenario: scenario, content: planned, display: display, action: choice.action,
            callbacks: []
        ).buttonFault
        return fault.map { "\(Reason.noButton($0, isWaiting: true))" } ?? "the app is on the screen"
    }

    /// Returns the steps with which the user acts on the notification.
    package func steps(of choice: UserChoice, in scenario: Scenario) -> [ScenarioPlan.Step] {
        var planner = ScenarioPlanner(scenario, planned)
        planner.act(choice, on: NotificationDisplay(showsAlert: true))
        return planner.steps
    }

    package func buttons(in scenario: Scenario) -> [NotificationAction] {
        guard let category = scenario.category(of: planned) else { return [] }
        return category.actions.filter { button in
            category.action(
                of: UserChoice(.button, actionIdentifier: button.identifier), on: scenario.version)
                != nil
        }
    }

    package func level(in scenario: Scenario) -> InterruptionLevel { scenario.level(of: planned) }
}
