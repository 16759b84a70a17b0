import Handset
import HandsetPage

struct PhoneDelivery: Sendable {
    /// The index of the app that gets it.
    let app: Int
    /// The payload as the app gets it.
    let payload: Payload
    /// The scenario that it met in the output.
    let scenario: Scenario
    /// The identifier that notifications of the same content share, or `nil`.
    let collapseIdentifier: String?
    /// The notification's part of a JSON record; `nil` if no sender has sent it.
    let record: NotificationRecord?
}
