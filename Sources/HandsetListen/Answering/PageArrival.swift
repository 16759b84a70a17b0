import Handset
import HandsetCommand
import HandsetGateway
import HandsetPage

/// A notification for the page, and its way to the phone.
struct PageArrival: Sendable {
    var notification: PageNotification
    /// The way to the phone; `nil` if it does not get there, or to no app on it.
    var delivery: PhoneDelivery?

    /// Creates the arrival of a notification that does not get to the phone.
    init(notification: PageNotification) {
        self.notification = notification
    }

    /// If the push type is `nil`, the payload alone shows it.
    init(
        _ notification: ReceivedNotification, _ reception: Reception, by answer: PayloadAnswer,
        app: Int, _ pushType: PushType?
    ) {
        self.notification = PageNotification(notification, reception, by: answer)
        guard APSContent(reception.payload, pushType: pushType).otherReceiver == nil else { return }
        delivery = PhoneDelivery(
            app: app, reception: reception,
            collapseIdentifier: notification.collapseIdentifier,
            record: notification.isGiven ? nil : notification.record(.delivered))
    }

    /// Creates the arrival of a payload that no sender has sent, at the app in force.
    init(_ reception: Reception, by answer: PayloadAnswer) {
        notification = PageNotification(reception, by: answer)
        guard APSContent(reception.payload).otherReceiver == nil else { return }
        delivery = PhoneDelivery(
            app: 0, reception: reception, collapseIdentifier: nil, record: nil)
    }
}
