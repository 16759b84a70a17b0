// MARK: - Notifications that were delivered

extension UserNotificationCenter {
    /// Returns the notifications in Notification Center, the oldest first.
    public func deliveredNotifications() async -> [UserNotification] {
        store.countQuestion()
        return store.state.delivered.map(\.userNotification)
    }

    /// Passes the notifications in Notification Center to a closure, the oldest first.
    public func getDeliveredNotifications(
        completionHandler: @escaping @Sendable ([UserNotification]) -> Void
    ) {
        let notifications = store.state.delivered.map(\.userNotification)
        store.later { completionHandler(notifications) }
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
}

// MARK: - Notifications that wait

extension UserNotificationCenter {
    /// Returns the requests that wait for their triggers, the next one first.
    public func pendingNotificationRequests() async -> [UserNotificationRequest] {
        store.countQuestion()
        return store.state.pending.map(\.request)
    }

    /// Passes the requests that wait for their triggers to a closure, the next one first.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UserNotificationRequest]) -> Void
    ) {
        let requests = store.state.pending.map(\.request)
        store.later { completionHandler(requests) }
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
        finish(completionHandler) { () throws(UserNotificationError) in try store.add(request) }
    }

    /// Adds a notification of the app itself.
    ///
    /// - Throws: ``UserNotificationError`` if the request has nothing to show or play, or its trigger
    ///   never comes true.
    public func add(_ request: UserNotificationRequest) async throws {
        if let problem { throw problem }
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
}

// MARK: - The badge

extension UserNotificationCenter {
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
        finish(completionHandler) { () throws(UserNotificationError) in
            try store.setBadgeCount(newBadgeCount)
        }
    }

    /// Sets the number on the app's icon (iOS 16 and later).
    ///
    /// - Throws: ``UserNotificationError`` before iOS 16, where the method is missing.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {
        if let problem { throw problem }
        try store.setBadgeCount(newBadgeCount)
    }
}
