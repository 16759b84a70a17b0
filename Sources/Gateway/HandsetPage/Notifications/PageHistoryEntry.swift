package import Handset

/// A step in the life of a notification: its arrival, an action of the user, a callback, and so on.
package struct PageHistoryEntry: Sendable {
    /// The kinds of steps, by their names in the API.
    package enum Kind: String, CaseIterable, Sendable {
        case arrived
        /// Something of it was shown or played.
        case shown
        case tap
        case dismiss
        case button
        case text
        /// The user has opened the app by its icon, and passed it by.
        case open
        /// A newer one has taken its place in Notification Center.
        case replaced
        /// It has left Notification Center, because too many others came.
        case removed
        /// The app has taken it back.
        case withdrawn
        /// It was kept for the device, which was away.
        case stored
        case callback
        /// The system has logged a line.
        case log
        /// The app's own code has written a line.
        case appLog = "app-log"
        /// The app's own code has called what stands in for a name that is not there.
        case asked
        /// The app's own code has made a request, which was answered.
        case request
        /// The app's own code has opened something.
        case opened
        /// The app's own code has a fault that does not end it.
        case fault
        /// The app's own code has crashed.
        case crash
        /// The app's own code came to no end, and was ended.
        case hung
    }

    package let kind: Kind
    /// The time in milliseconds since 1970.
    package let time: Int
    /// The state of the app before an arrival or an action; `nil` for other steps.
    package let appState: AppState?
    package let members: JSONMembers

    package init(
        _ kind: Kind, at time: Int, in appState: AppState? = nil,
        _ members: JSONMembers = [:]
    ) {
        self.kind = kind
        self.time = time
        self.appState = appState
        self.members = members
    }

    /// The time of the arrival is in milliseconds since 1970.
    func json(after arrival: Int) -> JSONText {
        .object(
            [
                "kind": .string(kind.rawValue), "time": .string(PageTime.text(time)),
                "since": .integer(max(0, time - arrival)),
                "appState": appState.map { .string($0.rawValue) },
            ] + members)
    }
}
