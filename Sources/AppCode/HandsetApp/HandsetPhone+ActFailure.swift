extension HandsetPhone {
    /// An act that cannot be done, or that the app does not survive.
    public struct ActFailure: Error, Hashable, Sendable {
        /// The reason.
        public enum Cause: Hashable, Sendable {
            /// The app asks the user nothing at present.
            case noAlert
            /// The question has no answer with the text, but the others.
            case noAnswer(String, others: [String])
            /// The app has not asked for a button in Settings that leads to it (`providesAppNotificationSettings`).
            case noSettingsButton
            /// The app has not ended these tasks in the background, so that iOS has ended it.
            case backgroundTasksLeft([String])
            /// The app has no scene that iOS could disconnect: it is on the screen, does not run, or has none.
            case noSceneInBackground
            /// The phone shows no call on which the user could act so.
            case noCall
            /// The app has neither fulfilled nor failed the action of this method.
            case callActionOpen(String)
            /// The app has not asked for the task in the background with this identifier, or has no code for it.
            case noBackgroundTask(String)
        }

        /// The reason.
        public var cause: Cause

        /// Creates a failure.
        public init(_ cause: Cause) { self.cause = cause }

        /// The stable name of the reason.
        public var code: String {
            switch cause {
            case .noAlert: "no-alert"
            case .noAnswer: "no-answer"
            case .noSettingsButton: "no-settings-button"
            case .backgroundTasksLeft: "background-tasks-left"
            case .noSceneInBackground: "no-scene-in-background"
            case .noCall: "no-call"
            case .callActionOpen: "call-action-open"
            case .noBackgroundTask: "no-background-task"
            }
        }
    }
}

extension HandsetPhone.ActFailure: CustomStringConvertible {
    /// The reason, and the advice.
    public var description: String {
        switch cause {
        case .noAlert:
            "the app asks the user nothing; let it present a UIAlertController before (\(code))"
        case .noAnswer(let title, let others):
            "the question has no answer \(title), but \(others.joined(separator: ", ")) (\(code))"
        case .noSettingsButton:
            "Settings have no button that leads to the app; ask for .providesAppNotificationSettings in "
                + "requestAuthorization(options:) (\(code))"
        case .noSceneInBackground:
            "the app has no scene in the background that iOS could disconnect; launch it with scenes, and let the user "
                + "go home first (\(code))"
        case .noCall:
            "the phone shows no such call; let the app report one before (\(code))"
        case .callActionOpen(let selector):
            "the app has neither fulfilled nor failed the action of \(selector); call fulfill() or fail() on each path "
                + "(\(code))"
        case .noBackgroundTask(let identifier):
            "the app has not asked for the task \(identifier); let it call BGTaskScheduler.shared.register and "
                + "submit before (\(code))"
        case .backgroundTasksLeft(let names):
            "the app has not ended its tasks in the background: \(names.joined(separator: ", ")); iOS has ended the "
                + "app; call endBackgroundTask(_:) in their expiration handlers (\(code))"
        }
    }
}
