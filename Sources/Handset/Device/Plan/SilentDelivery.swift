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

    /// The reason why the app does not get the payload now, in words; `nil` if it does.
    var reason: String? {
        switch self {
        case .delivered: nil
        case .delayed:
            "iOS delays the silent push: it saves power, or the app has had its two or three in this "
                + "hour"
        case .merged: "iOS keeps only the newest silent push of an app, and a later one has come"
        case .dropped:
            "iOS drops the silent push: the app has used up its share, or the device has restarted "
                + "and is still locked"
        }
    }
}
