/// What became of a notification at a phone, or of what the user did.
public struct Delivery: Sendable {
    /// Where the notification went.
    public enum Fate: Sendable {
        /// It has arrived.
        case arrived
        /// It waits until the phone can be reached, perhaps instead of another one, which is lost.
        case stored(replaced: RemoteNotification?)
        /// It is lost, for a reason.
        case dropped(reason: String)
    }

    /// The notification; `nil` if the user has opened the app by its icon.
    public var notification: RemoteNotification?
    /// What it is called on the phone: the collapse identifier, or one that the phone has given.
    ///
    /// Empty if there is no notification, or it has not arrived.
    public var identifier = ""
    /// Where the notification went.
    public var fate: Fate
    /// What has happened, in order: a part of the plan if the app did not live to see the rest.
    public var steps: [PlanStep] = []
    /// What the delegate did wrong meanwhile.
    public var faults: [DelegateFault] = []
    /// What the app told of the new content; `nil` if it was not asked, or did not answer.
    public var fetchResult: BackgroundFetchResult?

    init(_ notification: RemoteNotification?, _ fate: Fate) {
        self.notification = notification
        self.fate = fate
    }

    /// The callbacks that were made, in order.
    public var callbacks: [AppCallback] { steps.callbacks }

    /// The lines that iOS writes into the log, in order: those of the plan, then those of the faults.
    public var systemMessages: [SystemMessage] {
        steps.systemMessages + faults.compactMap(\.systemMessage)
    }
}
