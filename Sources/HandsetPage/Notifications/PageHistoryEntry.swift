package import Handset

/// A step in the life of a notification: its arrival, an action of the user, a callback, and so on.
package struct PageHistoryEntry: Sendable {
    /// The kinds of steps, by their names in the API.
    package enum Kind: String, CaseIterable, Sendable {
        /// It has arrived at the phone.
        case arrived
        /// Something of it was shown or played.
        case shown
        /// The user has tapped it.
        case tap
        /// The user has dismissed it.
        case dismiss
        /// The user has tapped a button of it.
        case button
        /// The user has typed a text.
        case text
        /// A newer one has taken its place in Notification Center.
        case replaced
        /// It has left Notification Center, because too many others came.
        case removed
        /// The app got a callback.
        case callback
        /// The system has logged a line.
        case log
    }

    /// The kind.
    package let kind: Kind
    /// The time in milliseconds since 1970.
    package let time: Int
    /// Further facts, as members of an object.
    package let members: [(key: String, value: JSONText)]

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - time: The time in milliseconds since 1970.
    ///   - members: What else is known of it.
    package init(_ kind: Kind, at time: Int, _ members: [(key: String, value: JSONText)] = []) {
        self.kind = kind
        self.time = time
        self.members = members
    }

    /// Returns the step as an element of a description.
    ///
    /// - Parameter arrival: The time of the arrival, in milliseconds since 1970.
    /// - Returns: The object.
    func json(after arrival: Int) -> JSONText {
        .object(
            [
                ("kind", .string(kind.rawValue)), ("time", .string(PageTime.text(time))),
                ("since", .integer(max(0, time - arrival))),
            ] + members)
    }
}
