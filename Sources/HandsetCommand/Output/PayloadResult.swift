package import Handset

/// The result of a payload at the app, for others than the reader of the output.
package struct PayloadResult {
    /// The payload as the app gets it.
    package let payload: Payload
    package let scenario: Scenario
    package let plan: ScenarioPlan
    package let found: FoundSessions
    package let hasOpened: Bool
    package let hazardCount: Int
    /// The record; `nil` if the search for hazards did not finish.
    package let record: PayloadRecord?
}
