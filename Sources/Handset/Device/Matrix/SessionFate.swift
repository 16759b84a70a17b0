/// The fate of a payload's sessions at a device.
///
/// ```swift
/// print(SessionFate.lost, SessionFate.routed(times: 2))
/// // lost routed x2
/// ```
package enum SessionFate: Hashable, Sendable {
    /// The payload has no session.
    case none
    /// The app looks for them in this number of callbacks, and opens them each time.
    case routed(times: Int)
    /// The notification is shown, and the user can still tap it.
    case waiting
    /// The app looks for a session in no callback with the payload.
    case lost

    package init(by plan: ScenarioPlan, hasSession: Bool) {
        self.init(by: plan, hasSession: hasSession, hasSessionAsSent: hasSession)
    }

    /// Creates the fate of sessions in a payload that a service extension may have changed.
    ///
    /// `hasSessionAsSent` is about what the callback for new content gets.
    init(by plan: ScenarioPlan, hasSession: Bool, hasSessionAsSent: Bool) {
        let callbacks = plan.callbacks
        let times = callbacks.indices.count { index in
            plan.looks(in: callbacks[index])
                && (plan.handsOverContent(callback: index) ? hasSessionAsSent : hasSession)
        }
        self =
            !hasSession && !hasSessionAsSent
            ? .none : times > 0 ? .routed(times: times) : plan.isWaiting ? .waiting : .lost
    }

    /// The number of callbacks that open the sessions.
    package var times: Int {
        if case .routed(let times) = self { times } else { 0 }
    }

    /// One of `none`, `routed`, `waiting` and `lost`.
    package var name: String {
        switch self {
        case .none: "none"
        case .routed: "routed"
        case .waiting: "waiting"
        case .lost: "lost"
        }
    }
}

extension SessionFate: CustomStringConvertible {
    /// The name, with the number of times if that is more than one.
    package var description: String {
        if case .routed(let times) = self, times > 1 { return "\(name) x\(times)" }
        return name
    }
}

extension SessionFate {
    var style: TextStyle {
        switch self {
        case .none: .dim
        case .routed(let times): times > 1 ? .purple : .green
        case .waiting: .yellow
        case .lost: .red
        }
    }
}
