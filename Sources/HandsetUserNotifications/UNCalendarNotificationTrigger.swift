/// The condition that the date matches.
open class UNCalendarNotificationTrigger: UNNotificationTrigger,
    @unchecked Sendable  // because nothing in it changes
{
    /// The components of the date.
    public let dateComponents: DateComponents

    /// Creates the condition.
    ///
    /// - Parameters:
    ///   - dateComponents: The components of the date.
    ///   - repeats: True if the notification is delivered each time.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(.calendar(dateMatching: dateComponents, repeats: repeats))
    }

    /// Returns the next date at which the condition is met.
    public func nextTriggerDate() -> Date? { trigger.nextTriggerDate() }
}
