/// The result of a notification at a phone, or of the user's action.
public struct Delivery: Sendable {
    /// The fate of a notification.
    public enum Fate: Sendable {
        /// It has arrived.
        case arrived
        /// It waits until the phone can be reached. Another notification, if there was one, is lost.
        case stored(replaced: RemoteNotification?)
        /// It is lost, for a reason.
        case dropped(reason: String)
    }

    /// The notification; `nil` if the user has opened the app by its icon.
    public var notification: RemoteNotification?
    /// The identifier on the phone: the collapse identifier, or one that the phone has made.
    ///
    /// It is empty if there is no notification, or if it has not arrived.
    public var identifier = ""
    /// The fate of the notification.
    public var fate: Fate
    /// The steps that were made, in order; only the first ones of the plan if the app has ended.
    public var steps: [PlanStep] = []
    /// The faults of the delegate.
    public var faults: [DelegateFault] = []
    /// The app's result for new content, or `nil` if there was no callback for it or no result.
    public var fetchResult: BackgroundFetchResult?

    init(_ notification: RemoteNotification?, _ fate: Fate) {
        self.notification = notification
        self.fate = fate
    }

    /// The callbacks that were made, in order.
    public var callbacks: [AppCallback] { steps.callbacks }

    /// The messages that iOS logs: first those of the plan, then those of the faults.
    public var systemMessages: [SystemMessage] {
        steps.systemMessages + faults.compactMap(\.systemMessage)
    }
}
