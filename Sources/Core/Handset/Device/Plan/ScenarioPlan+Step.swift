extension ScenarioPlan {
    /// A step at a device after a notification has arrived.
    public enum Step: Hashable, Sendable {
        /// The system shows or plays something.
        case display(NotificationDisplay)
        /// The app gets a callback.
        case callback(AppCallback)
        /// The system logs a message.
        case log(SystemMessage)
    }
}

extension [ScenarioPlan.Step] {
    var callbacks: [AppCallback] {
        compactMap { step in
            if case .callback(let callback) = step { callback } else { nil }
        }
    }

    var systemMessages: [SystemMessage] {
        compactMap { step in
            if case .log(let message) = step { message } else { nil }
        }
    }
}
