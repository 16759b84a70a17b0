import Handset
import HandsetPage

/// The description of an app on the phone, and notes of the calls that it gets.
///
/// A class, since each launch of the app makes a new delegate.
final class AppNotes: Sendable {
    struct Description: Sendable {
        var application: Application
        var router: SessionRouter
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
        /// The router in place of that of the description.
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

    /// The router that a call uses now.
    var router: SessionRouter { state.withLock { $0.router ?? $0.description.router } }

    /// Lets calls use another router, or that of the description if it is `nil`.
    func use(_ router: SessionRouter?) { state.withLock { $0.router = router } }

    func add(_ call: Call) { state.withLock { $0.calls.append(call) } }

    /// Takes all calls since the last time.
    func takeCalls() -> [Call] {
        state.withLock { state in
            defer { state.calls = [] }
            return state.calls
        }
    }
}
