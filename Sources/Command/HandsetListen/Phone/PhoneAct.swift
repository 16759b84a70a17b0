import Handset

/// An action of the user on a notification, for the output.
struct PhoneAct: Sendable {
    /// The way on which the notification has come.
    let delivery: PhoneDelivery
    /// The answer to what became of it since the action.
    let reception: Reception
}
