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
}
