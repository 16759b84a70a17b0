import Handset
import HandsetPage

/// The description of an app on the phone, and notes of the calls that it gets.
///
/// A class, since each launch of the app makes a new delegate.
final class AppNotes: Sendable {
    struct Description: Sendable {
        /// The callbacks in which the app looks for a session.
        var routesIn: RoutingCallbacks
        /// The parts of a notification that the app presents in the foreground.
        var presentation: PresentationOptions
        /// True if the app's scene has a delegate of its own.
        var hasSceneDelegate: Bool
    }

    struct Call: Sendable {
        let selector: AppCallback.Selector
        /// The time in milliseconds since 1970.
        let time: Int
        /// The outcomes of the sessions that the app found; empty if it did not look.
        var outcomes: [SessionOutcome] = []
        /// The result that the app gave to the completion handler; `nil` if there is none.
        var result: String?
    }

    private struct State: Sendable {
        var description: Description
        /// The payload that the app gets now, with the sessions in it.
        var reception: Reception?
        /// Passes the sessions to handlers; `nil` if these were called at the arrival.
        var router: SessionRouter?
        var calls: [Call] = []
    }

    private let state: Locked<State>

    init(_ description: Description) {
        state = Locked(State(description: description))
    }

    var description: Description {
        get { state.withLock(\.description) }
        set { state.withLock { $0.description = newValue } }
    }

    /// Lets the following calls open the sessions of a payload.
    ///
    /// - Parameters:
    ///   - reception: The payload, with the sessions in it.
    ///   - router: Passes them to handlers. If `nil`, none is called.
    func open(_ reception: Reception, calling router: SessionRouter?) {
        state.withLock { state in
            state.reception = reception
            state.router = router
        }
    }

    /// Opens the sessions of the payload that the app gets now, and returns the outcomes in order.
    func openSessions() async -> [SessionOutcome] {
        let (reception, router) = state.withLock { ($0.reception, $0.router) }
        var outcomes: [SessionOutcome] = []
        for route in reception?.routes ?? [] {
            outcomes.append(
                await router?.deliver(route) ?? SessionOutcome(route: route, result: .done))
        }
        return outcomes
    }

    func add(_ call: Call) { state.withLock { $0.calls.append(call) } }

    /// Takes all calls since the last time.
    func takeCalls() -> [Call] {
        state.withLock { state in
            defer { state.calls = [] }
            return state.calls
        }
    }
}
