/// An app's extension that changes a notification before it is shown, under Apple's names
/// (`UNNotificationServiceExtension`, iOS 10 and later).
///
/// It runs in a process of its own, and is created for each notification. Apple documents
/// ("UNNotificationServiceExtension"): it runs for a notification with an alert and with
/// `mutable-content` of 1 while the user allows alerts, and never for a silent one. It has 30 seconds
/// until ``serviceExtensionTimeWillExpire()`` is called on another thread, as the last chance to call the
/// content handler. Otherwise the original is shown.
///
/// ```swift
/// final class Decryption: NotificationServiceExtension {
///     func didReceive(
///         _ request: UserNotificationRequest,
///         withContentHandler contentHandler: @escaping @Sendable (UserNotificationContent) -> Void
///     ) {
///         var content = request.content
///         content.body = String(content.body.reversed())
///         contentHandler(content)
///     }
/// }
/// let phone = Phone(
///     .iOS(18), app: .background, serviceExtension: { Decryption() }, launch: { AppDelegate() })
/// let payload = try Payload(json: #"{"aps":{"alert":"olleh","mutable-content":1}}"#)
/// print(await phone.deliver(RemoteNotification(payload)).shownAlert?.body ?? "nothing")
/// // hello
/// ```
public protocol NotificationServiceExtension {
    /// Called with a notification that is about to be shown.
    ///
    /// The method must call the content handler once, within 30 seconds. If the new content has no text,
    /// the original is shown.
    func didReceive(
        _ request: UserNotificationRequest,
        withContentHandler contentHandler: @escaping @Sendable (UserNotificationContent) -> Void
    ) async throws

    /// Called when the 30 seconds are over, as the last chance to call the content handler.
    func serviceExtensionTimeWillExpire() async throws
}

// MARK: - Default implementations

extension NotificationServiceExtension {
    /// Does nothing.
    public func serviceExtensionTimeWillExpire() async throws {}
}
