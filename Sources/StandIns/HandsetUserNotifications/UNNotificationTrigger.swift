package import Handset
internal import HandsetCoreLocation

/// The condition for the delivery of a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {  // because nothing in it changes
    package let trigger: UserNotificationTrigger

    package init(_ trigger: UserNotificationTrigger) {
        self.trigger = trigger
        super.init()
    }

    /// True if the notification is delivered each time the condition is met.
    public var repeats: Bool { trigger.repeats }

    /// Returns the object of Apple's class for a condition.
    static func apples(of request: UserNotificationRequest) -> UNNotificationTrigger? {
        switch request.trigger {
        case nil: nil
        case .push: UNPushNotificationTrigger(request.content)
        case .timeInterval(let seconds, let repeats):
            UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
        case .calendar(let components, let repeats):
            UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
        case .location(let region, let repeats):
            UNLocationNotificationTrigger(region: CLRegion(region), repeats: repeats)
        }
    }
}
