extension Scenario {
    /// Returns the cells whose action is possible on this device, for a notification with an alert.
    ///
    /// The category is one with a button that a notification of the tests names; `nil` if there is none.
    func possibleCells(category: String?) -> Set<StateCoverage.Cell> {
        let content = Self.alert(category ?? registeredCategoryWithButton)
        return Set(
            StateCoverage.Cell.allCases.filter { cell in
                var scenario = self
                scenario.appState = cell.appState
                scenario.action = cell.action
                return scenario.plan(for: content).isActionPossible
            })
    }

    /// Returns a name for the category that a notification names, if that has a button; otherwise `nil`.
    ///
    /// Names that mean the same category become one.
    func categoryWithButton(for name: String?) -> String? {
        guard let name else { return nil }
        guard !categories.isEmpty else { return hasButton(category) ? Self.anyCategory : nil }
        let found = categories.first { $0.identifier?.utf8.elementsEqual(name.utf8) ?? true }
        return found.flatMap { hasButton($0) ? $0.identifier ?? Self.anyCategory : nil }
    }

    /// The scenario without what changes from test to test on the same device.
    var asDevice: Scenario {
        var scenario = self
        scenario.appState = .active
        scenario.choice = .nothing
        scenario.application.applicationState = .active
        return scenario
    }

    /// The name of a category that stands for every name.
    private static let anyCategory = "CATEGORY"

    private var registeredCategoryWithButton: String? {
        categories.first(where: hasButton).map { $0.identifier ?? Self.anyCategory }
    }

    private func hasButton(_ category: NotificationCategory) -> Bool {
        category.action(of: .button(), on: version) != nil
    }

    private static func alert(_ category: String?) -> APSContent {
        let aps: PayloadValue =
            if let category {
                ["alert": "alert", "category": PayloadValue(category)]
            } else {
                ["alert": "alert"]
            }
        let payload: Payload = ["aps": aps]
        return APSContent(payload, pushType: nil)
    }
}
