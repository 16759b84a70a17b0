/// The result of a service extension for a notification.
///
/// ```swift
/// let scenario = Scenario(.iOS(18))
/// let payload = try Payload(json: #"{"aps":{"alert":"hello"}}"#)
/// print(scenario.reasonForNoServiceExtension(for: payload)?.text ?? "it runs")
/// // the payload has no mutable-content of 1
/// ```
public enum ServiceExtensionOutcome: Hashable, Sendable {
    /// The content of the extension is shown.
    case changed(UserNotificationContent)
    /// Nothing is shown: the content has no text, and the extension may filter notifications.
    case suppressed
    /// The original is shown, for a reason.
    case original(Reason)

    /// A reason why the original is shown.
    public enum Reason: Hashable, Sendable {
        /// There is no extension.
        case noExtension
        /// The device does not ask the extension.
        case notAsked(NotAsked)
        /// The extension did not call its content handler in time.
        case late
        /// The extension failed, with the text of its error.
        case failed(String)
        /// The content of the extension has no text.
        ///
        /// Apple documents that the changes are ignored then ("UNNotificationServiceExtension").
        case noText

        /// The reason as a short sentence without a capital and a full stop.
        public var text: String {
            switch self {
            case .noExtension: "the app has no service extension"
            case .notAsked(let reason): reason.text
            case .late: "the service extension did not call its content handler in time"
            case .failed(let text): "the service extension failed: \(text)"
            case .noText: "the service extension left no text in the alert"
            }
        }
    }

    /// A reason why a device does not ask an extension.
    public enum NotAsked: String, CaseIterable, Hashable, Sendable {
        /// The version of iOS is older than 10.
        case version
        /// The payload goes to another part of the app, such as a Live Activity.
        case otherReceiver = "other-receiver"
        /// The payload has no alert.
        case noAlert = "no-alert"
        /// `mutable-content` is not the number 1.
        case notMutable = "not-mutable"
        /// The user allows no alerts.
        case noPermission = "no-permission"

        /// The reason as a short sentence without a capital and a full stop.
        public var text: String {
            switch self {
            case .version: "service extensions came with iOS 10"
            case .otherReceiver: "the payload is not for the app itself"
            case .noAlert: "the payload has no alert"
            case .notMutable: "the payload has no mutable-content of 1"
            case .noPermission: "the user allows no alerts"
            }
        }
    }

    /// Returns the payload that the app gets with the notification: the extension's, or the original.
    public func payload(changedFrom original: Payload) -> Payload {
        if case .changed(let content) = self { content.payload } else { original }
    }
}
