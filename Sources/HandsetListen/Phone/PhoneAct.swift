import Handset

/// An action of the user on a notification, for the output.
struct PhoneAct: Sendable {
    /// The way on which the notification has come.
    let delivery: PhoneDelivery
    /// The outcomes of the sessions that the app has found since the action.
    let outcomes: [SessionOutcome]
    /// The steps at the device since the action.
    let plan: ScenarioPlan
}
