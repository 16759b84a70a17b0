extension Phone {
    /// The connection of a phone.
    public enum Connection: String, CaseIterable, Hashable, Sendable {
        /// Every notification arrives at once.
        case online
        /// The phone saves power: a notification without the highest priority waits, as if the phone were away.
        ///
        /// Apple documents only that such notifications may be grouped, or sent later.
        case saving
        /// No notification arrives.
        case away

        func takes(_ priority: NotificationPriority) -> Bool {
            self == .online || self == .saving && priority == .immediate
        }
    }
}
