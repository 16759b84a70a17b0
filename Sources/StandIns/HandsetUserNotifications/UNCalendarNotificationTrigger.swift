/// The condition that the date matches.
open class UNCalendarNotificationTrigger: UNNotificationTrigger,
    @unchecked Sendable  // because nothing in it changes
{
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

    /// The text that iOS prints.
    open override var description: String {
        let name = "NSDateComponents"
        let parts: [(String, Int?)] = [
            ("Calendar Year", dateComponents.year), ("Month", dateComponents.month),
            ("Day", dateComponents.day), ("Hour", dateComponents.hour),
            ("Minute", dateComponents.minute), ("Second", dateComponents.second),
            ("Weekday", dateComponents.weekday),
        ]
        let lines = parts.compactMap { part, value in value.map { "\n    \(part): \($0)" } }
            .joined()
        return NotificationText.text(
            of: self,
            "dateComponents: <\(name): \(NotificationText.pointer(name, lines))> {\(lines), "
                + "repeats: \(repeats ? "YES" : "NO")")
    }
}
