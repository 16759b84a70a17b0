internal import Foundation

extension PhoneState {
    /// A notification of the app itself that waits for its trigger.
    public struct PendingNotification: Hashable, Sendable {
        /// The request.
        public var request: UserNotificationRequest
        /// The moment of its delivery in seconds since 1970; the largest number if it waits for a place, not for a time.
        public var moment: Int

        /// `nil` if the trigger never comes true; without a trigger it is due `now`, in seconds since 1970.
        init?(_ request: UserNotificationRequest, after now: Int) {
            self.request = request
            guard let trigger = request.trigger else {
                moment = now
                return
            }
            if case .location = trigger {
                moment = .max
                return
            }
            let start = Date(timeIntervalSince1970: Double(now))
            guard let date = trigger.nextTriggerDate(after: start),
                let next = Int(exactly: date.timeIntervalSince1970.rounded(.up)), next >= now
            else { return nil }
            // The phone counts whole seconds, so the next one is the soonest.
            moment = max(next, now &+ 1)
        }

        /// The entry after its delivery at a moment; `nil` if it does not repeat.
        func next(after moment: Int) -> PhoneState.PendingNotification? {
            request.trigger?.repeats == true
                ? PhoneState.PendingNotification(request, after: moment) : nil
        }
    }
}
