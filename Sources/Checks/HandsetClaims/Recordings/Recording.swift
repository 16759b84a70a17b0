package import Handset

/// A record of what an app was called with on Apple's side, in states and with actions that somebody has played.
///
/// The recorder of `samples/recorder` writes it.
package struct Recording: Sendable {
    /// The file.
    package let name: String
    package let version: IOSVersion
    /// The place and the day, as the record has them.
    package let place: String
    package let date: String
    package let scenario: Scenario
    package let cells: [Cell]

    /// The callbacks in one state, after one action.
    package struct Cell: Sendable {
        package let appState: AppState
        package let choice: UserChoice
        package let payload: Payload
        package let callbacks: [AppCallback]

        /// The state and the action.
        package var name: String { "\(appState.rawValue) \(choice)" }
    }
}
