/// The notifications of OneSignal.
@preconcurrency @MainActor open class OSNotifications: NSObject {
    private static var process = 0
    private static var clickListeners: [any OSNotificationClickListener] = []
    private static var displayListeners: [any OSNotificationLifecycleListener] = []
    private static var permissionObservers: [any OSNotificationPermissionObserver] = []
    private static var isAllowed = false
    private static var wasAsked = false

    /// Begins anew in a launch of the app.
    private static func begin() {
        let present = AppHost.shared.process
        guard process != present else { return }
        process = present
        (clickListeners, displayListeners, permissionObservers) = ([], [], [])
        wasAsked = false
    }

    /// True if the user allows notifications, as far as OneSignal has asked.
    public static var permission: Bool { isAllowed }
    /// True if the user was not asked yet.
    public static var canRequestPermission: Bool { !wasAsked }

    /// Asks the user, and registers the app if the user allows notifications.
    ///
    /// - Parameters:
    ///   - block: Receives the answer.
    ///   - fallback: True to lead a user who has denied to Settings; here it does nothing.
    public class func requestPermission(
        _ block: (@MainActor @Sendable (Bool) -> Void)? = nil,
        fallbackToSettings fallback: Bool = false
    ) {
        begin()
        wasAsked = true
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) {
            isAllowed, _ in
            Task { @MainActor in
                let isNew = self.isAllowed != isAllowed
                self.isAllowed = isAllowed
                if isAllowed { UIApplication.shared.registerForRemoteNotifications() }
                if isNew {
                    for observer in permissionObservers {
                        observer.onNotificationPermissionDidChange(isAllowed)
                    }
                }
                block?(isAllowed)
            }
        }
    }

    /// Asks for notifications that come quietly.
    public class func registerForProvisionalAuthorization(
        _ block: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        UNUserNotificationCenter.current().requestAuthorization(
            options: [.alert, .badge, .sound, .provisional]
        ) { isAllowed, _ in
            Task { @MainActor in
                if isAllowed { UIApplication.shared.registerForRemoteNotifications() }
                block?(isAllowed)
            }
        }
    }

    /// Removes the notifications of the app and its badge.
    public class func clearAll() {
        UNUserNotificationCenter.current().removeAllDeliveredNotifications()
        UIApplication.shared.applicationIconBadgeNumber = 0
    }

    /// Adds an object that sees taps.
    public class func addClickListener(_ listener: any OSNotificationClickListener) {
        begin()
        clickListeners.append(listener)
    }

    /// Removes an object that sees taps.
    public class func removeClickListener(_ listener: any OSNotificationClickListener) {
        clickListeners.removeAll { $0 === listener }
    }

    /// Adds an object that sees notifications in the foreground.
    public class func addForegroundLifecycleListener(
        _ listener: any OSNotificationLifecycleListener
    ) {
        begin()
        displayListeners.append(listener)
    }

    /// Removes an object that sees notifications in the foreground.
    public class func removeForegroundLifecycleListener(
        _ listener: any OSNotificationLifecycleListener
    ) {
        displayListeners.removeAll { $0 === listener }
    }

    /// Adds an object that sees the user's answer.
    public class func addPermissionObserver(_ observer: any OSNotificationPermissionObserver) {
        begin()
        permissionObservers.append(observer)
    }

    /// Removes an object that sees the user's answer.
    public class func removePermissionObserver(_ observer: any OSNotificationPermissionObserver) {
        permissionObservers.removeAll { $0 === observer }
    }

    // MARK: - Callbacks of the center

    static func willPresent(_ notification: UNNotification) -> UNNotificationPresentationOptions {
        begin()
        let all: UNNotificationPresentationOptions = [.badge, .sound, .alert]
        let displayed = OSDisplayableNotification(notification.request)
        guard displayed.isOfOneSignal else { return all }
        let event = OSNotificationWillDisplayEvent(displayed)
        for listener in displayListeners { listener.onWillDisplay(event: event) }
        return event.isPrevented && !displayed.wantsDisplay ? [] : all
    }

    static func didReceive(_ response: UNNotificationResponse) {
        begin()
        let notification = OSNotification(response.notification.request)
        guard notification.isOfOneSignal,
            response.actionIdentifier != UNNotificationDismissActionIdentifier
        else { return }
        let isTap = response.actionIdentifier == UNNotificationDefaultActionIdentifier
        let event = OSNotificationClickEvent(
            notification, actionId: isTap ? nil : response.actionIdentifier)
        for listener in clickListeners { listener.onClick(event: event) }
        if let url = notification.launchURL.flatMap({ URL(string: $0) }) {
            UIApplication.shared.open(url)
        }
    }
}
