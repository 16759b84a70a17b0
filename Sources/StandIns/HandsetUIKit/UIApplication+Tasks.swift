extension UIApplication {
    /// The seconds that an app may run after it has left the screen.
    ///
    /// Apple documents no number ("Extending your app's background execution time"). Reports: some 30 since iOS 13.
    package static let backgroundTimeLimit = 30

    /// Begins a task in the background.
    ///
    /// The test lets the time be over, by `HandsetPhone.expireBackgroundTasks()` or `HandsetPhone.advance(by:)`.
    ///
    /// - Parameters:
    ///   - taskName: The name of the task.
    ///   - handler: Called when the time is over. A task that it does not end lets iOS end the app.
    /// - Returns: The identifier of the task.
    public func beginBackgroundTask(
        withName taskName: String? = nil,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        countOfTasks += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: countOfTasks)
        backgroundTasks.append(
            BackgroundTask(identifier: identifier, name: taskName, expire: handler))
        return identifier
    }

    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.removeAll { $0.identifier == identifier }
    }

    /// The seconds that are left in the background; the largest number while the app is on the screen.
    public var backgroundTimeRemaining: TimeInterval {
        guard let secondsInBackground else { return .greatestFiniteMagnitude }
        return TimeInterval(max(0, Self.backgroundTimeLimit - secondsInBackground))
    }

    /// Calls the handlers of the tasks that the app has not ended.
    ///
    /// - Returns: The names of those that it has not ended even then, which makes iOS end the app.
    package func expireBackgroundTasks() -> [String] {
        for task in backgroundTasks { task.expire?() }
        return backgroundTasks.map { $0.name ?? "number \($0.identifier.rawValue)" }
    }
}
