import Handset
import HandsetCommand
import HandsetRunner

/// The phone of an app, as the page shows it.
///
/// The page asks it, and never whether the app is described or its own code runs.
protocol AppPhone: Sendable {
    /// The phone, with the present state of the app.
    var scenario: Scenario { get async }
    var state: PhoneState { get async }
    /// The calls that the phone shows, the oldest first.
    var calls: [RunCall] { get async }
    /// The name of the app whose own code runs; `nil` for a described app.
    var ownName: String? { get async }
    /// The members about the app's own code; `nil` for a described app.
    var json: JSONText? { get async }

    /// Lets a push arrive; `time` is in milliseconds since 1970. The answer is `nil` if no app gets the push.
    func deliver(_ delivery: PhoneDelivery, at time: Int) async -> PhoneAnswer?

    /// Lets the user act on a notification; `nil` if it is not in Notification Center.
    func act(
        _ act: ShownAct, on shown: PhoneApp.Shown, as identifier: String
    ) async -> PhoneAnswer?

    /// Lets the user make an act that is about no notification; `nil` if nothing runs for it.
    func act(_ act: PackageApp.Act) async -> PhoneAnswer?

    /// Lets the user end the app.
    func kill() async

    /// Changes the phone without a callback of the app.
    func change(_ body: @escaping @Sendable (inout Scenario) -> Void) async

    /// Lets the app be as an answer describes it from now on.
    func play(_ answer: PayloadAnswer, isOtherDelegate: Bool) async

    /// Takes notifications out of Notification Center.
    func forget(_ identifiers: Set<String>) async
}
