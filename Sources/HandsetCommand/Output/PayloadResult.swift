package import Handset

/// The result of a payload at the app, for others than the reader of the output.
package struct PayloadResult {
    /// The payload as the app gets it.
    package let payload: Payload
    /// The scenario that it arrived in.
    package let scenario: Scenario
    /// The steps at the device.
    package let plan: ScenarioPlan
    /// The sessions that the rules find.
    package let found: FoundSessions
    /// True if the app has opened a session.
    package let hasOpened: Bool
    /// The number of hazards.
    package let hazardCount: Int
    /// The record; `nil` if the search for hazards did not finish.
    package let record: PayloadRecord?
}
