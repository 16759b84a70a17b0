import Handset
import HandsetPage

/// An act of the user on a notification.
struct ShownAct: Sendable {
    let kind: PageHistoryEntry.Kind
    let choice: UserChoice
    /// The time in milliseconds since 1970.
    let time: Int
    /// The router that passes the sessions of a described app to handlers; `nil` if none is called.
    let router: SessionRouter?
    /// True if the callbacks have the time of the act, false if they have their own.
    let isAtOnce: Bool
}
