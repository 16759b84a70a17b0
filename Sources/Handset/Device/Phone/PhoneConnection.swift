/// Whether a phone can be reached.
public enum PhoneConnection: String, CaseIterable, Hashable, Sendable {
    /// It takes every notification at once.
    case online
    /// It saves power: what has not the highest priority waits, as if it were away.
    ///
    /// Apple says no more than that such notifications may be grouped, or sent later.
    case saving
    /// It takes nothing.
    case away

    /// Whether a notification of a priority reaches it now.
    func takes(_ priority: NotificationPriority) -> Bool {
        self == .online || self == .saving && priority == .immediate
    }
}
