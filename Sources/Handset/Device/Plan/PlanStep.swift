/// A thing that happens at a device because of a notification.
public enum PlanStep: Hashable, Sendable {
    /// The system shows or plays something.
    case display(NotificationDisplay)
    /// The app gets a callback.
    case callback(AppCallback)
    /// The system writes a line into the device's log.
    case log(SystemMessage)
}
