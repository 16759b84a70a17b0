/// A notification as OneSignal reads it.
open class OSNotification: NSObject,
    @unchecked Sendable  // because nothing in it changes
{
    /// The identifier that OneSignal gives (`custom.i`).
    public let notificationId: String?
    public let title: String?
    public let subtitle: String?
    public let body: String?
    /// The data of the sender (`custom.a`).
    public let additionalData: [AnyHashable: Any]?
    /// The address that a tap opens (`custom.u`).
    public let launchURL: String?
    public let category: String?
    public let threadId: String?
    /// The number for the app's icon.
    public let badge: Int
    public let rawPayload: [AnyHashable: Any]

    init(_ request: UNNotificationRequest) {
        let content = request.content
        let custom = content.userInfo["custom"] as? [String: Any]
        notificationId = custom?["i"] as? String
        additionalData = custom?["a"] as? [AnyHashable: Any]
        launchURL = custom?["u"] as? String
        func text(_ text: String) -> String? { text.isEmpty ? nil : text }
        title = text(content.title)
        subtitle = text(content.subtitle)
        body = text(content.body)
        category = text(content.categoryIdentifier)
        threadId = text(content.threadIdentifier)
        badge = content.badge?.intValue ?? 0
        rawPayload = content.userInfo
        super.init()
    }

    var isOfOneSignal: Bool { notificationId != nil }
}

/// A notification that is about to be shown in the foreground.
@preconcurrency @MainActor
open class OSDisplayableNotification: OSNotification,
    @unchecked Sendable  // because only the main actor changes it
{
    private(set) var wantsDisplay = false

    /// Shows it although a listener has prevented that.
    open func display() { wantsDisplay = true }
}

/// A notification that comes while the app is in the foreground.
@preconcurrency @MainActor open class OSNotificationWillDisplayEvent: NSObject {
    public let notification: OSDisplayableNotification
    private(set) var isPrevented = false

    init(_ notification: OSDisplayableNotification) {
        self.notification = notification
        super.init()
    }

    open func preventDefault() { isPrevented = true }

    open func preventDefault(_ discard: Bool) { isPrevented = true }
}

/// The tap on a notification.
open class OSNotificationClickEvent: NSObject,
    @unchecked Sendable  // because nothing in it changes
{
    public let notification: OSNotification
    /// The notification that was tapped.
    public let result: OSNotificationClickResult

    init(_ notification: OSNotification, actionId: String?) {
        self.notification = notification
        result = OSNotificationClickResult(actionId, notification.launchURL)
        super.init()
    }
}

/// The notification that was tapped.
open class OSNotificationClickResult: NSObject,
    @unchecked Sendable  // because nothing in it changes
{
    /// The identifier of the button; `nil` for the notification itself.
    public let actionId: String?
    /// The address that is opened.
    public let url: String?

    init(_ actionId: String?, _ url: String?) {
        self.actionId = actionId
        self.url = url
        super.init()
    }
}

/// An object that sees taps.
@preconcurrency @MainActor public protocol OSNotificationClickListener: AnyObject {
    /// Called with a tap.
    func onClick(event: OSNotificationClickEvent)
}

/// An object that sees notifications in the foreground.
@preconcurrency @MainActor public protocol OSNotificationLifecycleListener: AnyObject {
    /// Called before a notification is shown.
    func onWillDisplay(event: OSNotificationWillDisplayEvent)
}

/// An object that sees the user's answer.
@preconcurrency @MainActor public protocol OSNotificationPermissionObserver: AnyObject {
    /// Called with the answer.
    func onNotificationPermissionDidChange(_ permission: Bool)
}
