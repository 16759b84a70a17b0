extension ScenarioMatrix {
    /// Notes, in each cell in which the app's own code does something else than its description says, what that says.
    ///
    /// - Parameter described: The matrix of the same payload by the description.
    package mutating func compare(with described: ScenarioMatrix) {
        for index in rows.indices {
            let row = rows[index]
            guard
                let other = described.rows.first(where: {
                    $0.scenario.isSameCell(as: row.scenario)
                        && $0.isOfSilentPush == row.isOfSilentPush
                }), !other.isSameResult(as: row)
            else { continue }
            rows[index].described = Row.Description(other)
        }
    }
}

extension Scenario {
    fileprivate func isSameCell(as other: Scenario) -> Bool {
        application.systemVersion == other.application.systemVersion
            && appState == other.appState && action == other.action
            && silentDelivery == other.silentDelivery
    }
}

extension ScenarioMatrix.Row {
    /// The result of a cell by an app's description.
    package struct Description: Sendable {
        package let fate: Fate
        package let isActionPossible: Bool

        init(_ row: ScenarioMatrix.Row) {
            fate = row.fate
            isActionPossible = row.plan.isActionPossible
        }

        package var word: String { isActionPossible ? "\(fate)" : "not possible" }
    }

    /// True if both rows end the same: by the code of their fate and its number, or by an action that is not possible.
    fileprivate func isSameResult(as other: ScenarioMatrix.Row) -> Bool {
        guard plan.isActionPossible == other.plan.isActionPossible else { return false }
        return !plan.isActionPossible
            || fate.code == other.fate.code && fate.times == other.fate.times
    }
}
