/// The fate of a silent push for an app that is not on the screen.
///
/// Apple promises nothing for notifications with new content alone: iOS sends two or three an hour to an
/// app, delays or drops the others, and keeps only the newest ("Pushing background updates to your App").
///
/// ```swift
/// var scenario = Scenario(.iOS(18), app: .background, delegates: .fetch)
/// scenario.backgroundModes = .remoteNotification
/// scenario.silentDelivery = .dropped
/// let payload = try Payload(json: #"{"aps":{"content-available":1},"session":"42"}"#)
/// print(scenario.plan(for: payload).callbacks.count)
/// // 0
/// ```
public enum SilentDelivery: String, CaseIterable, Hashable, Sendable {
    /// The app gets it at once.
    case delivered
    /// iOS keeps it for later.
    case delayed
    /// A later one takes its place.
    case merged
    /// It never comes.
    case dropped
}
