/// The condition that a time has passed.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger,
    @unchecked Sendable  // because nothing in it changes
{
    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// Creates the condition.
    ///
    /// - Parameters:
    ///   - timeInterval: The time in seconds; greater than 0, and at least 60 if it repeats.
    ///   - repeats: True if the notification is delivered each time.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(.timeInterval(timeInterval, repeats: repeats))
    }

    /// Returns the next date at which the condition is met.
    public func nextTriggerDate() -> Date? { trigger.nextTriggerDate() }

    /// The text that iOS prints.
    open override var description: String {
        let seconds = String(format: "%.6f", timeInterval)
        return NotificationText.text(
            of: self, "repeats: \(repeats ? "YES" : "NO"), timeInterval: \(seconds)")
    }
}
