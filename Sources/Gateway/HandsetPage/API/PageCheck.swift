package import Handset

/// The result of a payload that is not given to the phone.
package struct PageCheck: Sendable {
    package var notification: PageNotification
    /// The reason why the app cannot get it, with its place; `nil` if it can.
    package var refusal: PayloadRefusal?

    package init(_ notification: PageNotification, refusal: PayloadRefusal? = nil) {
        self.notification = notification
        self.refusal = refusal
    }

    /// The members of the answer for a payload that the app cannot get.
    var membersOfRefusal: JSONMembers {
        guard let refusal else { return [:] }
        return [
            "refusal": .object([
                "line": .integer(refusal.place.line), "column": .integer(refusal.place.column),
                "finding": .string(refusal.finding), "advice": .string(refusal.advice),
            ])
        ]
    }
}
