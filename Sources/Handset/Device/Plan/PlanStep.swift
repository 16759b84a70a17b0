/// A thing that happens at a device because of a notification.
public enum PlanStep: Hashable, Sendable {
    /// The system shows or plays something.
    case display(NotificationDisplay)
    /// The app gets a callback.
    case callback(AppCallback)
    /// The system writes a line into the device's log.
    case log(SystemMessage)
}

extension [PlanStep] {
    /// The callbacks among the steps.
    var callbacks: [AppCallback] {
        compactMap { step in
            if case .callback(let callback) = step { callback } else { nil }
        }
    }

    /// The lines that the system logs among the steps.
    var systemMessages: [SystemMessage] {
        compactMap { step in
            if case .log(let message) = step { message } else { nil }
        }
    }
}
