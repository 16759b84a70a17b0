/// A notification of the app itself, before iOS 10.
///
/// ``UIApplication/scheduleLocalNotification(_:)`` hands it to the notification center, and it is delivered as one of
/// today. The delegate's `application(_:didReceive:)` is never called.
open class UILocalNotification: NSObject {
    /// The moment; `nil` is at once.
    open var fireDate: Date?
    open var timeZone: TimeZone?
    /// The unit after which it comes again; one is a fault.
    open var repeatInterval: NSCalendar.Unit = []
    open var alertBody: String?
    open var alertTitle: String?
    /// The text of the button, which iOS no longer shows.
    open var alertAction: String?
    /// True if the button is shown.
    open var hasAction = true
    open var soundName: String?
    /// The number for the app's icon; 0 changes nothing.
    open var applicationIconBadgeNumber = 0
    open var userInfo: [AnyHashable: Any]?
    /// The category that gives it its buttons.
    open var category: String?

    fileprivate let identifier = UUID().uuidString

    /// The notification as the notification center takes it.
    fileprivate var request: UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = alertTitle ?? ""
        content.body = alertBody ?? ""
        if soundName != nil { content.sound = .default }
        if applicationIconBadgeNumber != 0 {
            content.badge = NSNumber(value: applicationIconBadgeNumber)
        }
        if let userInfo { content.userInfo = userInfo }
        content.categoryIdentifier = category ?? ""
        let seconds = fireDate.map { $0.timeIntervalSince(AppTime.date) } ?? 0
        return UNNotificationRequest(
            identifier: identifier, content: content,
            trigger: seconds > 0
                ? UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false) : nil)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the usual sound, before iOS 10.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

extension UIApplication {
    /// Delivers a notification of the app itself at its moment, before iOS 10.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        if !notification.repeatInterval.isEmpty {
            AppHost.shared.cannotDo(
                "UILocalNotification.repeatInterval",
                remedy: "use UNCalendarNotificationTrigger, which can repeat")
        }
        localNotifications.append(notification)
        UNUserNotificationCenter.current().add(notification.request)
    }

    /// Delivers a notification of the app itself at once, before iOS 10.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {
        notification.fireDate = nil
        UNUserNotificationCenter.current().add(notification.request)
    }

    /// Takes back a notification that has not come yet, before iOS 10.
    public func cancelLocalNotification(_ notification: UILocalNotification) {
        localNotifications.removeAll { $0 === notification }
        UNUserNotificationCenter.current().removePendingNotificationRequests(
            withIdentifiers: [notification.identifier])
    }

    /// Takes back all notifications that have not come yet, before iOS 10.
    public func cancelAllLocalNotifications() {
        let identifiers = localNotifications.map(\.identifier)
        localNotifications = []
        UNUserNotificationCenter.current().removePendingNotificationRequests(
            withIdentifiers: identifiers)
    }

    /// The notifications of the app itself whose moment has not come, before iOS 10.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        let now = AppTime.date
        return localNotifications.filter { ($0.fireDate ?? now) > now }
    }
}
