/// The fate of a payload's sessions at an app.
///
/// Each has a stable ``code``; ``FateWords`` tells it.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","session":"42"}}"#)
/// var scenario = Scenario.ofTheApp
/// scenario.appState = .background
/// for action in [UserAction.nothing, .tap, .dismiss, .open] {
///     scenario.action = action
///     print(Fate(by: scenario.plan(for: payload), hasSession: true).code)
/// }
/// // waiting
/// // routed
/// // dismissed
/// // passed-by
/// ```
public enum Fate: Hashable, Sendable {
    /// The payload has no session.
    case none
    /// The app looks for them in this number of callbacks, and opens them each time.
    case routed(times: Int)
    /// They are not opened yet, and something that the user can still do opens them.
    case waiting(Reason)
    /// The user has passed the notification by, and opened the app from its icon.
    case passedBy
    /// The user has dismissed the notification.
    case dismissed
    /// The app could have had them, and opens none.
    case lost(Reason)

    /// Creates the fate of sessions.
    ///
    /// - Parameters:
    ///   - plan: The steps at the device.
    ///   - hasSession: True if the rules find a session in the payload as the app gets it.
    ///   - hasSessionAsSent: True if they find one in what the callback for new content gets: the payload
    ///     as it was sent, also if a service extension has changed it. If `nil`, the same.
    public init(by plan: ScenarioPlan, hasSession: Bool, hasSessionAsSent: Bool? = nil) {
        if let crash = plan.crash {
            self = .lost(.codeFault(crash))
            return
        }
        guard hasSession || hasSessionAsSent == true else {
            self = .none
            return
        }
        let times = Self.times(plan, hasSession, hasSessionAsSent ?? hasSession)
        self =
            times > 0
            ? .routed(times: times) : Self(of: plan.reason ?? .changedByServiceExtension)
    }

    private static func times(
        _ plan: ScenarioPlan, _ hasSession: Bool, _ hasSessionAsSent: Bool
    ) -> Int {
        guard hasSession != hasSessionAsSent else { return plan.lookCount }
        let callbacks = plan.callbacks
        return callbacks.indices.count { index in
            (plan.handsOverContent(callback: index) ? hasSessionAsSent : hasSession)
                && plan.looks(in: callbacks[index])
        }
    }

    /// The fate for a reason why nothing is opened.
    init(of reason: Reason) {
        self =
            switch reason {
            case .dismissed: .dismissed
            case .openedByIcon: .passedBy
            case _ where reason.isWaiting: .waiting(reason)
            default: .lost(reason)
            }
    }

    /// The number of callbacks that open the sessions.
    public var times: Int {
        if case .routed(let times) = self { times } else { 0 }
    }

    /// The reason why none is opened; `nil` if one is opened, or if there is none.
    public var reason: Reason? {
        switch self {
        case .none, .routed: nil
        case .waiting(let reason), .lost(let reason): reason
        case .passedBy: .openedByIcon
        case .dismissed: .dismissed
        }
    }

    /// The stable name of the fate: `none`, `routed`, `waiting`, `passed-by`, `dismissed` or `lost`.
    public var code: String {
        switch self {
        case .none: "none"
        case .routed: "routed"
        case .waiting: "waiting"
        case .passedBy: "passed-by"
        case .dismissed: "dismissed"
        case .lost: "lost"
        }
    }
}
