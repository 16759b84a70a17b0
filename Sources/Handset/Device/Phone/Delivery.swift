/// The result of a notification at a phone, or of the user's action.
public struct Delivery: Hashable, Sendable {
    /// The outcome of a notification at a phone.
    public enum Outcome: Hashable, Sendable {
        /// It has arrived.
        case arrived
        /// It waits until the phone can be reached. Another notification, if there was one, is lost.
        case stored(replaced: RemoteNotification?)
        /// It is lost.
        case dropped(NotificationLoss)
    }

    /// The notification as it was sent; `nil` for a notification of the app itself, and if the user has
    /// opened the app by its icon.
    public var notification: RemoteNotification?
    /// The identifier on the phone: the app's, the collapse identifier, or one that the phone has made.
    ///
    /// It is empty if there is no notification, or if it has not arrived.
    public var identifier = ""
    /// The outcome of the notification.
    public var outcome: Outcome
    /// The content as the app gets it, with its `userInfo`; `nil` if nothing has arrived.
    public var content: UserNotificationContent?
    /// The result of the service extension; `nil` if no notification of a provider has arrived.
    public var serviceExtension: ServiceExtensionOutcome?
    /// The steps that were made, in order; only the first ones of the plan if the app has ended.
    public var steps: [PlanStep] = []
    /// The callbacks of the app's registration, in order; empty if the app was not launched.
    ///
    /// They follow the callback of the launch.
    public var registration: [RegistrationCallback] = []
    /// The faults of the delegate.
    public var faults: [DelegateFault] = []
    /// The faults of the service extension.
    public var serviceExtensionFaults: [ServiceExtensionFault] = []
    /// The app's result for new content, or `nil` if there was no callback for it or no result.
    public var fetchResult: BackgroundFetchResult?
    /// The notifications of the app itself whose moment came before this one or during it, in order.
    public var localDeliveries: [Delivery] = []

    init(_ notification: RemoteNotification?, _ outcome: Outcome) {
        self.notification = notification
        self.outcome = outcome
    }

    init(_ delivered: DeliveredNotification) {
        self.init(delivered.isRemote ? delivered.notification : nil, .arrived)
        identifier = delivered.identifier
        content = delivered.content
    }

    /// The methods that were called, in order.
    public var callbacks: [AppCallback.Selector] { calls.map(\.selector) }

    /// The callbacks that were made, with their arguments, in order.
    public var calls: [AppCallback] { steps.callbacks }

    /// The parts that were shown and played; nothing if the app alone got the notification.
    public var display: NotificationDisplay {
        for case .display(let display) in steps { return display }
        return .nothing
    }

    /// The title, the subtitle and the body of the alert that was shown; `nil` if none was.
    public var shownAlert: ShownAlert? {
        guard let content else { return nil }
        for case .display(let display) in steps where display.showsAlert {
            return ShownAlert(content)
        }
        return nil
    }

    /// The messages that iOS logs: first those of the plan, then those of the faults.
    public var systemMessages: [SystemMessage] {
        steps.systemMessages + faults.compactMap(\.systemMessage)
    }
}
