/// The condition of a notification that Apple's push service has sent.
open class UNPushNotificationTrigger: UNNotificationTrigger,
    @unchecked Sendable  // because nothing in it changes
{}
