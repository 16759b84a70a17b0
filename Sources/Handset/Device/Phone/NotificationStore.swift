internal import Foundation

/// The state of a phone, which the phone and the app on it change.
final class NotificationStore: Sendable {
    /// The facts about the scenario on which changes depend.
    struct Conditions: Sendable {
        var version = IOSVersion(16)
        var authorization = AuthorizationOptions.app
        /// The present moment in seconds since 1970.
        var moment = Int.min
    }

    private struct Contents: Sendable {
        var state: PhoneState
        var conditions = Conditions()
        var categories: Set<NotificationCategory>?
    }

    private let contents: Locked<Contents>
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
            contents.conditions.moment = max(contents.conditions.moment, time)
            return contents.conditions.moment
        }
    }

    /// Lets the time go on to a moment, if it has not come yet.
    func goOn(to moment: Int) {
        contents.withLock { contents in
            contents.conditions.moment = max(contents.conditions.moment, moment)
        }
    }

    var settings: UserNotificationSettings {
        let conditions = contents.withLock(\.conditions)
        return UserNotificationSettings(conditions.authorization, on: conditions.version)
    }

    func update(_ scenario: Scenario) {
        contents.withLock { contents in
            contents.conditions.version = scenario.application.systemVersion
            contents.conditions.authorization = scenario.authorization
        }
    }

    func add(_ request: UserNotificationRequest) throws(UserNotificationError) {
        try require(IOSVersion(10))
        let content = request.content
        guard content.hasText || content.badge != nil || content.sound != nil else {
            throw .noContent
        }
        let moment = moment
        guard let pending = PendingNotification(request, after: moment) else { throw .noDate }
        change { $0.add(pending) }
    }

    func setBadgeCount(_ number: Int) throws(UserNotificationError) {
        try require(IOSVersion(16))
        setBadge(number)
    }

    private func require(_ version: IOSVersion) throws(UserNotificationError) {
        guard contents.withLock(\.conditions.version) >= version else {
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
