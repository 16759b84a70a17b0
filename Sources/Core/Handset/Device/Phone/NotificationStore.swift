internal import Foundation

/// The state of a phone, which the phone and the app on it change.
final class NotificationStore: Sendable {
    /// The facts about the scenario on which changes depend.
    struct Conditions: Sendable {
        /// The app as it is at present.
        var application = Application(systemVersion: IOSVersion(16))
        var authorization = AuthorizationOptions.app
        /// The answer of a user who was not asked yet.
        var answer: AuthorizationOptions?
        /// The present moment in seconds since 1970.
        var moment = Int.min
        /// The seconds that were passed over without waiting.
        var skipped = 0
    }

    struct Contents: Sendable {
        var state: PhoneState
        var conditions = Conditions()
        var categories: Set<NotificationCategory>?
        var registration = AppRegistration()
        /// The notification center's delegate that the app has set; `nil` if it has not.
        var centerDelegate: CenterDelegateReference?
        /// The number of questions and requests of the app, which the system answers later.
        var questionCount = 0
    }

    let contents: Locked<Contents>
    /// The completion handlers that the system calls later.
    let handlers = OwedHandlers()
    /// Lets the phone answer what the app asks for between two callbacks.
    let wakePhone = Locked<(@Sendable () -> Void)?>(nil)
    private let now: @Sendable () -> Int

    init(now: @escaping @Sendable () -> Int) {
        self.now = now
        contents = Locked(Contents(state: PhoneState()))
    }

    /// Creates a store of no phone, with notifications in Notification Center.
    init(delivered: [UserNotification]) {
        now = Phone.secondsSince1970
        var state = PhoneState()
        for notification in delivered {
            state.show(
                NotificationDisplay(showsAlert: true), of: DeliveredNotification(notification))
        }
        contents = Locked(Contents(state: state))
    }

    var state: PhoneState { contents.withLock(\.state) }

    /// The categories that the app has registered, or `nil` if it has registered none.
    var categories: Set<NotificationCategory>? {
        get { contents.withLock(\.categories) }
        set { contents.withLock { $0.categories = newValue } }
    }

    @discardableResult func change<Result>(
        _ body: (inout PhoneState) throws -> Result
    ) rethrows -> Result {
        try contents.withLock { try body(&$0.state) }
    }

    /// The present moment in seconds since 1970, which never goes back.
    var moment: Int {
        let time = now()
        return contents.withLock { contents in
            let (present, isTooLarge) = time.addingReportingOverflow(contents.conditions.skipped)
            contents.conditions.moment = max(
                contents.conditions.moment, isTooLarge ? .max : present)
            return contents.conditions.moment
        }
    }

    /// Lets the time go on to a moment, if it has not come yet, and goes on from there.
    func skip(to moment: Int) {
        let present = self.moment
        guard moment > present else { return }
        let (seconds, isTooLarge) = moment.subtractingReportingOverflow(present)
        contents.withLock { contents in
            let (sum, overflows) = contents.conditions.skipped.addingReportingOverflow(seconds)
            contents.conditions.skipped = isTooLarge || overflows ? .max : sum
            contents.conditions.moment = moment
        }
    }

    func add(_ request: UserNotificationRequest) throws(UserNotificationError) {
        try require(IOSVersion(10))
        let content = request.content
        guard content.hasText || content.badge != nil || content.sound != nil else {
            throw .noContent
        }
        let moment = moment
        guard let pending = PhoneState.PendingNotification(request, after: moment) else {
            throw .noDate
        }
        change { $0.add(pending) }
    }

    func setBadgeCount(_ number: Int) throws(UserNotificationError) {
        try require(IOSVersion(16))
        setBadge(number)
    }

    func require(_ version: IOSVersion) throws(UserNotificationError) {
        guard contents.withLock(\.conditions.application.systemVersion) >= version else {
            throw .notAvailable(since: version)
        }
    }

    func setBadge(_ number: Int) {
        contents.withLock { contents in
            guard contents.conditions.authorization.contains(.badge) else { return }
            contents.state.setBadge(number)
        }
    }
}
