/// An app's extension that changes a notification before it is shown.
open class UNNotificationServiceExtension: NSObject {
    public override init() { super.init() }

    /// Called with a notification that is about to be shown.
    open func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {}

    /// Called when the 30 seconds are over, as the last chance to call the content handler.
    open func serviceExtensionTimeWillExpire() {}
}
