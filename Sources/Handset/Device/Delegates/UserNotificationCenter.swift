/// The notification center of an app (`UNUserNotificationCenter`, iOS 10 and later).
///
/// A delegate gets it with each call. Everywhere else in the app's code ``current()`` returns it.
///
/// ```swift
/// let center = UserNotificationCenter()
/// var content = UserNotificationContent()
/// content.body = "Your tea is ready"
/// center.add(UserNotificationRequest(
///     identifier: "tea", content: content, trigger: .timeInterval(240, repeats: false)))
/// print(center.pendingNotificationRequests.map(\.identifier))
/// // ["tea"]
/// ```
public struct UserNotificationCenter: Sendable {
    let store: NotificationStore

    /// Creates a center that belongs to no phone.
    public init(deliveredNotifications: [UserNotification] = []) {
        store = NotificationStore(delivered: deliveredNotifications)
    }

    init(_ store: NotificationStore) {
        self.store = store
    }

    /// Returns the center of the app that runs the present code; outside of an app one of its own.
    public static func current() -> UserNotificationCenter {
        RunningApp.store.map(UserNotificationCenter.init) ?? UserNotificationCenter()
    }

    // MARK: - Notifications that were delivered

    /// The notifications in Notification Center, the oldest first.
    public var deliveredNotifications: [UserNotification] {
        store.state.delivered.map(\.userNotification)
    }

    /// Passes the notifications in Notification Center to a closure, before it returns.
    public func getDeliveredNotifications(
        completionHandler: @escaping @Sendable ([UserNotification]) -> Void
    ) {
        completionHandler(deliveredNotifications)
    }

    /// Removes notifications from Notification Center.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        store.change { state in
            for identifier in identifiers { state.remove(identifier) }
        }
    }

    /// Removes all notifications of the app from Notification Center.
    public func removeAllDeliveredNotifications() {
        store.change { $0.removeAllDelivered() }
    }

    // MARK: - Notifications that wait

    /// The requests that wait for their triggers, the next one first.
    public var pendingNotificationRequests: [UserNotificationRequest] {
        store.state.pending.map(\.request)
    }

    /// Passes the requests that wait to a closure, before it returns.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UserNotificationRequest]) -> Void
    ) {
        completionHandler(pendingNotificationRequests)
    }

    /// Adds a notification of the app itself.
    ///
    /// It is delivered when its trigger comes true, and without a trigger after the present callback. Of
    /// more than ``PhoneState/largestCountOfPending`` requests the ones that come last are dropped.
    ///
    /// - Parameters:
    ///   - request: The request, which replaces one with the same identifier.
    ///   - completionHandler: Receives the ``UserNotificationError`` of a request that is refused.
    public func add(
        _ request: UserNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = failure { try store.add(request) }
        completionHandler?(error)
    }

    /// Adds a notification of the app itself.
    ///
    /// - Throws: ``UserNotificationError`` if the request has nothing to show or play, or its trigger
    ///   never comes true.
    public func add(_ request: UserNotificationRequest) async throws {
        try store.add(request)
    }

    /// Removes requests that wait.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        store.change { state in
            for identifier in identifiers { state.removePending(identifier) }
        }
    }

    /// Removes all requests that wait.
    public func removeAllPendingNotificationRequests() {
        store.change { $0.removeAllPending() }
    }

    // MARK: - Settings

    /// The notifications that the user allows.
    public var notificationSettings: UserNotificationSettings { store.settings }

    /// Passes the notifications that the user allows to a closure, before it returns.
    public func getNotificationSettings(
        completionHandler: @escaping @Sendable (UserNotificationSettings) -> Void
    ) {
        completionHandler(notificationSettings)
    }

    // MARK: - Categories

    /// The categories that the app has registered.
    public var notificationCategories: Set<NotificationCategory> { store.categories ?? [] }

    /// Passes the categories that the app has registered to a closure, before it returns.
    public func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<NotificationCategory>) -> Void
    ) {
        completionHandler(notificationCategories)
    }

    /// Registers categories, in place of those before and of ``Scenario/categories``.
    public func setNotificationCategories(_ categories: Set<NotificationCategory>) {
        store.categories = categories
    }

    // MARK: - The badge

    /// Sets the number on the app's icon (iOS 16 and later).
    ///
    /// Without the user's permission for badges nothing changes. A number of 0 also removes the app's
    /// notifications from Notification Center if there was another number (reports of Airship and Braze).
    ///
    /// - Parameters:
    ///   - newBadgeCount: The number; 0 removes it.
    ///   - completionHandler: Receives an error before iOS 16, where the method is missing.
    public func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = failure { try store.setBadgeCount(newBadgeCount) }
        completionHandler?(error)
    }

    /// Sets the number on the app's icon (iOS 16 and later).
    ///
    /// - Throws: ``UserNotificationError`` before iOS 16, where the method is missing.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {
        try store.setBadgeCount(newBadgeCount)
    }

    private func failure(_ body: () throws -> Void) -> (any Error)? {
        do {
            try body()
            return nil
        } catch {
            return error
        }
    }
}
