internal import Handset

// MARK: - Notifications that wait

extension UNUserNotificationCenter {
    /// Adds a notification of the app itself.
    ///
    /// - Parameters:
    ///   - request: The request, which replaces one with the same identifier.
    ///   - completionHandler: Receives the ``UNError`` of a request that is refused.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        guard keepAttachments(of: request) else {
            completionHandler?(UNError(.attachmentCorrupt))
            return
        }
        guard let completionHandler else { return center.add(request.request) }
        center.add(request.request) { completionHandler($0.map(UNError.apples)) }
    }

    /// Adds a notification of the app itself.
    ///
    /// - Parameter request: The request, which replaces one with the same identifier.
    /// - Throws: ``UNError`` if the request has nothing to show or play, its trigger never comes true, or the file of an
    ///   attachment is damaged.
    public func add(_ request: UNNotificationRequest) async throws {
        guard keepAttachments(of: request) else { throw UNError(.attachmentCorrupt) }
        do {
            try await center.add(request.request)
        } catch {
            throw UNError.apples(error)
        }
    }

    /// Returns false if a file is damaged; Apple documents that the request is not scheduled then
    /// ("UNNotificationAttachment").
    private func keepAttachments(of request: UNNotificationRequest) -> Bool {
        let files = request.content.attachments
        guard files.allSatisfy(\.isIntact) else { return false }
        AppHost.shared.setAttachments(files, of: request.identifier)
        return true
    }

    /// Passes the requests that wait for their triggers to a closure.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        center.getPendingNotificationRequests {
            completionHandler($0.map(UNNotificationRequest.init))
        }
    }

    /// Returns the requests that wait for their triggers.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await center.pendingNotificationRequests().map(UNNotificationRequest.init)
    }

    /// Removes requests that wait.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        center.removePendingNotificationRequests(withIdentifiers: identifiers)
    }

    /// Removes all requests that wait.
    public func removeAllPendingNotificationRequests() {
        center.removeAllPendingNotificationRequests()
    }
}

// MARK: - Notifications that were delivered

extension UNUserNotificationCenter {
    public func getDeliveredNotifications(
        completionHandler: @escaping @Sendable ([UNNotification]) -> Void
    ) {
        center.getDeliveredNotifications { completionHandler($0.map(UNNotification.init)) }
    }

    public func deliveredNotifications() async -> [UNNotification] {
        await center.deliveredNotifications().map(UNNotification.init)
    }

    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        center.removeDeliveredNotifications(withIdentifiers: identifiers)
    }

    public func removeAllDeliveredNotifications() {
        center.removeAllDeliveredNotifications()
    }
}

// MARK: - The badge

extension UNUserNotificationCenter {
    /// Sets the number on the app's icon (iOS 16 and later).
    ///
    /// - Parameters:
    ///   - newBadgeCount: The number; 0 removes it.
    ///   - completionHandler: Receives an error before iOS 16, where the method is missing.
    public func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        center.setBadgeCount(newBadgeCount, withCompletionHandler: completionHandler)
    }

    /// Sets the number on the app's icon (iOS 16 and later).
    ///
    /// - Parameter newBadgeCount: The number; 0 removes it.
    /// - Throws: An error before iOS 16, where the method is missing.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {
        try await center.setBadgeCount(newBadgeCount)
    }
}
