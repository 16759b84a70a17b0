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

    /// The notification as it was sent; `nil` for a notification of the app itself, and if the user has opened
    /// the app from its icon.
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
    public var steps: [ScenarioPlan.Step] = []
    /// The callbacks of the app's registration, in order; empty if the app has not asked for one.
    ///
    /// They follow the callback in which it has asked. Those for which it has asked between two deliveries are
    /// in the next one.
    public var registration: [Registration.Callback] = []
    /// The user's act that could not be done, with the cause; `nil` if it was done, or if there was none.
    public var impossibleAct: ImpossibleAct?
    /// The reason why a push for a Live Activity has changed nothing; `nil` if it has, or if it is another push.
    public var activityRefusal: ActivityRefusal?
    /// The faults of the delegate.
    public var faults: [DelegateFault] = []
    /// True if the service extension has called its content handler after its time was over, at its last
    /// chance (``NotificationServiceExtension/serviceExtensionTimeWillExpire()``).
    ///
    /// It is not a fault, but on a phone the user has waited for 30 seconds.
    public var serviceExtensionUsedLastChance = false
    /// The faults of the service extension.
    public var serviceExtensionFaults: [ServiceExtensionFault] = []
    /// The faults of the delegate after earlier callbacks were over, until they are thrown.
    ///
    /// ``Phone/receive(_:then:)-(Payload,_)`` and ``Phone/checkFaults()`` throw them once.
    public var lateFaults: [DelegateFault] = []
    /// The faults of the service extension after earlier notifications were shown, until they are thrown.
    public var lateServiceExtensionFaults: [ServiceExtensionFault] = []
    /// The calls of apps outside of their callbacks that might belong to this phone, until they are thrown.
    public var strayCalls: [Phone.StrayCall] = []
    /// The calls of members that cannot do here what they do on iOS, until they are thrown.
    public var unsupportedCalls: [Phone.UnsupportedCall] = []
    /// True if the task that asked for it was cancelled before it was over.
    ///
    /// The rest of its callbacks are left out.
    public var isCancelled = false
    /// The app's result for new content, or `nil` if there was no callback for it or no result.
    public var fetchResult: BackgroundFetchResult?
    /// The notifications of the app itself whose moment came before this one or during it, in order.
    public var localDeliveries: [Delivery] = []

    init(_ notification: RemoteNotification?, _ outcome: Outcome) {
        self.notification = notification
        self.outcome = outcome
    }

    /// Returns the result for a task that was cancelled before its turn came.
    static func cancelled(_ notification: RemoteNotification?) -> Delivery {
        var delivery = Delivery(notification, notification == nil ? .arrived : .dropped(.cancelled))
        delivery.isCancelled = true
        return delivery
    }

    init(_ delivered: DeliveredNotification) {
        self.init(delivered.isRemote ? delivered.notification : nil, .arrived)
        identifier = delivered.identifier
        content = delivered.content
    }

    /// The callbacks that were made, with their arguments, in order.
    public var callbacks: [AppCallback] { steps.callbacks }

    /// The methods that were called, in order: the selectors of the callbacks.
    public var selectors: [AppCallback.Selector] { callbacks.map(\.selector) }

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

    /// The messages that iOS logs: first the plan's, then the faults'.
    public var systemMessages: [SystemMessage] {
        steps.systemMessages + faults.compactMap(\.systemMessage)
    }

    /// Returns the plan of the user's action, with the reason if the app looks for a session in none of the
    /// callbacks.
    package func plan(of choice: UserChoice, in scenario: Scenario) -> ScenarioPlan {
        var plan = ScenarioPlan(
            steps: steps, appState: scenario.appState, reason: nil, isWaiting: false,
            isActionPossible: true, routesIn: scenario.routesIn, arrivalCallbackCount: 0)
        let faults = CodeFaultFinder(scenario, steps)
        plan.spoiled = faults.spoiled
        guard plan.callbacksThatLook.isEmpty else { return plan }
        var scenario = scenario
        scenario.choice = choice
        // In the foreground the plan would give the arrival's reason.
        if scenario.appState.isForeground { scenario.appState = .background }
        plan.reason =
            ReasonFinder(
                scenario: scenario, content: APSContent(content?.payload),
                display: NotificationDisplay(showsAlert: true), action: choice.action,
                callbacks: callbacks, fault: faults.fault,
                hasEnded: self.faults.contains { $0.kind == .endedAtLaunch }
            ).reason
        return plan
    }
}
