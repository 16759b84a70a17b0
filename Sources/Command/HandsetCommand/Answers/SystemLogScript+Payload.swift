import Handset
import HandsetSystemLog

extension SystemLogScript {
    /// Creates the script of a payload, and of the notification that brought it; `nil` if a file did.
    init(of payload: Payload, _ notification: NotificationRecord?) {
        let origin = payload.origin
        let place = "\(origin.source)#\(origin.number)"
        self.init(
            topic: notification?.topic, number: origin.number,
            identifier: notification?.id ?? place)
    }
}
