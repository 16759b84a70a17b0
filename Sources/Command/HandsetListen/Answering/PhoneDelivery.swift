import Handset
import HandsetPage

struct PhoneDelivery: Sendable {
    /// The index of the app that gets it.
    let app: Int
    /// The answer to what became of it, with the sessions that its callbacks open.
    let reception: Reception
    /// The identifier that notifications of the same content share, or `nil`.
    let collapseIdentifier: String?
    /// The notification's part of a JSON record; `nil` if no sender has sent it.
    let record: NotificationRecord?
    /// The type of a push for a call or a Live Activity, which only an app's own code gets; `nil` for a notification.
    let elsewhere: PushType?

    /// The delivery is `nil` if the push is for another receiver than the app.
    init?(
        _ reception: Reception, to app: Int, pushType: PushType?, collapseIdentifier: String?,
        record: NotificationRecord?
    ) {
        switch APSContent(reception.payload, pushType: pushType).otherReceiver {
        case nil: elsewhere = nil
        case PushType.voip.otherReceiver: elsewhere = .voip
        case PushType.liveActivity.otherReceiver: elsewhere = .liveActivity
        default: return nil
        }
        self.app = app
        self.reception = reception
        self.collapseIdentifier = collapseIdentifier
        self.record = record
    }
}
