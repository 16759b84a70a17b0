/// An app that takes a push and says what it did.
///
/// A ``ReceivingApp`` is described. Another app's own code runs, or its statements are evaluated in a web view. Commands ask
/// all of them in the same way, and never which kind it is. The answer has a ``Reception`` for each state and action. It
/// has the run of the app's own code, where there was one.
package protocol PushApp {
    /// Gives a payload to the app in each state, with each action of the user, as far as they are asked for.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - versions: The versions of iOS.
    ///   - choice: The button and the text of the user's action. If `nil`, the app's own.
    ///   - isWanted: True for the states and actions that are asked for.
    /// - Returns: The matrix, whose rows have the receptions.
    /// - Throws: The reason why the app does not answer.
    func matrix(
        of payload: Payload, on versions: [IOSVersion], choosing choice: UserChoice?,
        where isWanted: @escaping (AppState, UserAction) -> Bool
    ) async throws -> ScenarioMatrix

    /// Gives a payload to the app once, in its own state and with the action of its own user, and explains what its rules
    /// find there.
    ///
    /// - Parameter payload: The payload.
    /// - Returns: The reception with its explanation. `nil` for an app without rules, whose own code runs.
    /// - Throws: The reason why the app does not answer.
    func explained(_ payload: Payload) async throws -> ExplainedReception?
}

extension PushApp {
    package func explained(_ payload: Payload) async throws -> ExplainedReception? { nil }

    /// Gives a payload to the app in the state of a scenario, with the action of its user.
    ///
    /// - Returns: The matrix, with the one cell.
    package func cell(of payload: Payload, in scenario: Scenario) async throws -> ScenarioMatrix {
        try await matrix(
            of: payload, on: [scenario.application.systemVersion], choosing: scenario.choice
        ) { $0 == scenario.appState && $1 == scenario.action }
    }
}
