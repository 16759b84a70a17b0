extension UserNotificationCenter {
    /// Asks the user to allow notifications, and passes the answer to a closure.
    ///
    /// The phone asks an undecided user once; the user answers at once what the test has said to the ``Phone``.
    /// Later calls get the earlier decision. A request with ``AuthorizationOptions/provisional`` is granted
    /// without a question (iOS 12 and later).
    ///
    /// - Parameters:
    ///   - options: The kinds of notifications that the app asks for.
    ///   - completionHandler: Receives true if any of them is allowed; an error before iOS 10, where the
    ///     method is missing.
    public func requestAuthorization(
        options: AuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        do {
            let isGranted = try ask(for: options)
            store.later { completionHandler(isGranted, nil) }
        } catch {
            store.later { completionHandler(false, error) }
        }
    }

    /// Asks the user to allow notifications, as the form with the completion handler does.
    ///
    /// - Parameter options: The kinds of notifications that the app asks for.
    /// - Returns: True if any of them is allowed.
    /// - Throws: ``UserNotificationError`` before iOS 10, where the method is missing.
    @discardableResult public func requestAuthorization(
        options: AuthorizationOptions = []
    ) async throws -> Bool {
        try ask(for: options)
    }

    private func ask(for options: AuthorizationOptions) throws(UserNotificationError) -> Bool {
        if let problem { throw problem }
        return try store.askUser(for: options)
    }

    /// Returns the notifications that the user allows.
    public func notificationSettings() async -> UserNotificationSettings {
        store.countQuestion()
        return store.settings
    }

    /// Passes the notifications that the user allows to a closure.
    public func getNotificationSettings(
        completionHandler: @escaping @Sendable (UserNotificationSettings) -> Void
    ) {
        let settings = store.settings
        store.later { completionHandler(settings) }
    }
}
